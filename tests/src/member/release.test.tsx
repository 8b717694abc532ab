import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentDisclosures, currentRelease, suggestedExpiry, usualReleaser } from '../../../domain/release.ts';
import type { components } from '../../../openapi/generated/types.ts';
import { ApiError } from '../../../src/app/api/ApiError.ts';
import { queryClient } from '../../../src/app/api/queries.ts';
import { forgetSavers } from '../../../src/app/autosave/unsaved.ts';
import ReleaseOfInformationPage from '../../../src/member/steps/release-of-information/ReleaseOfInformationPage.tsx';
import { holder, support } from '../../../src/settings.ts';
import { setLocale } from '../../../src/texts/locale.ts';
import { show } from '../show.tsx';

type RoiForm = components['schemas']['RoiForm'];

const api = vi.hoisted(() => ({ GET: vi.fn(), PUT: vi.fn() }));
const journey = vi.hoisted(() => {
  const now: { failure: unknown; isSaving: boolean } = { failure: undefined, isSaving: false };
  return { complete: vi.fn(), now };
});
const session = vi.hoisted(() => ({ isActing: false }));
vi.mock('../../../src/app/api/client.ts', () => ({ api }));
vi.mock('../../../src/app/session/useIsActing.ts', () => ({ useIsActing: () => session.isActing }));
vi.mock('../../../src/app/session/AuthProvider.tsx', () => ({
  useSignedInPerson: () => ({
    noviId: 'm',
    firstName: 'Ana',
    middleName: '',
    lastName: 'Ruiz',
    email: 'ana@example.com',
  }),
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
  locale: 'en',
  signature: { kind: 'typed', text: 'Ana Ruiz' },
  signing_consent: { version: currentDisclosures.version, code: '4821' },
  particulars: {
    ...{ date_of_birth: '1984-03-09', email: 'ana@then.example', time_zone: 'America/Chicago' },
    holder: { email: 'records@then.example', address: '1 Then Street, Chicago' },
  },
  content_hash: 'a'.repeat(64),
  status: 'ACTIVE',
  signed_at: '2027-01-05T15:00:00Z',
  revoked_at: null,
  revocation_received_on: null,
  version: 3,
};
const disclosures: components['schemas']['Document'] = {
  ...{ id: 'doc-1', kind: 'signing-disclosures', title: 'Signing on a screen', media_type: 'application/pdf' },
  ...{ created_at: '2026-11-21T00:00:00.000Z', ended: null },
};
const filledIn = {
  information: ['genetic-test-results'],
  released_by: 'Novi',
  recipient: 'Dr. Lee',
  purpose: 'my-care',
  expires_on: suggestedExpiry(new Date()),
};

let forms: RoiForm[];
let draft: components['schemas']['DraftValues'];
let signer = { first_name: '', middle_name: '', last_name: '' };

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

type User = ReturnType<typeof open>['user'];

/** All but the signature itself: the code of the PDF, and both boxes ticked. */
async function agree(user: User) {
  await user.type(await screen.findByLabelText(/code that stands in the PDF|código que está en el PDF/), '4821');
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
}

beforeEach(() => {
  vi.clearAllMocks();
  queryClient.clear();
  journey.now = { failure: undefined, isSaving: false };
  session.isActing = false;
  forms = [];
  draft = {};
  const answer = (data: unknown) => Promise.resolve({ data: { data }, response: new Response() });
  signer = { first_name: 'Ana', middle_name: 'María', last_name: 'Ruiz' };
  const draftAnswer = () => ({ step: 'release-of-information', version: 2, values: draft });
  api.GET.mockImplementation((path: string) => {
    if (path === '/roi-forms') return answer(forms);
    if (path === '/patients/{patientId}/documents') return answer([disclosures]);
    return answer(path === '/patients/{patientId}' ? { ...signer, date_of_birth: '1984-03-09' } : draftAnswer());
  });
  api.PUT.mockImplementation(() => {
    forms = forms.map((form) => ({ ...form, status: 'REVOKED', revoked_at: '2027-02-01T15:00:00Z', version: 4 }));
    return answer(forms[0]);
  });
});

afterEach(() => {
  cleanup();
  forgetSavers();
  setLocale('en');
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
  expect(await screen.findByText('It may be given to: Dr. Lee.')).toBeVisible();
  // What was filled in is read once, in the words that are signed, and each part of it leads back to the form.
  expect(screen.getAllByText(/Dr\. Lee/)).toHaveLength(1);
  expect(screen.getAllByRole('link', { name: /^Change / })).toHaveLength(5);
  expect(screen.getAllByText(/^45 CFR 164\.508/)).toHaveLength(currentRelease.statements.length);
  for (const said of ['Ana María Ruiz', 'March 9, 1984', 'ana@example.com'])
    expect(screen.getByText(said)).toBeVisible();
  const how = screen.getByText(/You can take back/);
  expect(how).toHaveTextContent(`write an e-mail to ${holder.email}`);
  expect(how).toHaveTextContent(`send a letter to ${holder.address}`);
  await user.click(screen.getByRole('link', { name: 'Go on to sign' }));
  const sign = await screen.findByRole('button', { name: 'Sign this form' });
  expect(screen.getByRole('heading', { level: 1, name: 'Sign the form' })).toBeInTheDocument();
  expect(screen.getAllByText(/^15 USC 7001/)).toHaveLength(currentDisclosures.statements.length);
  await user.click(sign);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /Type the four digits.*Tick this box if you agree to sign.*Tick this box.*Type your full name/,
  );
  expect(journey.complete).not.toHaveBeenCalled();

  await agree(user);
  await user.type(screen.getByLabelText(/Type your full name/), ' Ana  Ruiz ');
  await user.click(sign);
  await user.click(sign);
  const [first, second] = journey.complete.mock.calls.map(([sent]) => sent as { body: object; idempotencyKey: string });
  expect(first?.body).toEqual({
    ...filledIn,
    statements_version: currentRelease.version,
    locale: 'en',
    agrees: true,
    signature: { kind: 'typed', text: 'Ana Ruiz' },
    signing_consent: { version: currentDisclosures.version, code: '4821' },
  });
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
});

test('the signature is the legal name, which is said beside the field', async () => {
  draft = filledIn;
  const { user } = open('sign');
  const field = await screen.findByLabelText(/Type your full name/);
  expect(field).toHaveAccessibleDescription(/Your legal name: Ana María Ruiz/);
  await agree(user);
  await user.type(field, 'Ana Lopez');
  await user.click(screen.getByRole('button', { name: 'Sign this form' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Type your legal name: Ana María Ruiz');
  expect(journey.complete).not.toHaveBeenCalled();
  await user.clear(field);
  await user.type(field, 'ana m. ruiz');
  await user.click(screen.getByRole('button', { name: 'Sign this form' }));
  await waitFor(() => expect(journey.complete).toHaveBeenCalledTimes(1));
});

test('while it is being signed, the form can’t be changed, wherever the browser leads', async () => {
  draft = filledIn;
  const { user } = open('sign');
  await agree(user);
  await user.type(screen.getByLabelText(/Type your full name/), 'Ana Ruiz');
  await user.click(screen.getByRole('button', { name: 'Sign this form' }));
  await waitFor(() => expect(journey.complete).toHaveBeenCalled());
  journey.now = { failure: undefined, isSaving: true };
  await user.click(screen.getByRole('link', { name: 'Back' }));
  expect(screen.getByRole('heading', { name: 'Sign the form' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Change|Back/ })).not.toBeInTheDocument();
  expect(screen.getByLabelText(/Type your full name/)).toHaveAttribute('readonly');
});

test('nor can it while its draft is let go of, when it is signed again after a failure', async () => {
  draft = filledIn;
  journey.now = { failure: new Error('no answer'), isSaving: false };
  api.PUT.mockReturnValue(new Promise(() => undefined));
  const { user } = open('form');
  await user.type(await screen.findByLabelText(/Who may get it/), ' Jr.');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.click(await screen.findByRole('link', { name: 'Go on to sign' }));
  await agree(user);
  await user.type(screen.getByLabelText(/Type your full name/), 'Ana Ruiz');
  await user.click(screen.getByRole('button', { name: 'Sign this form' }));
  await waitFor(() => expect(api.PUT).toHaveBeenCalled());
  await user.click(screen.getByRole('link', { name: 'Back' }));
  expect(screen.getByRole('heading', { name: 'Sign the form' })).toBeInTheDocument();
  expect(journey.complete).not.toHaveBeenCalled();
});

test('what was signed stays on the screen while the journey goes on from it, also beside the draft of another form', async () => {
  draft = filledIn;
  forms = [signed];
  journey.now = { failure: undefined, isSaving: true };
  open();
  expect(await screen.findByRole('button', { name: 'Saving …' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Sign the form' })).not.toBeInTheDocument();
});

test('the longest legal name there can be can sign', async () => {
  draft = filledIn;
  signer = { first_name: 'A'.repeat(100), middle_name: 'B'.repeat(100), last_name: 'C'.repeat(100) };
  const { user } = open('sign');
  await agree(user);
  await user.click(screen.getByLabelText(/Type your full name/));
  await user.paste(Object.values(signer).join(' '));
  await user.click(screen.getByRole('button', { name: 'Sign this form' }));
  await waitFor(() => expect(journey.complete).toHaveBeenCalled());
});

test('an end more than five years ahead is refused beside its field', async () => {
  draft = { ...filledIn, expires_on: '2107-01-01' };
  const { user } = open('form');
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Choose a date within the next 5 years');
});

test('what was filled in follows the language of the page, and is signed in the language in which it was read', async () => {
  draft = { ...filledIn, released_by: usualReleaser.en };
  const { user } = open('form');
  const field = await screen.findByLabelText(/Who may share it/);
  expect(field).toHaveValue(usualReleaser.en);
  act(() => setLocale('es'));
  expect(screen.getByLabelText(/Quién la entregará/)).toHaveValue(usualReleaser.es);
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  await user.click(await screen.findByRole('link', { name: 'Continuar a la firma' }));
  await agree(user);
  await user.type(screen.getByLabelText(/Escriba su nombre completo/), 'Ana Ruiz');
  await user.click(screen.getByRole('button', { name: 'Firmar este formulario' }));
  await waitFor(() => expect(journey.complete).toHaveBeenCalled());
  expect(journey.complete.mock.calls[0]?.[0]).toMatchObject({ body: { locale: 'es', released_by: usualReleaser.es } });
});

test('what the member wrote stays as it is in another language', async () => {
  draft = filledIn;
  const { user } = open('form');
  const recipient = await screen.findByLabelText(/Who may get it/);
  await user.clear(recipient);
  await user.type(recipient, 'Dr. Cruz');
  act(() => setLocale('es'));
  expect(screen.getByLabelText(/Quién la entregará/)).toHaveValue('Novi');
  expect(screen.getByLabelText(/Quién la recibirá/)).toHaveValue('Dr. Cruz');
});

test.each([
  ['names the contact of today under the wording that names one', '1.1.0', 1],
  ['names no contact that could change under the wording after it', '1.3.0', 0],
])('a signed copy %s', async (_, statements_version, times) => {
  forms = [{ ...signed, statements_version }];
  open();
  const copy = within(await screen.findByRole('article'));
  expect(copy.getByText(/You can take back/)).toBeInTheDocument();
  expect(copy.queryAllByText((text) => text.includes(support.email))).toHaveLength(times);
  expect(copy.queryAllByText((text) => text.includes(support.phone))).toHaveLength(times);
});

test('a signed copy says whose it is and where a notice goes as it was signed, whatever is so today', async () => {
  forms = [signed];
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
  forms = [{ ...signed, locale: 'es' }];
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
  forms = [signed, { ...signed, ...byLetter, id: 'form-0' }];
  open();
  expect(await screen.findByRole('heading', { name: 'Take it back by letter or e-mail' })).toBeInTheDocument();
  expect(screen.getByText('You took it back in writing. We got your notice on February 8, 2027.')).toBeInTheDocument();
});

test('what the backend refused about the page before is said in its own words', async () => {
  draft = filledIn;
  const errors = [{ path: '/expires_on', message: 'Choose a date later than today.' }];
  journey.now.failure = new ApiError(422, 'unprocessable', 'Check the form.', errors);
  open('sign');
  expect(await screen.findByRole('alert')).toHaveTextContent('Choose a date later than today.');
});

test('a permission is revoked only after its effect was explained, with the version that was seen', async () => {
  forms = [signed];
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Revoke: Dr. Lee' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent(/nothing more is shared with Dr\. Lee.*only permission in force/);
  const buttons = within(dialog).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Yes, revoke it', 'Keep it']);
  expect(buttons[1]).toHaveAttribute('data-autofocus');
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

test('an admin who acts as the member can read the form but is offered neither signature nor revocation', async () => {
  session.isActing = true;
  draft = filledIn;
  open('check');
  expect(await screen.findByText('Only the member can do this')).toBeInTheDocument();
  expect(screen.getByText('It may be given to: Dr. Lee.')).toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Sign this form' })).not.toBeInTheDocument();
  cleanup();
  forms = [signed];
  open();
  expect(await screen.findByText('Only the member can do this')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Revoke/ })).not.toBeInTheDocument();
  expect(screen.queryByText(/You do not have to use the button/)).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Sign another form' })).not.toBeInTheDocument();
  cleanup();
  forms = [];
  open('form');
  expect(await screen.findByText(/only they can sign it/)).toBeInTheDocument();
});

test('the member is told of both ways to revoke, and invited to sign another form', async () => {
  forms = [signed];
  open();
  expect(await screen.findByText(/You do not have to use the button/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign another form' })).toBeInTheDocument();
  cleanup();
  open('form');
  expect(await screen.findByRole('button', { name: 'Continue' })).toBeInTheDocument();
  expect(screen.queryByText('Only the member can do this')).not.toBeInTheDocument();
});
