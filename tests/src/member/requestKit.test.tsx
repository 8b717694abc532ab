import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#src/app/api/ApiError.ts';
import { CheckPage } from '#src/member/steps/request-genetic-test-kit/CheckPage.tsx';
import { fromDraft, toDraft } from '#src/member/steps/request-genetic-test-kit/orderForm.ts';
import { TestPage } from '#src/member/steps/request-genetic-test-kit/TestPage.tsx';
import { show } from '../show.tsx';

const session = vi.hoisted(() => ({ isActing: false, emailVerified: true }));
const account = vi.hoisted(() => ({ sendVerification: vi.fn(), readVerified: vi.fn() }));
const journey = vi.hoisted((): { failure: unknown; complete: () => void } => ({
  failure: undefined,
  complete: vi.fn(),
}));
vi.mock('#src/app/session/useIsActing.ts', () => ({ useIsActing: () => session.isActing }));
vi.mock('#src/app/session/AuthProvider.tsx', () => ({
  useAuth: (select: (snapshot: object) => unknown) =>
    select({ context: { identity: { email: 'ana@example.com', emailVerified: session.emailVerified } } }),
}));
vi.mock('#src/app/identity/account.ts', () => account);
vi.mock('#src/app/journey/useJourney.ts', () => ({
  useJourney: () => ({ isSaving: false, failure: journey.failure }),
  useCompleteStep: () => journey.complete,
}));

const address = { line1: '1 Elm Street', line2: '', city: 'Chicago', state: 'IL', zip: '60614' };
const values = { consents: true, address };
const testPage = <TestPage values={values} onChange={vi.fn()} endedAs={undefined} />;
const patient = { first_name: 'Ana', last_name: 'Lopez', state: 'IL' };
const checkPage = <CheckPage values={values} patient={patient} beforeOrder={() => Promise.resolve()} />;

beforeEach(() => {
  session.isActing = false;
  session.emailVerified = true;
  journey.failure = undefined;
});

test('the member agrees to the test and orders the kit', async () => {
  show(testPage);
  expect(screen.getByRole('checkbox')).toBeInTheDocument();
  const { user } = show(checkPage);
  await user.click(screen.getByRole('button', { name: 'Order my kit' }));
  await vi.waitFor(() => expect(journey.complete).toHaveBeenCalledTimes(1));
  expect(screen.queryByText('Only the member can do this')).not.toBeInTheDocument();
});

test.each([
  ['agree to the test', testPage],
  ['order the kit', checkPage],
])('an admin who acts as the member can read on, but is not offered to %s', (_, page) => {
  session.isActing = true;
  show(page);
  expect(screen.getByText('Only the member can do this')).toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Order|Continue/ })).not.toBeInTheDocument();
  expect(screen.getByText('Back')).toBeInTheDocument();
});

test('what the server leaves to the person in every case is said, and not offered to be tried again', () => {
  journey.failure = new ApiError(403, 'only_in_person', 'Only the person themself can do this.');
  show(checkPage);
  expect(screen.getByRole('alert')).toHaveTextContent('Only the person themself can do this.');
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('the consent is never kept: a draft that holds one, whoever wrote it, leaves the box unticked', () => {
  const draft = toDraft(values);
  expect(draft).not.toHaveProperty('consents');
  const read = fromDraft({ ...draft, consents: true }, { state: null, zip: null });
  expect(read).toEqual({ consents: false, address });
  show(<TestPage values={read} onChange={vi.fn()} endedAs={undefined} />);
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});

test('without the consent of this visit nothing can be ordered, and the page says so and leads back', () => {
  const unticked = { ...values, consents: false };
  show(<CheckPage values={unticked} patient={patient} beforeOrder={() => Promise.resolve()} />);
  expect(screen.queryByRole('button', { name: 'Order my kit' })).not.toBeInTheDocument();
  expect(screen.getByText('Your consent is still missing')).toBeInTheDocument();
  expect(screen.queryByText('Yes, I want the test')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to your consent' })).toHaveAttribute(
    'href',
    '/member/request-genetic-test-kit/',
  );
});

test('before the order, an e-mail that is not confirmed is said, and the link can be sent again there', async () => {
  session.emailVerified = false;
  account.sendVerification.mockResolvedValue(undefined);
  account.readVerified.mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  const { user, showAgain } = show(checkPage);
  expect(screen.getByText('Please confirm your e-mail')).toBeVisible();
  // Nothing is promised that nobody sends: it may be mistyped.
  expect(screen.getByText(/^If it has a typo, we can’t reach you/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send the link again' }));
  expect(await screen.findByText(/^It goes to ana@example.com/)).toBeVisible();
  expect(account.sendVerification).toHaveBeenCalledTimes(1);

  await user.click(screen.getByRole('button', { name: 'I have confirmed it' }));
  expect(await screen.findByText(/^Your e-mail is not confirmed yet/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'I have confirmed it' }));
  expect(await screen.findByText('Your e-mail is confirmed')).toBeVisible();
  expect(screen.getByText('Your e-mail is confirmed').closest('[role=status]')).toHaveFocus();
  // The account's next token says so, too, and takes nothing away.
  session.emailVerified = true;
  showAgain(checkPage);
  expect(screen.getByText('Your e-mail is confirmed').closest('[role=status]')).toHaveFocus();
  // It can be ordered all the while.
  expect(screen.getByRole('button', { name: 'Order my kit' })).toBeEnabled();
});

test('to an admin who acts, whether their own e-mail is confirmed is not said', () => {
  session.isActing = true;
  session.emailVerified = false;
  show(checkPage);
  expect(screen.queryByText('Please confirm your e-mail')).not.toBeInTheDocument();
});
