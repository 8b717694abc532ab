import { z } from 'zod';
import { isCalendarDate } from '../../../domain/dates.ts';
import { zipPattern } from '../../../domain/validation.ts';
import { BareLayout } from '../../layouts/BareLayout.tsx';
import { formTexts } from '../../texts/forms.ts';
import { say } from '../../texts/locale.ts';
import { BackLink } from '../BackLink.tsx';
import {
  CheckboxField,
  CheckboxGroupField,
  DateField,
  RadioGroupField,
  SelectField,
  TextAreaField,
  TextField,
} from '../fields/index.ts';
import { Form } from '../form/Form.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { PageHeading } from '../PageHeading.tsx';
import { Actions, Stack } from '../Stack.tsx';

/** Every field in one form. It fails twice: once with a problem at the zip code, once as a whole. */
export function FormSample() {
  return (
    <BareLayout>
      <Stack gap="md">
        <PageHeading lead="Press Save to see all problems. With good answers, the first save fails.">
          Every field
        </PageHeading>
        <Form schema={schema} defaultValues={EMPTY} onSubmit={failInTurn}>
          <TextField
            name="name"
            label="Legal first name"
            hint="As on your driver’s license or passport"
            autoComplete="given-name"
          />
          <TextField name="nickname" label="What should we call you?" optional />
          <DateField name="birth" label="Date of birth" hint="For example: April 3, 1985" birthday />
          <SelectField name="state" label="State you live in" options={STATES} />
          <TextField name="zip" label="Zip code" inputMode="numeric" autoComplete="postal-code" />
          <RadioGroupField name="sex" label="Sex assigned at birth" options={SEXES} />
          <RadioGroupField name="adopted" label="Were you adopted?" options={YES_NO} inline />
          <CheckboxGroupField
            name="conditions"
            label="Which of these have you had?"
            hint="Choose all that fit."
            options={CONDITIONS}
          />
          <TextAreaField name="more" label="Anything else?" optional />
          <CheckboxField name="agrees" label="I have read what the test can and can’t say" />
          <Actions>
            <SubmitButton>Save</SubmitButton>
            <BackLink to="/ui" />
          </Actions>
        </Form>
      </Stack>
    </BareLayout>
  );
}

const schema = z.object({
  name: z.string().min(1),
  nickname: z.string(),
  birth: z.string().refine(isCalendarDate, say(formTexts.dateFormat)),
  state: z.string().min(1, say(formTexts.chooseOne)),
  zip: z.string().regex(zipPattern),
  sex: z.enum(['female', 'male', 'other']),
  adopted: z.enum(['yes', 'no', 'unknown'], say(formTexts.chooseOne)),
  conditions: z.array(z.string()).min(1, say(formTexts.chooseOne)),
  more: z.string().max(500),
  agrees: z.literal(true, say(formTexts.needed)),
});

const EMPTY = {
  name: '',
  nickname: '',
  birth: '',
  state: '',
  zip: '',
  conditions: [],
  more: '',
};

let tries = 0;

async function failInTurn(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 1500));
  tries += 1;
  if (tries % 3 === 1)
    throw Object.assign(new Error('Check the marked answers.'), { code: 'invalid', errors: ZIP_PROBLEM });
  if (tries % 3 === 2) throw new TypeError('Failed to fetch');
}

const ZIP_PROBLEM = [{ path: '/zip', message: 'This zip code is not in the state that you chose.' }];
const STATES = [
  { value: 'CA', label: 'California' },
  { value: 'NY', label: 'New York' },
  { value: 'TX', label: 'Texas' },
];
const SEXES = [
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
  { value: 'other', label: 'Another answer', hint: 'Intersex, for example' },
];
const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
  { value: 'unknown', label: 'I don’t know' },
];
const CONDITIONS = [
  { value: 'cancer', label: 'Cancer' },
  { value: 'heart', label: 'A heart disease that runs in the family' },
  { value: 'none', label: 'None of these' },
];
