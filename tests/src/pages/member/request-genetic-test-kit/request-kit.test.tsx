import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { testConsent } from '#domain/test-consent.ts';
import { CheckPage } from '#src/pages/member/request-genetic-test-kit/check-page.tsx';
import { fromDraft, toDraft } from '#src/pages/member/request-genetic-test-kit/order-form.ts';
import { TestPage } from '#src/pages/member/request-genetic-test-kit/test-page.tsx';
import { backend } from '#tests/harness/backend.ts';
import { reload, sendEmailVerification } from '#tests/harness/firebase-auth.ts';
import { ana, identityOf, type Person } from '#tests/harness/session.ts';
import { showPage } from '#tests/harness/show-page.tsx';
import { kitWith } from '../records.ts';

const address = { line1: '1 Elm Street', line2: '', city: 'Chicago', state: 'IL', zip: '60614' };
const values = { consents: true, address };
const testPage = <TestPage values={values} onChange={vi.fn()} onDone={vi.fn()} endedAs={undefined} />;
const patient = { first_name: 'Ana', last_name: 'Lopez', state: 'IL' };
const checkPage = <CheckPage values={values} patient={patient} />;

const open = (page: React.ReactNode, person: Partial<Person> = {}) =>
  showPage(page, { person, journey: { at: 'request-genetic-test-kit' } });
const impersonating = { impersonatedBy: 'Pat Doe' };

test('the member agrees to the test and orders the kit', async () => {
  const { unmount } = open(testPage);
  expect(screen.getByRole('checkbox')).toBeInTheDocument();
  unmount();
  backend.answers('post', '/patients/order-kit', () => kitWith('SUBMITTED'));
  const { user, journey } = open(checkPage);
  await user.click(screen.getByRole('button', { name: 'Order my kit' }));
  await waitFor(() => expect(journey.getSnapshot().value).toEqual({ 'shipping-genetic-test-kit': 'viewing' }));
  const orders = backend.received('post', '/patients/order-kit');
  expect(orders.map(({ body }) => body)).toEqual([
    { patient_id: 'm', consents: true, consent_version: testConsent.version, locale: 'en', address },
  ]);
  expect(orders[0]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/);
  expect(screen.queryByText('Only the member can do this')).not.toBeInTheDocument();
});

test.each([
  ['agree to the test', testPage],
  ['order the kit', checkPage],
])('an admin who impersonates the member can read on, but is not offered to %s', (_, page) => {
  open(page, impersonating);
  expect(screen.getByText('Only the member can do this')).toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Order|Continue/ })).not.toBeInTheDocument();
  expect(screen.getByText('Back')).toBeInTheDocument();
});

test('what the server leaves to the person in every case is said, and not offered to be tried again', async () => {
  const message = 'Only the person themself can do this.';
  backend.refuses('post', '/patients/order-kit', 403, { code: 'only_in_person', message });
  const { user } = open(checkPage);
  await user.click(screen.getByRole('button', { name: 'Order my kit' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Only the person themself can do this.');
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('the consent is never kept: a draft that holds one, whoever wrote it, leaves the box unticked', () => {
  const draft = toDraft(values);
  expect(draft).not.toHaveProperty('consents');
  const read = fromDraft({ ...draft, consents: true }, { state: null, zip: null });
  expect(read).toEqual({ consents: false, address });
  open(<TestPage values={read} onChange={vi.fn()} onDone={vi.fn()} endedAs={undefined} />);
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});

test('without the consent of this visit nothing can be ordered, and the page says so and leads back', () => {
  const unticked = { ...values, consents: false };
  open(<CheckPage values={unticked} patient={patient} />);
  expect(screen.queryByRole('button', { name: 'Order my kit' })).not.toBeInTheDocument();
  expect(screen.getByText('Your consent is still missing')).toBeInTheDocument();
  expect(screen.queryByText('Yes, I want the test')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to your consent' })).toHaveAttribute(
    'href',
    '/member/request-genetic-test-kit/',
  );
});

test('who has left the page while the order is sent comes back to it, and can’t send it again without their consent', async () => {
  backend.refuses('post', '/patients/order-kit', 500, { message: 'Something went wrong.' });
  const { journey } = open(<CheckPage values={{ ...values, consents: false }} patient={patient} />);
  const data = { consents: true, consent_version: testConsent.version, locale: 'en', address };
  act(() => journey.send({ type: 'step.completed', data }));
  expect(screen.getByRole('button', { name: /^Ordering/ })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByText('Your consent is still missing')).not.toBeInTheDocument();
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(screen.getByText('Your consent is still missing')).toBeInTheDocument();
});

test('before the order, an e-mail that is not confirmed is said, and the link can be sent again there', async () => {
  const { user, auth } = open(checkPage, { emailVerified: false });
  expect(screen.getByText('Please confirm your e-mail')).toBeVisible();
  // Nothing is promised that nobody sends: it may be mistyped.
  expect(screen.getByText(/^If it has a typo, we can’t reach you/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send the link again' }));
  expect(await screen.findByText(/^It goes to ana@example.com/)).toBeVisible();
  expect(sendEmailVerification).toHaveBeenCalledTimes(1);

  await user.click(screen.getByRole('button', { name: 'I have confirmed it' }));
  expect(await screen.findByText(/^Your e-mail is not confirmed yet/)).toBeVisible();
  reload.mockImplementation((user) => Promise.resolve(Object.assign(user as object, { emailVerified: true })));
  await user.click(screen.getByRole('button', { name: 'I have confirmed it' }));
  expect(await screen.findByText('Your e-mail is confirmed')).toBeVisible();
  expect(screen.getByText('Your e-mail is confirmed').closest('[role=status]')).toHaveFocus();
  // The account's next token says so, too, and takes nothing away.
  act(() => auth.send({ type: 'identity.changed', identity: identityOf(ana) }));
  expect(screen.getByText('Your e-mail is confirmed').closest('[role=status]')).toHaveFocus();
  // It can be ordered all the while.
  expect(screen.getByRole('button', { name: 'Order my kit' })).toBeEnabled();
});

test('to an admin who acts, whether their own e-mail is confirmed is not said', () => {
  open(checkPage, { ...impersonating, emailVerified: false });
  expect(screen.queryByText('Please confirm your e-mail')).not.toBeInTheDocument();
});
