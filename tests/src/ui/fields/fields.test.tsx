import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { isCalendarDate } from '#domain/dates.ts';
import { fieldError } from '#src/lib/locale.ts';
import { formTexts } from '#src/texts/forms.ts';
import { CheckboxGroupField, RadioGroupField } from '#src/ui/fields/choices.tsx';
import { DateField } from '#src/ui/fields/date-field.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { useFieldValue } from '#src/ui/fields/source.ts';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { Form } from '#src/ui/form/form.tsx';
import { SubmitButton } from '#src/ui/form/submit-button.tsx';
import { show } from '../../show.tsx';

const send = () => screen.getByRole('button', { name: 'Send' });

describe('a date', () => {
  const schema = z.object({ birth: z.string().refine(isCalendarDate, fieldError(formTexts.dateFormat)) });

  function showDate(birth = '') {
    const onSubmit = vi.fn();
    const shown = show(
      <Form schema={schema} defaultValues={{ birth }} onSubmit={onSubmit}>
        <DateField name="birth" label="Date of birth" hint="For example: April 3, 1985" />
        <SubmitButton>Send</SubmitButton>
      </Form>,
    );
    return { ...shown, onSubmit };
  }

  it('is typed in three parts and sent as YYYY-MM-DD', async () => {
    const { user, onSubmit } = showDate();
    await user.selectOptions(screen.getByLabelText('Month'), 'April');
    await user.type(screen.getByLabelText('Day'), '3');
    await user.type(screen.getByLabelText('Year'), '1985');
    expect(screen.getByLabelText('Day')).toHaveValue('3');
    await user.click(send());
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ birth: '1985-04-03' }, ''));
  });

  it('comes back as it was kept', () => {
    showDate('1985-04-03');
    expect(screen.getByLabelText('Month')).toHaveDisplayValue('April');
    expect(screen.getByLabelText('Day')).toHaveValue('03');
    expect(screen.getByLabelText('Year')).toHaveValue('1985');
  });

  it.each([
    ['unfinished', 'April', '', '1985'],
    ['not in the calendar', 'February', '30', '1985'],
  ])(
    'is refused when it is %s, keeps its parts, and says what is wrong for the whole group',
    async (_, month, day, year) => {
      const { user, onSubmit } = showDate();
      await user.selectOptions(screen.getByLabelText('Month'), month);
      if (day) await user.type(screen.getByLabelText('Day'), day);
      await user.type(screen.getByLabelText('Year'), year);
      await user.click(send());
      const group = screen.getByRole('group', { name: 'Date of birth' });
      await waitFor(() => expect(group).toHaveAccessibleDescription(/Error: Enter a real date/));
      expect(screen.getByLabelText('Month')).toHaveFocus();
      expect(screen.getByLabelText('Year')).toHaveValue(year);
      expect(onSubmit).not.toHaveBeenCalled();
    },
  );
});

describe('choices', () => {
  const options = [
    { value: 'yes', label: 'Yes' },
    { value: 'no', label: 'No', hint: 'Or not that you know' },
  ];
  const schema = z.object({
    adopted: z.enum(['yes', 'no']),
    conditions: z.array(z.string()),
    state: z.string().min(1),
  });

  function showChoices() {
    const onSubmit = vi.fn();
    const shown = show(
      <Form schema={schema} defaultValues={{ conditions: [], state: '' }} onSubmit={onSubmit}>
        <RadioGroupField name="adopted" label="Were you adopted?" options={options} />
        <OnlyWhenAdopted />
        <CheckboxGroupField
          name="conditions"
          label="Conditions"
          options={[...options, { value: 'other', label: 'Other' }]}
          optional
        />
        <SelectField name="state" label="State" options={[{ value: 'TX', label: 'Texas' }]} />
        <SubmitButton>Send</SubmitButton>
      </Form>,
    );
    return { ...shown, onSubmit };
  }

  function OnlyWhenAdopted() {
    const [adopted] = useFieldValue('adopted');
    return adopted === 'yes' && <p>Tell us what you know.</p>;
  }

  it('send what was chosen', async () => {
    const { user, onSubmit } = showChoices();
    const radios = within(screen.getByRole('radiogroup', { name: 'Were you adopted?' }));
    const boxes = within(screen.getByRole('group', { name: 'Conditions (optional)' }));
    await user.click(radios.getByLabelText('Yes'));
    await user.click(boxes.getByLabelText('Yes'));
    await user.click(boxes.getByLabelText('Other'));
    await user.selectOptions(screen.getByLabelText('State'), 'Texas');
    await user.click(send());
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith({ adopted: 'yes', conditions: ['yes', 'other'], state: 'TX' }, ''),
    );
  });

  it('can open a further question', async () => {
    const { user } = showChoices();
    expect(screen.queryByText('Tell us what you know.')).toBeNull();
    await user.click(within(screen.getByRole('radiogroup')).getByLabelText('Yes'));
    expect(screen.getByText('Tell us what you know.')).toBeVisible();
  });

  it('say what is missing, and the first answer gets the focus', async () => {
    const { user } = showChoices();
    await user.click(send());
    const group = screen.getByRole('radiogroup', { name: 'Were you adopted?' });
    await waitFor(() => expect(group).toBeInvalid());
    expect(group).toHaveAccessibleDescription('Error: Answer this question');
    expect(within(group).getByLabelText('Yes')).toHaveFocus();
    expect(within(group).getByRole('radio', { name: /No/ })).toHaveAccessibleDescription('Or not that you know');
  });
});

describe('a field outside a form', () => {
  it('ties its error and hint to its control all the same', () => {
    show(<TextField name="zip" label="Zip code" hint="5 digits" error="Enter a zip code" />);
    expect(screen.getByLabelText('Zip code')).toHaveAccessibleDescription('5 digits Error: Enter a zip code');
    expect(screen.getByLabelText('Zip code')).toBeRequired();
  });

  it('says "optional" where nothing has to be answered', () => {
    show(<TextField name="nickname" label="Nickname" optional />);
    expect(screen.getByLabelText('Nickname (optional)')).not.toBeRequired();
  });
});
