import { QueryClientProvider } from '@tanstack/react-query';
import { act, configure, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { knownPartner, rememberPartner } from '#src/features/session/partner-code.ts';
import { queryClient } from '#src/lib/api/queries.ts';
import { setLocale } from '#src/lib/locale.ts';
import EligibilityPage from '#src/pages/member/eligibility/eligibility-page.tsx';
import { show } from '#tests/src/show.tsx';

const api = vi.hoisted(() => ({ GET: vi.fn(), PUT: vi.fn() }));
const journey = vi.hoisted(() => {
  const now: Record<string, unknown> = {};
  return { complete: vi.fn(), dismissRefusal: vi.fn(), now };
});
const account = vi.hoisted(() => ({ names: undefined as { firstName: string; lastName: string } | undefined }));
vi.mock('#src/lib/api/client.ts', () => ({ api }));
vi.mock('#src/features/session/use-is-acting.ts', () => ({ useIsActing: () => false }));
vi.mock('#src/features/session/auth-provider.tsx', () => ({
  useSignedInPerson: () => ({ noviId: 'm', middleName: '', ...account.names }),
  useAreNamesKnown: () => account.names !== undefined,
}));
vi.mock('#src/features/journey/use-journey.ts', () => ({
  useJourney: () => ({ dismissRefusal: journey.dismissRefusal, ...journey.now }),
  useCompleteStep: () => journey.complete,
}));

// A whole form is drawn: a busy machine takes its time.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });

const nobody = { first_name: '', middle_name: '', last_name: '', date_of_birth: null, state: null, zip: null };
const stored = {
  ...nobody,
  ...{ first_name: 'Ana', last_name: 'Lopez', date_of_birth: '1990-04-12', state: 'IL', zip: '60601' },
};
const unchecked = {
  ...{ eligible: false, reasons: [] as object[], partner_name: null, checked_at: null as string | null },
  ...{ accepted_at: null as string | null, checked_details: null as object | null },
};
const refused = {
  ...unchecked,
  reasons: [{ code: 'state-not-served', message: '' }],
  checked_at: '2027-01-02T10:00:00.000Z',
};

const notServed = /^We do not serve your state yet\./;

/** What the backend answers, by the end of the path. */
let answers: Record<string, unknown>;

const page = () => (
  <QueryClientProvider client={queryClient}>
    <EligibilityPage />
  </QueryClientProvider>
);

beforeEach(() => {
  queryClient.clear();
  journey.complete.mockClear();
  account.names = { firstName: 'Ana', lastName: 'Lopez' };
  journey.now = { isSaving: false, evidence: { eligibility: false } };
  answers = {
    '/patients/{patientId}': { id: 'm', ...nobody, partner_code: null },
    '/patients/{patientId}/drafts/{draftStep}': { version: 0, values: {} },
    '/patients/is-eligible': unchecked,
    '/patients/{patientId}/eligibility-history': { items: [], total: 0, page: 1, page_size: 20 },
    '/states/list': [
      { code: 'IL', name: 'Illinois', served: true },
      { code: 'WY', name: 'Wyoming', served: false },
    ],
  };
  api.GET.mockImplementation((path: string) =>
    Promise.resolve({ data: { data: answers[path] }, response: new Response() }),
  );
  api.PUT.mockResolvedValue({ data: { data: { version: 1 } } });
});

test('who can join but whom nobody may counsel is told so, with what to do and whom to reach', async () => {
  const joined = { ...refused, eligible: true, reasons: [], accepted_at: refused.checked_at, checked_details: stored };
  const details = { ...joined, checked_details: { ...stored, partner_code: '' } };
  answers['/patients/{patientId}'] = { id: 'm', ...stored, partner_code: null };
  answers['/patients/is-eligible'] = { ...details, has_counselor: false };
  show(page());
  expect(await screen.findByText('You can join')).toBeVisible();
  expect(screen.getByText('Your test has to wait')).toBeVisible();
  expect(screen.getByText(/no genetic counselor with a license for your state\./)).toBeVisible();
  expect(screen.getByText(/Write or call us/)).toBeVisible();
  expect(document.querySelector('a[href^="tel:"]')).toBeVisible();
});

test('begins with the name of the account, and names every problem at once', async () => {
  const { user } = show(page());
  expect(await screen.findByLabelText('First name')).toHaveValue('Ana');
  await user.type(screen.getByLabelText('ZIP code'), '6060');
  await user.click(screen.getByRole('button', { name: 'Check if I can join' }));
  expect(screen.getByRole('alert')).toHaveTextContent('There are 3 problems');
  expect(journey.complete).not.toHaveBeenCalled();
});

test('waits for the name of the account, which may come after all else', async () => {
  account.names = undefined;
  const { showAgain } = show(page());
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(await screen.findByText(/Looking up/)).toBeVisible();
  expect(screen.queryByLabelText('First name')).toBeNull();
  account.names = { firstName: 'Ana', lastName: 'Lopez' };
  showAgain(page());
  expect(await screen.findByLabelText('First name')).toHaveValue('Ana');
});

test('a date of birth that can’t be is refused beside its field', async () => {
  answers['/patients/{patientId}'] = { id: 'm', ...stored, date_of_birth: '2190-04-12', partner_code: null };
  const { user } = show(page());
  await user.click(await screen.findByRole('button', { name: 'Check if I can join' }));
  expect(screen.getByRole('group', { name: 'Date of birth' })).toHaveAccessibleDescription(/It must be in the past/);
});

test('what was typed last comes before what is stored, and is sent', async () => {
  answers['/patients/{patientId}'] = { id: 'm', ...stored, partner_code: null };
  answers['/patients/{patientId}/drafts/{draftStep}'] = { version: 3, values: { zip: '82001', state: 'WY' } };
  const { user } = show(page());
  expect(await screen.findByLabelText('State or territory')).toHaveAccessibleDescription(/do not serve Wyoming yet/);
  await user.type(screen.getByLabelText(/partner code/), ' acme-1 ');
  await user.click(screen.getByRole('button', { name: 'Check if I can join' }));
  await waitFor(() =>
    expect(journey.complete).toHaveBeenCalledWith({
      ...stored,
      ...{ zip: '82001', state: 'WY', partner_code: 'acme-1' },
    }),
  );
});

test('not eligible shows each reason in place of the general refusal, keeps the form, and takes the focus', async () => {
  answers['/patients/{patientId}'] = { id: 'm', ...stored, partner_code: null };
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  show(page());
  await screen.findByLabelText('First name');
  answers['/patients/is-eligible'] = refused;
  const before = journey.now;
  journey.now = { ...before, refusal: { step: 'eligibility', reason: { en: 'General', es: 'General' } } };
  journey.dismissRefusal.mockImplementation(() => (journey.now = before));
  await act(() => queryClient.invalidateQueries());
  const panel = await screen.findByText(notServed);
  expect(journey.dismissRefusal).toHaveBeenCalled();
  // The journey draws the page anew without its sentence.
  await act(() => queryClient.invalidateQueries());
  expect(screen.getByLabelText('ZIP code')).toHaveValue('60601');
  expect(panel.closest('[role=status]')).toHaveTextContent('support@');
  await waitFor(() => expect(panel.closest('[role=status]')).toHaveFocus());
  expect(scroll.mock.contexts).toEqual([panel.closest('[role=status]')]);
  expect(scroll).toHaveBeenCalledWith({ block: 'start' });
  scroll.mockRestore();
});

test('what a check has said follows the language of the page', async () => {
  answers['/patients/{patientId}'] = { id: 'm', ...stored, partner_code: null };
  answers['/patients/is-eligible'] = refused;
  show(page());
  expect(await screen.findByText(notServed)).toBeVisible();
  act(() => setLocale('es'));
  expect(screen.getByText(/^Aún no atendemos en su estado\./)).toBeVisible();
  act(() => setLocale('en'));
});

describe('new details that were not accepted, after others were', () => {
  const failed = { ...stored, last_name: 'Reyes', state: 'WY', zip: '82001', partner_code: '' };
  beforeEach(() => {
    answers['/patients/{patientId}'] = { id: 'm', ...stored, partner_code: null };
    answers['/patients/is-eligible'] = {
      ...refused,
      ...{ accepted_at: '2027-01-01T10:00:00.000Z', checked_details: failed },
    };
  });

  test('are shown to be corrected, and the way to them is a button', async () => {
    const { user } = show(page());
    expect(await screen.findByLabelText('Last name')).toHaveValue('Reyes');
    expect(screen.getByText(/Your earlier details stay on file/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Correct the details' }));
    expect(screen.getByLabelText('First name')).toHaveFocus();
  });

  test('can be given up for the earlier ones, which are checked again', async () => {
    const { user } = show(page());
    await user.click(await screen.findByRole('button', { name: 'Keep my earlier details' }));
    expect(journey.complete).toHaveBeenCalledWith({ ...stored, partner_code: '' });
  });
});

test('who was never accepted is not offered earlier details', async () => {
  answers['/patients/{patientId}'] = { id: 'm', ...stored, partner_code: null };
  answers['/patients/is-eligible'] = refused;
  show(page());
  await screen.findByText(notServed);
  expect(screen.queryByRole('button', { name: 'Keep my earlier details' })).toBeNull();
});

test('a zip code of another state is refused beside its field', async () => {
  answers['/patients/{patientId}'] = { id: 'm', ...stored, zip: '90210', partner_code: null };
  const { user } = show(page());
  await user.click(await screen.findByRole('button', { name: 'Check if I can join' }));
  expect(screen.getByLabelText('ZIP code')).toHaveAccessibleDescription(/This ZIP code is not in Illinois/);
  expect(journey.complete).not.toHaveBeenCalled();
});

test('what was judged already goes on without being judged again', async () => {
  answers['/patients/{patientId}'] = { id: 'm', ...stored, partner_code: null };
  answers['/patients/is-eligible'] = { ...unchecked, eligible: true, checked_at: '2027-01-02T10:00:00.000Z' };
  journey.now = { isSaving: false, evidence: { eligibility: true } };
  const { user } = show(page());
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(journey.complete).toHaveBeenCalledWith(undefined));
});

describe('a verdict stands above what was checked only', () => {
  const zip = () => screen.findByLabelText('ZIP code');
  beforeEach(() => {
    answers['/patients/{patientId}'] = { id: 'm', ...stored, partner_code: null };
    answers['/patients/is-eligible'] = { ...unchecked, eligible: true, checked_at: '2027-01-02T10:00:00.000Z' };
    journey.now = { isSaving: false, evidence: { eligibility: true } };
  });

  test('so changed details are to be checked again, and changed back they are not', async () => {
    const { user } = show(page());
    await user.type(await zip(), '-');
    expect(screen.getByText('You changed these details')).toBeVisible();
    expect(screen.queryByText('You can join')).toBeNull();
    expect(screen.getByRole('button', { name: 'Check if I can join' })).toBeVisible();
    await user.type(await zip(), '{Backspace} ');
    expect(screen.getByText('You can join')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Continue' })).toBeVisible();
  });

  test('so a draft that was not checked has none', async () => {
    answers['/patients/{patientId}/drafts/{draftStep}'] = { version: 1, values: { zip: '60614' } };
    show(page());
    expect(await zip()).toHaveValue('60614');
    expect(screen.queryByText('You can join')).toBeNull();
  });

  test('so what was refused is not said of corrected details', async () => {
    answers['/patients/is-eligible'] = { ...refused, checked_details: { ...stored, partner_code: '' } };
    const { user } = show(page());
    expect(await screen.findByText(notServed)).toBeVisible();
    await user.type(await zip(), '{Backspace}4');
    expect(screen.queryByText(notServed)).toBeNull();
  });
});

describe('who came from the page of a partner', () => {
  const code = () => screen.findByLabelText(/^Employer or partner code/);

  test('finds the code filled in, until it is changed', async () => {
    rememberPartner('prairie-steel');
    const { unmount } = show(page());
    expect(await code()).toHaveValue('prairie-steel');
    expect(screen.getByText(/^We filled in the code of the page that you came from/)).toBeVisible();
    unmount();
    queryClient.clear();
    const { user } = show(page());
    expect(await code()).toHaveValue('prairie-steel');
    await user.clear(await code());
    expect(knownPartner()).toBeUndefined();
  });

  test('finds it in place of what was typed before, but not of what was accepted', async () => {
    rememberPartner('prairie-steel');
    answers['/patients/{patientId}/drafts/{draftStep}'] = { version: 1, values: { partner_code: 'OLD' } };
    const { unmount } = show(page());
    expect(await code()).toHaveValue('prairie-steel');
    unmount();
    queryClient.clear();
    const moment = '2027-01-02T10:00:00.000Z';
    answers['/patients/is-eligible'] = { ...unchecked, eligible: true, checked_at: moment, accepted_at: moment };
    show(page());
    expect(await code()).toHaveValue('OLD');
  });

  test('sends it with the check, and it is used then', async () => {
    rememberPartner('prairie-steel');
    answers['/patients/{patientId}'] = { id: 'm', ...stored, partner_code: null };
    const { user } = show(page());
    await code();
    await user.click(screen.getByRole('button', { name: 'Check if I can join' }));
    await waitFor(() => expect(journey.complete).toHaveBeenCalledOnce());
    expect(journey.complete.mock.calls[0]?.[0]).toMatchObject({ partner_code: 'prairie-steel' });
    expect(knownPartner()).toBeUndefined();
  });
});
