import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { holder, support } from '#src/lib/settings.ts';
import { signed } from './release-forms.ts';
import { beginAnew, filledIn, held, open } from './release-pages.tsx';
import { backend, refusal } from '#tests/harness/backend.ts';

beforeEach(beginAnew);
const path = '/roi-forms/{roiFormId}';

test('what was signed stays on the screen while the journey goes on from it, also beside the draft of another form', async () => {
  held.draft = filledIn;
  held.forms = [signed];
  backend.waits('put', '/users/{userId}');
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('button', { name: 'Saving …' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Sign the form' })).not.toBeInTheDocument();
});

test.each([
  ['names the contact of today under the wording that names one', '1.1.0', 1],
  ['names no contact that could change under the wording after it', '1.3.0', 0],
])('a signed copy %s', async (_, statements_version, times) => {
  held.forms = [{ ...signed, statements_version }];
  open();
  const copy = within(await screen.findByRole('article'));
  expect(copy.getByText(/You can take back/)).toBeInTheDocument();
  expect(copy.queryAllByText((text) => text.includes(support.email))).toHaveLength(times);
  expect(copy.queryAllByText((text) => text.includes(support.phone))).toHaveLength(times);
});

test('a signed copy says whose it is and where a notice goes as it was signed, whatever is so today', async () => {
  held.forms = [signed];
  open();
  const copy = within(await screen.findByRole('article'));
  const how = copy.getByText(/You can take back/);
  expect(how).toHaveTextContent('write an e-mail to records@then.example');
  expect(how).toHaveTextContent('send a letter to 1 Then Street, Chicago');
  expect(how).not.toHaveTextContent(holder.address);
  expect(copy.getByText('ana@then.example')).toBeInTheDocument();
  expect(copy.getByText('March 9, 1984')).toBeInTheDocument();
});

test('a signed form reads in the language of its signing, and says so in the language of the page', async () => {
  held.forms = [{ ...signed, locale: 'es' }];
  open();
  expect(await screen.findByText('You signed this form in Spanish. It is shown as you signed it.')).toBeInTheDocument();
  const statement = screen.getByText('Se puede entregar a: Dr. Lee.');
  expect(statement.closest('[lang]')).toHaveAttribute('lang', 'es');
  expect(screen.getByText('1 de mayo de 2031')).toBeInTheDocument();
  expect(screen.getByText('In force')).toBeInTheDocument();
});

test('how to revoke by letter stands beside the button, and a letter that came is told', async () => {
  const byLetter = {
    status: 'REVOKED',
    revoked_at: '2027-02-09T15:00:00Z',
    revocation_received_on: '2027-02-08',
  } as const;
  held.forms = [signed, { ...signed, ...byLetter, id: 'form-0' }];
  open();
  expect(await screen.findByRole('heading', { name: 'Take it back by letter or e-mail' })).toBeInTheDocument();
  expect(screen.getByText('You took it back in writing. We got your notice on February 8, 2027.')).toBeInTheDocument();
});

test('a permission is revoked only after its effect was explained, with the version that was seen', async () => {
  held.forms = [signed];
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Revoke: Dr. Lee' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent(/nothing more is shared with Dr\. Lee.*only permission in force/);
  const buttons = within(dialog).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Yes, revoke it', 'Keep it']);
  expect(buttons[1]).toHaveAttribute('data-autofocus');
  await user.click(within(dialog).getByRole('button', { name: 'Yes, revoke it' }));
  await waitFor(() => expect(screen.getByText('Your permission for Dr. Lee is taken back')).toBeInTheDocument());
  const revocations = backend.received('put', path);
  expect(revocations.map(({ params, body }) => ({ params, body }))).toEqual([
    { params: { roiFormId: 'form-1' }, body: { status: 'REVOKED' } },
  ]);
  expect(revocations[0]?.headers.get('If-Match')).toBe('"3"');
  expect(screen.getByText('Taken back')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
});

test('a failed revocation says so in the dialog, and the permission stays in force', async () => {
  held.forms = [signed];
  backend.refuses('put', path, 503, { code: 'unavailable', message: 'The service rests.' });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Revoke: Dr. Lee' }));
  await user.click(await screen.findByRole('button', { name: 'Yes, revoke it' }));
  expect(await screen.findByText('The service rests.')).toBeInTheDocument();
  expect(screen.getByText('In force')).toBeInTheDocument();
});

test.each([
  ['whose first reply was lost', 'already_revoked', 409],
  ['that another tab has made', 'stale', 412],
] as const)('a revocation %s is done, and no failure', async (_, code, status) => {
  held.forms = [signed];
  backend.answers('put', path, () => {
    held.forms = [{ ...signed, status: 'REVOKED', revoked_at: '2027-02-09T15:00:00Z' }];
    return refusal(status, { code, message: 'It was taken back already.' });
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Revoke: Dr. Lee' }));
  await user.click(await screen.findByRole('button', { name: 'Yes, revoke it' }));
  expect(await screen.findByText('Your permission for Dr. Lee is taken back')).toBeInTheDocument();
  expect(screen.queryByText('It was taken back already.')).not.toBeInTheDocument();
});

test('with a permission in force the journey goes on, and nothing is signed again', async () => {
  held.forms = [signed, { ...signed, id: 'form-0', status: 'EXPIRED', expires_on: '2027-01-01' }];
  const { user, journey } = open();
  expect(await screen.findByText('Expired')).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: /^Revoke/ })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(journey.getSnapshot().value).toEqual({ 'request-genetic-test-kit': 'viewing' }));
  expect(backend.requests()).not.toContain('post /roi-forms');
});

test('the member is told of both ways to revoke, and invited to sign another form', async () => {
  held.forms = [signed];
  open();
  expect(await screen.findByText(/You do not have to use the button/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign another form' })).toBeInTheDocument();
  cleanup();
  open('form');
  expect(await screen.findByRole('button', { name: 'Continue' })).toBeInTheDocument();
  expect(screen.queryByText('Only the member can do this')).not.toBeInTheDocument();
});
