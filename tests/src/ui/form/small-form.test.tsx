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

test('once it was refused, a field is looked at anew with each change', async () => {
  const { user } = show(
    <SmallForm
      checks={{ code: (value) => (value.length < 3 ? formTexts.needed : undefined) }}
      rechecks
      onSubmit={() => undefined}
    >
      <TextField name="code" label="Code" />
      <SubmitButton>Send</SubmitButton>
    </SmallForm>,
  );
  const code = screen.getByLabelText('Code');
  await user.type(code, '12');
  expect(code).toBeValid();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(code).toBeInvalid());
  await user.type(code, '3');
  expect(code).toBeValid();
  await user.type(code, '{Backspace}');
  expect(code).toBeInvalid();
});

test('what the checks need is waited for, and asked for again where it did not come', async () => {
  const sent: string[] = [];
  const answers = ['offline', 'offline', 'here'];
  const prepare = () => (answers.shift() === 'here' ? Promise.resolve() : Promise.reject(new Error('offline')));
  const { user } = show(
    <SmallForm
      checks={{ code: () => (answers.length > 0 ? formTexts.needed : undefined) }}
      prepare={prepare}
      retry={false}
      onSubmit={({ code }) => sent.push(code)}
    >
      <TextField name="code" label="Code" />
      <SubmitButton>Send</SubmitButton>
    </SmallForm>,
  );
  await user.type(screen.getByLabelText('Code'), '12');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach Novi.');
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(sent).toEqual(['12']));
});
