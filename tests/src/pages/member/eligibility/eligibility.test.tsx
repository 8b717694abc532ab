import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { knownPartner, rememberPartner } from '#src/features/session/partner-code.ts';
import { queryClient } from '#src/lib/api/queries.ts';
import { setLocale } from '#src/lib/locale.ts';
import EligibilityPage from '#src/pages/member/eligibility/eligibility-page.tsx';
import { backend } from '#tests/harness/backend.ts';
import { draftWith, eligibilityWith, patientWith } from '#tests/harness/records.ts';
import type { CurrentMember } from '#machines/auth/types.ts';
import type { SessionStart } from '#tests/harness/session.ts';
import { fromPromise } from 'xstate';
import { showPage } from '#tests/harness/show-page.tsx';

// A whole form is drawn: a busy machine takes its time.
vi.setConfig({ testTimeout: 30_000 });

const stored = patientWith({
  ...{ first_name: 'Ana', last_name: 'Lopez', date_of_birth: '1990-04-12', state: 'IL', zip: '60601' },
});
/** What the form of those details sends. */
const details = {
  ...{ first_name: 'Ana', middle_name: '', last_name: 'Lopez', date_of_birth: '1990-04-12', state: 'IL' },
  ...{ zip: '60601', partner_code: '' },
};
const refused = eligibilityWith({
  reasons: [{ code: 'state-not-served', message: '' }],
  checked_at: '2027-01-02T10:00:00.000Z',
});
const notServed = /^We do not serve your state yet\./;
const draftPath = '/patients/{patientId}/drafts/{draftStep}';
const checkPath = '/eligibility/verify-patient-info';
const draft = (values: Parameters<typeof draftWith>[0], version = 1) =>
  backend.holds({ [draftPath]: draftWith(values, version, 'eligibility') });

type Start = Pick<SessionStart, 'actors'> & { isProven?: boolean };
const open = ({ actors, isProven = false }: Start = {}) =>
  showPage(<EligibilityPage />, {
    actors,
    journey: { at: 'eligibility', evidence: { eligibility: isProven } },
  });

/** The details that were sent to be checked. */
const sent = () => backend.received('post', checkPath).map(({ body }) => body);

beforeEach(() => {
  backend.holds({
    '/patients/{patientId}': patientWith(),
    '/patients/is-eligible': eligibilityWith(),
    '/patients/{patientId}/eligibility-history': { items: [], total: 0, page: 1, page_size: 20 },
    '/states/list': [
      { code: 'IL', name: 'Illinois', served: true },
      { code: 'WY', name: 'Wyoming', served: false },
    ],
  });
  backend.answers('post', checkPath, () => eligibilityWith({ eligible: true }));
});

test('who can join but whom nobody may counsel is told so, with what to do and whom to reach', async () => {
  const joined = { ...refused, eligible: true, reasons: [], accepted_at: refused.checked_at, checked_details: details };
  backend.holds({ '/patients/{patientId}': stored });
  backend.holds({ '/patients/is-eligible': { ...joined, has_counselor: false } });
  open();
  expect(await screen.findByText('You can join')).toBeVisible();
  expect(screen.getByText('Your test has to wait')).toBeVisible();
  expect(screen.getByText(/no genetic counselor with a license for your state\./)).toBeVisible();
  expect(screen.getByText(/Write or call us/)).toBeVisible();
  expect(document.querySelector('a[href^="tel:"]')).toBeVisible();
});

test('begins with the name of the account, and names every problem at once', async () => {
  const { user } = open();
  expect(await screen.findByLabelText('First name')).toHaveValue('Ana');
  await user.type(screen.getByLabelText('ZIP code'), '6060');
  await user.click(screen.getByRole('button', { name: 'Check if I can join' }));
  expect(screen.getByRole('alert')).toHaveTextContent('There are 3 problems');
  expect(sent()).toEqual([]);
});

test('waits for the name of the account, which may come after all else', async () => {
  const names = Promise.withResolvers<CurrentMember>();
  open({ actors: { fetchUser: fromPromise(() => names.promise) } });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(await screen.findByText(/Looking up/)).toBeVisible();
  expect(screen.queryByLabelText('First name')).toBeNull();
  const member = { firebaseId: 'uid-of-m', noviId: 'm', firstName: 'Ana', middleName: '', lastName: 'Lopez' };
  names.resolve(member);
  expect(await screen.findByLabelText('First name')).toHaveValue('Ana');
});

test.each(['2190-04-12', '1885-04-12'])(
  'a date of birth that can’t be (%s) is refused beside its field',
  async (born) => {
    backend.holds({ '/patients/{patientId}': { ...stored, date_of_birth: born } });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Check if I can join' }));
    expect(screen.getByRole('group', { name: 'Date of birth' })).toHaveAccessibleDescription(
      /It must be in the past, at most 130 years ago/,
    );
  },
);

test('what was typed last comes before what is stored, and is sent', async () => {
  backend.holds({ '/patients/{patientId}': stored });
  draft({ zip: '82001', state: 'WY' }, 3);
  const { user } = open();
  expect(await screen.findByLabelText('State or territory')).toHaveAccessibleDescription(/do not serve Wyoming yet/);
  await user.type(screen.getByLabelText(/partner code/), ' acme-1 ');
  await user.click(screen.getByRole('button', { name: 'Check if I can join' }));
  await waitFor(() =>
    expect(sent()).toEqual([{ patient_id: 'm', ...details, zip: '82001', state: 'WY', partner_code: 'acme-1' }]),
  );
});

test('not eligible shows each reason in place of the general refusal, keeps the form, and takes the focus', async () => {
  backend.holds({ '/patients/{patientId}': stored });
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  backend.answers('post', checkPath, () => {
    backend.holds({ '/patients/is-eligible': refused });
    return refused;
  });
  const { user, journey } = open();
  await user.click(await screen.findByRole('button', { name: 'Check if I can join' }));
  const panel = await screen.findByText(notServed);
  await waitFor(() => expect(journey.getSnapshot().context.refusal).toBeUndefined());
  expect(screen.queryByText(/^We need to check that you can join first/)).toBeNull();
  expect(screen.getByLabelText('ZIP code')).toHaveValue('60601');
  expect(panel.closest('[role=status]')).toHaveTextContent('support@');
  await waitFor(() => expect(panel.closest('[role=status]')).toHaveFocus());
  expect(scroll.mock.contexts).toEqual([panel.closest('[role=status]')]);
  expect(scroll).toHaveBeenCalledWith({ block: 'start' });
});

test('what a check has said follows the language of the page', async () => {
  backend.holds({ '/patients/{patientId}': stored });
  backend.holds({ '/patients/is-eligible': refused });
  open();
  expect(await screen.findByText(notServed)).toBeVisible();
  act(() => setLocale('es'));
  expect(screen.getByText(/^Aún no atendemos en su estado\./)).toBeVisible();
});

describe('new details that were not accepted, after others were', () => {
  const failed = { ...details, last_name: 'Reyes', state: 'WY', zip: '82001' };
  beforeEach(() => {
    backend.holds({ '/patients/{patientId}': stored });
    backend.holds({
      '/patients/is-eligible': {
        ...refused,
        ...{ accepted_at: '2027-01-01T10:00:00.000Z', checked_details: failed },
      },
    });
  });

  test('are shown to be corrected, and the way to them is a button', async () => {
    const { user } = open();
    expect(await screen.findByLabelText('Last name')).toHaveValue('Reyes');
    expect(screen.getByText(/Your earlier details stay on file/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Correct the details' }));
    expect(screen.getByLabelText('First name')).toHaveFocus();
  });

  test('can be given up for the earlier ones, which are checked again', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Keep my earlier details' }));
    await waitFor(() => expect(sent()).toEqual([{ patient_id: 'm', ...details }]));
  });
});

test('who was never accepted is not offered earlier details', async () => {
  backend.holds({ '/patients/{patientId}': stored });
  backend.holds({ '/patients/is-eligible': refused });
  open();
  await screen.findByText(notServed);
  expect(screen.queryByRole('button', { name: 'Keep my earlier details' })).toBeNull();
});

test('a zip code of another state is refused beside its field', async () => {
  backend.holds({ '/patients/{patientId}': { ...stored, zip: '90210' } });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Check if I can join' }));
  expect(screen.getByLabelText('ZIP code')).toHaveAccessibleDescription(/This ZIP code is not in Illinois/);
  expect(sent()).toEqual([]);
});

test('what was judged already goes on without being judged again', async () => {
  backend.holds({ '/patients/{patientId}': stored });
  backend.holds({
    '/patients/is-eligible': eligibilityWith({ eligible: true, checked_at: '2027-01-02T10:00:00.000Z' }),
  });
  const { user, journey } = open({ isProven: true });
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(journey.getSnapshot().value).toEqual({ survey: 'viewing' }));
  expect(sent()).toEqual([]);
});

describe('a verdict stands above what was checked only', () => {
  const zip = () => screen.findByLabelText('ZIP code');
  beforeEach(() => {
    backend.holds({ '/patients/{patientId}': stored });
    backend.holds({
      '/patients/is-eligible': eligibilityWith({ eligible: true, checked_at: '2027-01-02T10:00:00.000Z' }),
    });
  });

  test('so changed details are to be checked again, and changed back they are not', async () => {
    const { user } = open({ isProven: true });
    await user.type(await zip(), '-');
    expect(screen.getByText('You changed these details')).toBeVisible();
    expect(screen.queryByText('You can join')).toBeNull();
    expect(screen.getByRole('button', { name: 'Check if I can join' })).toBeVisible();
    await user.type(await zip(), '{Backspace} ');
    expect(screen.getByText('You can join')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Continue' })).toBeVisible();
  });

  test('so a draft that was not checked has none', async () => {
    draft({ zip: '60614' }, 1);
    open({ isProven: true });
    expect(await zip()).toHaveValue('60614');
    expect(screen.queryByText('You can join')).toBeNull();
  });

  test('so what was refused is not said of corrected details', async () => {
    backend.holds({ '/patients/is-eligible': { ...refused, checked_details: details } });
    const { user } = open({ isProven: true });
    expect(await screen.findByText(notServed)).toBeVisible();
    await user.type(await zip(), '{Backspace}4');
    expect(screen.queryByText(notServed)).toBeNull();
  });
});

describe('who came from the page of a partner', () => {
  const code = () => screen.findByLabelText(/^Employer or partner code/);

  test('finds the code filled in, until it is changed', async () => {
    rememberPartner('prairie-steel');
    const { unmount } = open();
    expect(await code()).toHaveValue('prairie-steel');
    expect(screen.getByText(/^We filled in the code of the page that you came from/)).toBeVisible();
    unmount();
    queryClient.clear();
    const { user } = open();
    expect(await code()).toHaveValue('prairie-steel');
    await user.clear(await code());
    expect(knownPartner()).toBeUndefined();
  });

  test('finds it in place of what was typed before, but not of what was accepted', async () => {
    rememberPartner('prairie-steel');
    draft({ partner_code: 'OLD' }, 1);
    const { unmount } = open();
    expect(await code()).toHaveValue('prairie-steel');
    unmount();
    queryClient.clear();
    const moment = '2027-01-02T10:00:00.000Z';
    backend.holds({
      '/patients/is-eligible': eligibilityWith({ eligible: true, checked_at: moment, accepted_at: moment }),
    });
    open();
    expect(await code()).toHaveValue('OLD');
  });

  test('sends it with the check, and it is used then', async () => {
    rememberPartner('prairie-steel');
    backend.holds({ '/patients/{patientId}': stored });
    const { user } = open();
    await code();
    await user.click(screen.getByRole('button', { name: 'Check if I can join' }));
    await waitFor(() => expect(sent()).toMatchObject([{ partner_code: 'prairie-steel' }]));
    expect(knownPartner()).toBeUndefined();
  });
});
