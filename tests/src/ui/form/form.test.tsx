import { useMutation } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { ApiError } from '#src/lib/api/api-error.ts';
import { fieldError, setLocale } from '#src/lib/locale.ts';
import { formTexts } from '#src/texts/forms.ts';
import { CheckboxField } from '#src/ui/fields/choices.tsx';
import { useFieldValue } from '#src/ui/fields/source.ts';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { Form } from '#src/ui/form/form.tsx';
import { mutationForm } from '#src/ui/form/mutation-form.ts';
import { SubmitButton } from '#src/ui/form/submit-button.tsx';
import { show } from '../../show.tsx';

// The schema's order is not the page's on purpose.
const schema = z.object({
  zip: z.string().regex(/^\d{5}$/),
  name: z.string().min(1),
  agrees: z.boolean().refine(Boolean, fieldError(formTexts.chooseOne)),
});
type Values = z.output<typeof schema>;

function Sample(props: {
  onSubmit: (values: Values) => Promise<void> | void;
  busy?: boolean;
  failure?: unknown;
  onValues?: (values: Values) => void;
}) {
  return (
    <Form schema={schema} defaultValues={{ zip: '', name: '', agrees: false }} {...props}>
      <TextField name="name" label="Name" />
      <TextField name="zip" label="Zip code" hint="5 digits" />
      <CheckboxField name="agrees" label="I agree" />
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}

/** The same, saved by a mutation. */
function SavedSample({ save }: { save: (values: Values) => Promise<unknown> }) {
  const mutation = useMutation({ mutationFn: save });
  return <Sample {...mutationForm(mutation, (values: Values) => values)} />;
}

const send = () => screen.getByRole('button', { name: 'Send' });

async function fillIn(user: ReturnType<typeof show>['user']) {
  await user.type(screen.getByLabelText('Name'), 'Ana');
  await user.type(screen.getByLabelText('Zip code'), '94110');
  await user.click(screen.getByLabelText('I agree'));
}

/** A question that a press brings to the page. */
function WithMore({ onSubmit }: { onSubmit: () => void }) {
  const more = z
    .object({ name: z.string().min(1), illness: z.object({ had: z.boolean(), since: z.string() }) })
    .check(({ value, issues }) => {
      if (value.illness.had && value.illness.since === '')
        issues.push({ code: 'custom', input: value, path: ['illness', 'since'], message: 'Say since when' });
    });
  return (
    <Form schema={more} defaultValues={{ name: '', illness: { had: false, since: '' } }} onSubmit={onSubmit}>
      <TextField name="name" label="Name" />
      <Since />
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}

function Since() {
  const [illness, setIllness] = useFieldValue('illness');
  if ((illness as { had: boolean }).had) return <TextField name="illness.since" label="Since when" />;
  return (
    <button type="button" onClick={() => setIllness({ had: true, since: '' })}>
      Ill
    </button>
  );
}

describe('a refused form', () => {
  it('is quiet about a question that came to the page afterwards, until the next try', async () => {
    const onSubmit = vi.fn();
    const { user } = show(<WithMore onSubmit={onSubmit} />);
    await user.click(send());
    await user.click(screen.getByRole('button', { name: 'Ill' }));
    // Once the values have been looked at.
    await act(async () => {});
    expect(screen.getByLabelText('Since when')).toBeValid();
    expect(screen.getByRole('alert')).toHaveTextContent('There is a problemAnswer this question');
    await user.type(screen.getByLabelText('Name'), 'Ana');
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(screen.queryByText('Say since when')).not.toBeInTheDocument();
    await user.click(send());
    await waitFor(() => expect(screen.getByLabelText('Since when')).toHaveFocus());
    expect(screen.getByLabelText('Since when')).toBeInvalid();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('says every problem on top in the page’s order, and beside its field', async () => {
    const onSubmit = vi.fn();
    const { user } = show(<Sample onSubmit={onSubmit} />);
    await user.click(send());
    const summary = await screen.findByRole('alert');
    expect(within(summary).getByText('There are 3 problems')).toBeVisible();
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Answer this question', 'Answer this question', 'Choose one of the answers']);
    const zip = screen.getByLabelText('Zip code');
    expect(zip).toBeInvalid();
    expect(zip).toHaveAccessibleDescription('5 digits Error: Answer this question');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('puts the focus on the first field with a problem, and again at the next try', async () => {
    const { user } = show(<Sample onSubmit={vi.fn()} />);
    await user.click(send());
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
    await user.type(screen.getByLabelText('Name'), 'Ana');
    await user.click(send());
    await waitFor(() => expect(screen.getByLabelText('Zip code')).toHaveFocus());
  });

  it('leads from a line of the summary to its field, and leaves the address alone', async () => {
    const { user } = show(<Sample onSubmit={vi.fn()} />);
    await user.click(send());
    await user.click(await screen.findByRole('link', { name: 'Choose one of the answers' }));
    expect(screen.getByLabelText('I agree')).toHaveFocus();
    expect(window.location.hash).toBe('');
  });

  it('keeps what was typed, and drops a problem as soon as it is mended', async () => {
    const { user } = show(<Sample onSubmit={vi.fn()} />);
    await user.type(screen.getByLabelText('Zip code'), '941');
    await user.click(send());
    expect(await screen.findByRole('link', { name: 'Check how this is written' })).toBeVisible();
    expect(screen.getByLabelText('Zip code')).toHaveValue('941');
    await user.type(screen.getByLabelText('Zip code'), '10');
    await waitFor(() => expect(screen.getByLabelText('Zip code')).toBeValid());
  });

  it('changes the language of its problems with the page', async () => {
    const { user } = show(<Sample onSubmit={vi.fn()} />);
    await user.click(send());
    await screen.findByText('There are 3 problems');
    act(() => setLocale('es'));
    expect(await screen.findByText('Hay 3 problemas')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Elija una de las respuestas' })).toBeVisible();
    act(() => setLocale('en'));
  });
});

describe('a form that is sent', () => {
  it('gives the checked values once, however often the button is pressed', async () => {
    let finish = () => {};
    const save = vi.fn((_: Values) => new Promise<void>((resolve) => (finish = resolve)));
    const { user } = show(<SavedSample save={save} />);
    await fillIn(user);
    await user.dblClick(send());
    const busy = await screen.findByRole('button', { name: 'Saving …' });
    await user.click(busy);
    expect(save).toHaveBeenCalledOnce();
    expect(save.mock.lastCall?.[0]).toEqual({ name: 'Ana', zip: '94110', agrees: true });
    expect(screen.getByRole('status', { hidden: true })).toHaveTextContent('Saving …');
    act(() => finish());
    expect(await screen.findByRole('button', { name: 'Send' })).toBeEnabled();
  });

  it('does not send while a machine is saving', async () => {
    const onSubmit = vi.fn();
    const { user } = show(<Sample onSubmit={onSubmit} busy />);
    await fillIn(user);
    await user.type(screen.getByLabelText('Name'), '{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('tells of every change, for a draft', async () => {
    const onValues = vi.fn();
    const { user } = show(<Sample onSubmit={vi.fn()} onValues={onValues} />);
    await user.type(screen.getByLabelText('Name'), 'A');
    expect(onValues).toHaveBeenLastCalledWith({ name: 'A', zip: '', agrees: false });
  });
});

describe('a failed save', () => {
  it('says so, keeps what was typed, and works at the next try', async () => {
    const save = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(undefined);
    const { user } = show(<SavedSample save={save} />);
    await fillIn(user);
    await user.click(send());
    const banner = await screen.findByRole('alert');
    expect(banner).toHaveFocus();
    expect(banner).toHaveTextContent('Something went wrong on our side. What you typed is still here.');
    expect(screen.getByLabelText('Name')).toHaveValue('Ana');
    await user.click(within(banner).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(save).toHaveBeenCalledTimes(2);
    expect(send()).toHaveFocus();
  });

  it('shows the sentence for what the identity provider says, and never its own words', async () => {
    const failure = Object.assign(new Error('Firebase: Error (auth/network-request-failed).'), {
      code: 'auth/network-request-failed',
    });
    show(<Sample onSubmit={vi.fn()} failure={failure} />);
    const banner = await screen.findByRole('alert');
    expect(banner).toHaveTextContent('We can’t reach Novi right now. Check your internet connection and try again.');
    expect(banner).not.toHaveTextContent('Firebase');
  });

  it('shows the API’s own sentence', async () => {
    show(<Sample onSubmit={vi.fn()} failure={new ApiError(412, 'stale', 'Somebody changed this meanwhile.')} />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Somebody changed this meanwhile.');
  });

  it('puts the API’s problems beside their fields and focuses the first', async () => {
    const failure = new ApiError(422, 'unprocessable', 'Check the answers.', [
      { path: '/zip', message: 'This zip code is not in Texas.' },
    ]);
    const { user } = show(<SavedSample save={vi.fn().mockRejectedValue(failure)} />);
    await fillIn(user);
    await user.click(send());
    const summary = await screen.findByRole('alert');
    expect(within(summary).getByRole('link', { name: 'This zip code is not in Texas.' })).toBeVisible();
    expect(screen.getByLabelText('Zip code')).toHaveAccessibleDescription(
      '5 digits Error: This zip code is not in Texas.',
    );
    await waitFor(() => expect(screen.getByLabelText('Zip code')).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('drops the API’s problem once its field changes, and keeps it off until the new value was refused, too', async () => {
    const failure = () =>
      new ApiError(422, 'unprocessable', 'Check the answers.', [
        { path: '/zip', message: 'This zip code is not in Texas.' },
        { path: '/name', message: 'This name is taken.' },
      ]);
    const save = vi.fn<() => Promise<never>>().mockImplementation(() => Promise.reject(failure()));
    const { user } = show(<SavedSample save={save} />);
    await fillIn(user);
    await user.click(send());
    const zip = screen.getByLabelText('Zip code');
    await waitFor(() => expect(zip).toBeInvalid());
    await user.clear(zip);
    await user.type(zip, '73301');
    expect(screen.queryAllByText(/not in Texas/)).toEqual([]);
    expect(zip).toBeValid();
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Error: This name is taken.');
    await user.type(screen.getByLabelText('Name'), ' B');
    expect(screen.queryByRole('alert')).toBeNull();
    // A press that the form itself refuses sends nothing, and brings nothing of that back.
    await user.click(screen.getByLabelText('I agree'));
    await user.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent('There is a problemChoose one of the answers');
    expect(save).toHaveBeenCalledOnce();
    await user.click(screen.getByLabelText('I agree'));
    await user.click(send());
    await waitFor(() => expect(zip).toHaveAccessibleDescription('5 digits Error: This zip code is not in Texas.'));
  });

  it('shows a problem that no field explains as a banner', async () => {
    const failure = new ApiError(409, 'step_refused', 'You have to log in again.', [
      { path: '/step', message: 'Too early' },
    ]);
    show(<Sample onSubmit={vi.fn()} failure={failure} />);
    expect(await screen.findByRole('alert')).toHaveTextContent('You have to log in again.');
  });
});
