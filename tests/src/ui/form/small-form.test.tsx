import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { formTexts } from '#src/texts/forms.ts';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { SmallForm } from '#src/ui/form/small-form.tsx';
import { SubmitButton } from '#src/ui/form/submit-button.tsx';
import { show } from '../../show.tsx';

test('what was refused is no longer said of a field that has changed, until that was refused, too', async () => {
  const sent: string[] = [];
  const { user } = show(
    <SmallForm
      checks={{ code: (value) => (value === '' ? formTexts.needed : undefined), name: () => undefined }}
      onSubmit={({ code }) => sent.push(code)}
      failure="This code is wrong."
      failedField="code"
    >
      <TextField name="code" label="Code" />
      <TextField name="name" label="Name" />
      <SubmitButton>Send</SubmitButton>
    </SmallForm>,
  );
  const code = screen.getByLabelText('Code');
  await user.type(screen.getByLabelText('Name'), 'Ana');
  expect(code).toHaveAccessibleDescription('Error: This code is wrong.');
  await user.type(code, '1');
  expect(code).toBeValid();
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(sent).toEqual(['1']);
  await waitFor(() => expect(code).toBeInvalid());
});

test('what was refused is said, though somebody typed on while it was sent', async () => {
  const form = (busy: boolean) => (
    <SmallForm
      checks={{ code: () => undefined }}
      onSubmit={() => undefined}
      busy={busy}
      failure="This code is wrong."
      failedField="code"
    >
      <TextField name="code" label="Code" />
      <SubmitButton>Send</SubmitButton>
    </SmallForm>
  );
  const { user, showAgain } = show(form(true));
  await user.type(screen.getByLabelText('Code'), '1');
  showAgain(form(false));
  expect(screen.getByLabelText('Code')).toHaveAccessibleDescription('Error: This code is wrong.');
});
