import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { setLocale } from '#src/lib/locale.ts';
import { signed } from './release-forms.ts';
import { beginAnew, decided, filledIn, held, open, sentDecisions, sentForms } from './release-pages.tsx';

beforeEach(beginAnew);
const impersonating = { impersonatedBy: 'Pat Doe' };

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
  held.draft = {};
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Choose whether we may share your information');
  expect([...sentForms(), ...sentDecisions()]).toEqual([]);
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
  await waitFor(() => expect(sentDecisions()).toHaveLength(1));
  expect(sentDecisions()).toEqual([{ body: { shares_with: 'nobody' }, idempotencyKey: expect.any(String) as string }]);
  expect(sentForms()).toEqual([]);
});

test('the decision stands with its day, and lets the journey go on', async () => {
  held.decisions = [decided];
  const { user, journey } = open();
  expect(await screen.findByText('You decided this on January 5, 2027.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(journey.getSnapshot().value).toEqual({ 'request-genetic-test-kit': 'viewing' }));
  expect(sentDecisions()).toEqual([]);
});

test('the decision can become a release', async () => {
  held.decisions = [decided];
  const { user } = open();
  await user.click(await screen.findByRole('link', { name: 'Share with someone' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Who may see your results?' })).toBeInTheDocument();
});

test('after the last permission has ended the member decides anew: another form, or nobody', async () => {
  held.forms = [{ ...signed, status: 'REVOKED', revoked_at: '2027-02-01T15:00:00Z' }];
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Share with nobody' }));
  await waitFor(() => expect(sentDecisions()).toHaveLength(1));
  expect(sentDecisions()[0]?.body).toEqual({ shares_with: 'nobody' });
});

test('an admin who impersonates the member can’t decide for them to share with nobody', async () => {
  open('', impersonating);
  expect(await screen.findByText('Only the member can do this')).toBeInTheDocument();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByRole('link', { name: 'Fill in the form' })).toBeInTheDocument();
});

test('an end more than five years ahead is refused beside its field', async () => {
  held.draft = { ...filledIn, expires_on: '2107-01-01' };
  const { user } = open('form');
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Choose a date within the next 5 years');
});

test('what the member wrote stays as it is in another language', async () => {
  held.draft = filledIn;
  const { user } = open('form');
  const recipient = await screen.findByLabelText(/Who may get it/);
  await user.clear(recipient);
  await user.type(recipient, 'Dr. Cruz');
  act(() => setLocale('es'));
  expect(screen.getByLabelText(/Quién la entregará/)).toHaveValue('Novi');
  expect(screen.getByLabelText(/Quién la recibirá/)).toHaveValue('Dr. Cruz');
});

test('an admin who impersonates the member can read the form but is offered neither signature nor revocation', async () => {
  held.draft = filledIn;
  open('check', impersonating);
  expect(await screen.findByText('Only the member can do this')).toBeInTheDocument();
  expect(screen.getByText('It may be given to: Dr. Lee.')).toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Sign this form' })).not.toBeInTheDocument();
  cleanup();
  held.forms = [signed];
  open('', impersonating);
  expect(await screen.findByText('Only the member can do this')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Revoke/ })).not.toBeInTheDocument();
  expect(screen.queryByText(/You do not have to use the button/)).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Sign another form' })).not.toBeInTheDocument();
  cleanup();
  held.forms = [];
  open('form', impersonating);
  expect(await screen.findByText(/only they can sign it/)).toBeInTheDocument();
});
