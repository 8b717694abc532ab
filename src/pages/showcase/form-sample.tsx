import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import * as z from 'zod/mini';
import { isCalendarDate } from '#domain/dates.ts';
import { zipPattern } from '#domain/validation.ts';
import type { Words } from '#domain/words.ts';
import { BareLayout } from '../../layouts/bare-layout.tsx';
import { queryClient } from '../../lib/api/queries.ts';
import { fieldError, useWords } from '../../lib/locale.ts';
import { commonTexts } from '../../texts/common.ts';
import { formTexts } from '../../texts/forms.ts';
import { BackLink } from '../../ui/back-link.tsx';
import {
  CheckboxField,
  CheckboxGroupField,
  DateField,
  RadioGroupField,
  SelectField,
  TextAreaField,
  TextField,
} from '../../ui/fields/index.ts';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { PasswordStrength } from '../../ui/fields/password-strength.tsx';
import { Form, mutationForm, SubmitButton } from '../../ui/form/index.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Actions, Stack } from '../../ui/stack.tsx';
import { sample } from './sample.ts';

/** Every field in one form. It fails twice: once with a problem at the zip code, once as a whole. */
export function FormSample() {
  const t = useWords();
  const tries = useRef(0);
  const save = useMutation({ mutationFn: () => failInTurn((tries.current += 1)) }, queryClient);
  const options = (words: readonly { value: string; label: Words; hint?: Words }[]) =>
    words.map(({ value, label, hint }) => ({ value, label: t(label), ...(hint && { hint: t(hint) }) }));
  return (
    <BareLayout>
      <Stack gap="md">
        <PageHeading lead={t(texts.lead)}>{t(texts.title)}</PageHeading>
        <Form schema={schema} defaultValues={EMPTY} {...mutationForm(save, () => undefined)}>
          <TextField name="name" label={t(texts.name)} hint={t(texts.nameHint)} autoComplete="given-name" />
          <TextField name="nickname" label={t(texts.nickname)} optional />
          <DateField name="birth" label={t(texts.birth)} hint={t(texts.birthHint)} birthday />
          <SelectField name="state" label={t(texts.state)} options={STATES} />
          <TextField name="zip" label={t(texts.zip)} inputMode="numeric" autoComplete="postal-code" />
          <PasswordField
            name="password"
            label={t(texts.password)}
            autoComplete="new-password"
            strength={PasswordStrength}
          />
          <RadioGroupField name="sex" label={t(texts.sex)} options={options(SEXES)} />
          <RadioGroupField name="adopted" label={t(texts.adopted)} options={options(YES_NO)} inline />
          <CheckboxGroupField
            name="conditions"
            label={t(texts.conditions)}
            hint={t(texts.all)}
            options={options(CONDITIONS)}
          />
          <TextAreaField name="more" label={t(texts.more)} optional />
          <CheckboxField name="agrees" label={t(texts.agrees)} />
          <Actions>
            <SubmitButton>{t(texts.save)}</SubmitButton>
            <BackLink to="/ui" />
          </Actions>
        </Form>
      </Stack>
    </BareLayout>
  );
}

const schema = z.object({
  name: z.string().check(z.minLength(1)),
  nickname: z.string(),
  birth: z.string().check(z.refine(isCalendarDate, fieldError(formTexts.dateFormat))),
  state: z.string().check(z.minLength(1, fieldError(formTexts.chooseOne))),
  zip: z.string().check(z.regex(zipPattern)),
  password: z.string().check(z.minLength(8)),
  sex: z.enum(['female', 'male', 'other']),
  adopted: z.enum(['yes', 'no', 'unknown'], fieldError(formTexts.chooseOne)),
  conditions: z.array(z.string()).check(z.minLength(1, fieldError(formTexts.chooseOne))),
  more: z.string().check(z.maxLength(500)),
  agrees: z.literal(true, fieldError(formTexts.needed)),
});

const EMPTY = {
  name: '',
  nickname: '',
  birth: '',
  state: '',
  zip: '',
  password: '',
  conditions: [],
  more: '',
};

/** What comes of a try, by how many there were. */
async function failInTurn(tries: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 1500));
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
  { value: 'female', label: sample('Female', 'Femenino') },
  { value: 'male', label: sample('Male', 'Masculino') },
  {
    value: 'other',
    label: sample('Another answer', 'Otra respuesta'),
    hint: sample('Intersex, for example', 'Intersexual, por ejemplo'),
  },
];
const YES_NO = [
  { value: 'yes', label: commonTexts.yes },
  { value: 'no', label: commonTexts.no },
  { value: 'unknown', label: commonTexts.notSure },
];
const CONDITIONS = [
  { value: 'cancer', label: sample('Cancer', 'Cáncer') },
  {
    value: 'heart',
    label: sample('A heart disease that runs in the family', 'Una enfermedad del corazón que es de familia'),
  },
  { value: 'none', label: sample('None of these', 'Ninguna de estas') },
];
const texts = {
  title: sample('Every field', 'Todos los campos'),
  lead: sample(
    'Press Save to see all problems. With good answers, the first save fails.',
    'Pulse Guardar para ver todos los problemas. Con buenas respuestas, el primer intento falla.',
  ),
  name: sample('Legal first name', 'Nombre legal'),
  nameHint: sample('As on your driver’s license or passport', 'Como en su licencia de conducir o pasaporte'),
  nickname: sample('What should we call you?', '¿Cómo quiere que le llamemos?'),
  birth: sample('Date of birth', 'Fecha de nacimiento'),
  birthHint: sample('For example: April 3, 1985', 'Por ejemplo: 3 de abril de 1985'),
  state: sample('State you live in', 'Estado en el que vive'),
  zip: sample('ZIP code', 'Código postal'),
  password: sample('New password', 'Contraseña nueva'),
  sex: sample('Sex assigned at birth', 'Sexo asignado al nacer'),
  adopted: sample('Were you adopted?', '¿Fue usted adoptado?'),
  conditions: sample('Which of these have you had?', '¿Cuáles de estas ha tenido?'),
  all: sample('Choose all that fit.', 'Elija todas las que correspondan.'),
  more: sample('Anything else?', '¿Algo más?'),
  agrees: sample('I have read what the test can and can’t say', 'He leído qué puede y qué no puede decir la prueba'),
  save: sample('Save', 'Guardar'),
};
