import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setLocale } from '#src/lib/locale.ts';
import { acting, backend, journey } from './release-fakes.ts';
import { signed } from './release-forms.ts';
import { beginAnew, filledIn, leave, open } from './release-pages.tsx';

vi.mock('#src/lib/api/client.ts', async () => ({ api: (await import('./release-fakes.ts')).api }));
vi.mock('#src/features/session/auth-provider.tsx', async () => (await import('./release-fakes.ts')).session);
vi.mock('#src/features/session/use-is-acting.ts', async () => (await import('./release-fakes.ts')).useIsActing);
vi.mock('#src/features/journey/use-journey.ts', async () => (await import('./release-fakes.ts')).useJourney);

beforeEach(beginAnew);
afterEach(leave);

test('a form that is not filled in can’t be read for signing: it is filled in first, and says what is missing', async () => {
  const { user } = open('check');
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  const problems = within(await screen.findByRole('alert')).getAllByRole('link');
  expect(problems.map((link) => link.textContent)).toEqual([
    'Choose at least one thing to share',
    'Say who may get your information',
    'Choose what it is for',
  ]);
});

test('the step begins with whether to share at all; nothing is chosen for the member, and no form stands there', async () => {
  backend.draft = {};
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Choose whether we may share your information');
  expect(journey.complete).not.toHaveBeenCalled();
  await user.click(screen.getByLabelText(/Share with someone I choose/));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Who may see your results?' })).toBeInTheDocument();
  // Nobody signs a release to themselves.
  expect(screen.queryByRole('button', { name: /only me/i })).toBeNull();
});

test('who shares with nobody signs nothing: the decision is sent, with one key', async () => {
  const { user } = open();
  await user.click(await screen.findByLabelText(/Share with nobody/));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(journey.complete).toHaveBeenCalledTimes(1));
  expect(journey.complete.mock.calls[0]?.[0]).toEqual({
    body: { shares_with: 'nobody' },
    idempotencyKey: expect.any(String) as string,
  });
});

test('the decision stands with its day, lets the journey go on, and can become a release', async () => {
  const decided = { id: 'd', patient_id: 'm', shares_with: 'nobody', decided_at: '2027-01-05T15:00:00Z' } as const;
  backend.decisions = [{ ...decided, stands: true }];
  const { user } = open();
  expect(await screen.findByText('You decided this on January 5, 2027.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(journey.complete).toHaveBeenCalledWith();
  await user.click(screen.getByRole('link', { name: 'Share with someone' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Who may see your results?' })).toBeInTheDocument();
});

test('after the last permission has ended the member decides anew: another form, or nobody', async () => {
  backend.forms = [{ ...signed, status: 'REVOKED', revoked_at: '2027-02-01T15:00:00Z' }];
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Share with nobody' }));
  await waitFor(() => expect(journey.complete).toHaveBeenCalledTimes(1));
  expect(journey.complete.mock.calls[0]?.[0]).toMatchObject({ body: { shares_with: 'nobody' } });
});

test('an admin who acts as the member can’t decide for them to share with nobody', async () => {
  acting.isActing = true;
  open();
  expect(await screen.findByText('Only the member can do this')).toBeInTheDocument();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByRole('link', { name: 'Fill in the form' })).toBeInTheDocument();
});

test('an end more than five years ahead is refused beside its field', async () => {
  backend.draft = { ...filledIn, expires_on: '2107-01-01' };
  const { user } = open('form');
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Choose a date within the next 5 years');
});

test('what the member wrote stays as it is in another language', async () => {
  backend.draft = filledIn;
  const { user } = open('form');
  const recipient = await screen.findByLabelText(/Who may get it/);
  await user.clear(recipient);
  await user.type(recipient, 'Dr. Cruz');
  act(() => setLocale('es'));
  expect(screen.getByLabelText(/Quién la entregará/)).toHaveValue('Novi');
  expect(screen.getByLabelText(/Quién la recibirá/)).toHaveValue('Dr. Cruz');
});

test('an admin who acts as the member can read the form but is offered neither signature nor revocation', async () => {
  acting.isActing = true;
  backend.draft = filledIn;
  open('check');
  expect(await screen.findByText('Only the member can do this')).toBeInTheDocument();
  expect(screen.getByText('It may be given to: Dr. Lee.')).toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Sign this form' })).not.toBeInTheDocument();
  cleanup();
  backend.forms = [signed];
  open();
  expect(await screen.findByText('Only the member can do this')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Revoke/ })).not.toBeInTheDocument();
  expect(screen.queryByText(/You do not have to use the button/)).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Sign another form' })).not.toBeInTheDocument();
  cleanup();
  backend.forms = [];
  open('form');
  expect(await screen.findByText(/only they can sign it/)).toBeInTheDocument();
});
