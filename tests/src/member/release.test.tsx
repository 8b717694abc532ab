import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { currentRelease } from '../../../domain/release.ts';
import type { components } from '../../../openapi/generated/types.ts';
import { ApiError } from '../../../src/app/api/ApiError.ts';
import { queryClient } from '../../../src/app/api/queries.ts';
import ReleaseOfInformationPage from '../../../src/member/steps/release-of-information/ReleaseOfInformationPage.tsx';
import { show } from '../show.tsx';

type RoiForm = components['schemas']['RoiForm'];

const api = vi.hoisted(() => ({ GET: vi.fn(), PUT: vi.fn() }));
const journey = vi.hoisted(() => {
  const now: { failure: unknown; isSaving: boolean } = { failure: undefined, isSaving: false };
  return { complete: vi.fn(), now };
});
vi.mock('../../../src/app/api/client.ts', () => ({ api }));
vi.mock('../../../src/app/session/AuthProvider.tsx', () => ({
  useSignedInPerson: () => ({ noviId: 'm', firstName: 'Ana', middleName: '', lastName: 'Ruiz' }),
}));
vi.mock('../../../src/app/journey/useJourney.ts', () => ({
  useJourney: () => journey.now,
  useCompleteStep: () => journey.complete,
}));

const signed: RoiForm = {
  id: 'form-1',
  patient_id: 'm',
  information: ['genetic-test-results'],
  released_by: 'Novi',
  recipient: 'Dr. Lee',
  purpose: 'my-care',
  expires_on: '2031-05-01',
  statements_version: currentRelease.version,
  signature: { kind: 'typed', text: 'Ana Ruiz' },
  status: 'ACTIVE',
  signed_at: '2027-01-05T15:00:00Z',
  revoked_at: null,
  version: 3,
};
const filledIn = {
  information: ['genetic-test-results'],
  released_by: 'Novi',
  recipient: 'Dr. Lee',
  purpose: 'my-care',
  expires_on: '2031-05-01',
};

let forms: RoiForm[];
let draft: components['schemas']['DraftValues'];

function open(page = '') {
  return show(
    <QueryClientProvider client={queryClient}>
      <Routes>
        <Route path="/member/release-of-information/*" element={<ReleaseOfInformationPage />} />
      </Routes>
    </QueryClientProvider>,
    { at: `/member/release-of-information/${page}` },
  );
}

beforeEach(() => {
  vi.clearAllMocks();
  queryClient.clear();
  journey.now = { failure: undefined, isSaving: false };
  forms = [];
  draft = {};
  const answer = (data: unknown) => Promise.resolve({ data: { data }, response: new Response() });
  api.GET.mockImplementation((path: string) =>
    answer(path === '/roi-forms' ? forms : { step: 'release-of-information', version: 2, values: draft }),
  );
  api.PUT.mockImplementation(() => {
    forms = forms.map((form) => ({ ...form, status: 'REVOKED', revoked_at: '2027-02-01T15:00:00Z', version: 4 }));
    return answer(forms[0]);
  });
});

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

test('the whole form is read before it is signed, by ticking and typing, and sent with one key', async () => {
  draft = filledIn;
  const { user } = open('check');
  const sign = await screen.findByRole('button', { name: 'Sign this form' });
  expect(screen.getByText('It may be given to: Dr. Lee.')).toBeInTheDocument();
  expect(screen.getAllByText(/^45 CFR 164\.508/)).toHaveLength(currentRelease.statements.length);
  await user.click(sign);
  expect(await screen.findByRole('alert')).toHaveTextContent(/Tick this box.*Type your full name/);
  expect(journey.complete).not.toHaveBeenCalled();

  await user.click(screen.getByRole('checkbox'));
  await user.type(screen.getByLabelText(/Type your full name/), ' Ana  Ruiz ');
  await user.click(sign);
  await user.click(sign);
  const [first, second] = journey.complete.mock.calls.map(([sent]) => sent as { body: object; idempotencyKey: string });
  expect(first?.body).toEqual({
    ...filledIn,
    statements_version: currentRelease.version,
    agrees: true,
    signature: { kind: 'typed', text: 'Ana Ruiz' },
  });
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
});

test('what the backend refused about the page before is said in its own words', async () => {
  draft = filledIn;
  const errors = [{ path: '/expires_on', message: 'Choose a date later than today.' }];
  journey.now.failure = new ApiError(422, 'unprocessable', 'Check the form.', errors);
  open('check');
  expect(await screen.findByRole('alert')).toHaveTextContent('Choose a date later than today.');
});

test('a permission is revoked only after its effect was explained, with the version that was seen', async () => {
  forms = [signed];
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Revoke: Dr. Lee' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent(/nothing more is shared with Dr\. Lee.*only permission in force/);
  await user.click(within(dialog).getByRole('button', { name: 'Yes, revoke it' }));
  await waitFor(() => expect(screen.getByText('Your permission for Dr. Lee is taken back')).toBeInTheDocument());
  expect(api.PUT).toHaveBeenCalledWith(
    '/roi-forms/{roiFormId}',
    expect.objectContaining({
      params: { path: { roiFormId: 'form-1' }, header: { 'If-Match': '"3"' } },
      body: { status: 'REVOKED' },
    }),
  );
  expect(screen.getByText('Taken back')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
});

test('a failed revocation says so in the dialog, and the permission stays in force', async () => {
  forms = [signed];
  api.PUT.mockRejectedValue(new ApiError(503, 'unavailable', 'The service rests.'));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Revoke: Dr. Lee' }));
  await user.click(await screen.findByRole('button', { name: 'Yes, revoke it' }));
  expect(await screen.findByText('The service rests.')).toBeInTheDocument();
  expect(screen.getByText('In force')).toBeInTheDocument();
});

test('with a permission in force the journey goes on, and nothing is signed again', async () => {
  forms = [signed, { ...signed, id: 'form-0', status: 'EXPIRED', expires_on: '2027-01-01' }];
  const { user } = open();
  expect(await screen.findByText('Ended by its date')).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: /^Revoke/ })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(journey.complete).toHaveBeenCalledWith();
});
