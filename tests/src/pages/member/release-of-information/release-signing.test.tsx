import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { currentDisclosures, currentRelease, usualReleaser } from '#domain/release.ts';
import { HttpResponse } from 'msw';
import { setLocale } from '#src/lib/locale.ts';
import { holder } from '#src/lib/settings.ts';
import { signed } from './release-forms.ts';
import { agree, beginAnew, filledIn, held, open, sentForms } from './release-pages.tsx';
import { backend, refusal } from '#tests/harness/backend.ts';

beforeEach(beginAnew);

test('the whole form is read before it is signed, by ticking and typing, and sent with one key', async () => {
  held.draft = filledIn;
  const { user } = open('check');
  expect(await screen.findByText('It may be given to: Dr. Lee.')).toBeVisible();
  // What was filled in is read once, in the words that are signed, and each part of it leads back to the form.
  expect(screen.getAllByText(/Dr\. Lee/)).toHaveLength(1);
  expect(screen.getAllByRole('link', { name: /^Change / })).toHaveLength(5);
  // The paragraphs stand below, under the law behind this, and not in what is read.
  const law = screen.getByText('The law behind this').closest('details')!;
  expect(within(law).getAllByText(/^45 CFR 164\.508/)).toHaveLength(currentRelease.statements.length);
  expect(screen.getAllByText(/45 CFR/)).toHaveLength(currentRelease.statements.length);
  expect(law).not.toHaveAttribute('open');
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
    /Type the four digits.*Check this box if you agree to sign.*Check this box.*Type your full name/,
  );
  expect(sentForms()).toEqual([]);

  await agree(user);
  await user.type(screen.getByLabelText(/Type your full name/), ' Ana  Ruiz ');
  // The first answer is lost.
  backend.answers('post', '/roi-forms', () => (sentForms().length > 1 ? signed : HttpResponse.error()));
  await user.click(sign);
  await screen.findByRole('alert');
  await user.click(screen.getByRole('button', { name: 'Sign this form' }));
  await waitFor(() => expect(sentForms()).toHaveLength(2));
  const [first, second] = sentForms();
  expect(second).toEqual(first);
  expect(first?.body).toEqual({
    patient_id: 'm',
    ...filledIn,
    statements_version: currentRelease.version,
    locale: 'en',
    agrees: true,
    signature: { kind: 'typed', text: 'Ana Ruiz' },
    signing_consent: { version: currentDisclosures.version, code: '4821' },
  });
  expect(first?.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
});

async function sign(user: UserEvent) {
  await agree(user);
  await user.type(screen.getByLabelText(/Type your full name/), 'Ana Ruiz');
  await user.click(screen.getByRole('button', { name: 'Sign this form' }));
}

test('after a lost reply, who goes back and signs again sends the same, while nobody knows what is stored', async () => {
  held.draft = filledIn;
  const { user } = open('sign');
  backend.answers('post', '/roi-forms', () => (sentForms().length > 1 ? signed : HttpResponse.error()));
  await sign(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('We don’t know yet if the form is signed');
  await user.click(screen.getByRole('link', { name: 'Back' }));
  await user.click(await screen.findByRole('link', { name: 'Go on to sign' }));
  await sign(user);
  await waitFor(() => expect(sentForms()).toHaveLength(2));
  const [first, second] = sentForms();
  expect(second).toEqual(first);
});

test('after a lost reply, what was signed is found and shown, and the journey goes on from it', async () => {
  held.draft = filledIn;
  const { user, journey } = open('sign');
  backend.answers('post', '/roi-forms', () => {
    held.forms = [signed];
    return HttpResponse.error();
  });
  await sign(user);
  const found = (await screen.findByText('Your permission for Dr. Lee is signed')).closest('[role=status]');
  expect(found).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Permission for Dr. Lee' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(journey.getSnapshot().value).toEqual({ 'request-genetic-test-kit': 'viewing' }));
  expect(sentForms()).toHaveLength(1);
});

test('what was found to be signed does not hide that the journey can’t go on from it', async () => {
  held.draft = filledIn;
  backend.answers('post', '/roi-forms', () => {
    held.forms = [signed];
    return HttpResponse.error();
  });
  backend.refuses('put', '/users/{userId}', 503, { code: 'unavailable', message: 'The service rests.' });
  const { user } = open('sign');
  await sign(user);
  await screen.findByText('Your permission for Dr. Lee is signed');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The service rests.');
  expect(screen.queryByText('Your permission for Dr. Lee is signed')).not.toBeInTheDocument();
});

test('beside what was found to be signed, another form is signed knowingly, and with a key of its own', async () => {
  held.draft = filledIn;
  const { user } = open('sign');
  expect(await screen.findByRole('button', { name: 'Sign this form' })).toBeInTheDocument();
  expect(screen.queryByText('You have a permission in force')).not.toBeInTheDocument();
  backend.answers('post', '/roi-forms', () => {
    held.forms = [signed];
    return HttpResponse.error();
  });
  await sign(user);
  await user.click(await screen.findByRole('link', { name: 'Sign another form' }));
  const goOn = await screen.findByRole('button', { name: 'Continue' });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(goOn);
  await user.click(await screen.findByRole('link', { name: 'Go on to sign' }));
  expect(await screen.findByText('You have a permission in force')).toBeInTheDocument();
  expect(screen.getByText(/^You share with Dr\. Lee already/)).toBeInTheDocument();
  await sign(user);
  await waitFor(() => expect(sentForms()).toHaveLength(2));
  const [first, second] = sentForms();
  expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
});

test('where the form was changed after a lost reply, the first one is found, and the changed one is not signed', async () => {
  held.draft = filledIn;
  const { user } = open('sign');
  backend.isAway('post', '/roi-forms');
  await sign(user);
  await screen.findByRole('alert');
  // The first one has come through all the same: what is sent by its key is not stored.
  backend.answers('post', '/roi-forms', () => {
    held.forms = [signed];
    return refusal(422, { code: 'key_reused', message: 'This was sent before with other details.' });
  });
  await user.click(screen.getByRole('link', { name: 'Back' }));
  await user.click(screen.getAllByRole('link', { name: /^Change / })[0]!);
  await user.type(await screen.findByLabelText(/Who may get it/), ' Jr.');
  expect(screen.getByRole('alert')).toHaveTextContent('We don’t know yet if the form is signed');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.click(await screen.findByRole('link', { name: 'Go on to sign' }));
  await sign(user);
  expect(await screen.findByText('Your permission for Dr. Lee is signed')).toBeInTheDocument();
  expect(screen.getByText(/What you changed after that is not signed/)).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Sign the form' })).not.toBeInTheDocument();
  const [first, changed, ...others] = sentForms();
  expect([first?.body.recipient, changed?.body.recipient, others]).toEqual(['Dr. Lee', 'Dr. Lee Jr.', []]);
  expect(changed?.idempotencyKey).toBe(first?.idempotencyKey);
});

test('a wrong name beside a code that may be wrong, too, is left to the backend, which tells both at once', async () => {
  held.draft = filledIn;
  const { user } = open('sign');
  await agree(user);
  await user.type(screen.getByLabelText(/Type your full name/), 'Ana Lopez');
  const errors = [
    { path: '/signing_consent/code', message: 'This is not the code in the PDF.' },
    { path: '/signature/text', message: 'Type your legal name: Ana María Ruiz' },
  ];
  backend.refuses('post', '/roi-forms', 422, { code: 'unprocessable', message: 'Check the form.', errors });
  await user.click(screen.getByRole('button', { name: 'Sign this form' }));
  const said = within(await screen.findByRole('alert')).getAllByRole('link');
  expect(said.map((link) => link.textContent)).toEqual(errors.map(({ message }) => message));
});

test('the code of the PDF is asked once a person: the next form is signed without it', async () => {
  held.draft = filledIn;
  held.forms = [{ ...signed, status: 'REVOKED', revoked_at: '2027-02-01T15:00:00Z' }];
  const { user } = open('sign');
  await user.type(await screen.findByLabelText(/Type your full name/), 'Ana Ruiz');
  expect(screen.queryByLabelText(/code/)).toBeNull();
  await user.click(screen.getByLabelText('I can open PDF files, and I agree to sign on a screen.'));
  await user.click(screen.getByLabelText(/I have read this form/));
  await user.click(screen.getByRole('button', { name: 'Sign this form' }));
  await waitFor(() => expect(sentForms()).toHaveLength(1));
  expect(sentForms()[0]?.body.signing_consent).toEqual({ version: currentDisclosures.version });
});

test('the signature is the legal name, which is said beside the field', async () => {
  held.draft = filledIn;
  held.forms = [signed];
  const { user } = open('sign');
  const field = await screen.findByLabelText(/Type your full name/);
  expect(field).toHaveAccessibleDescription(/Your legal name: Ana María Ruiz/);
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
  await user.type(field, 'Ana Lopez');
  await user.click(screen.getByRole('button', { name: 'Sign this form' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Type your legal name: Ana María Ruiz');
  expect(sentForms()).toEqual([]);
  await user.clear(field);
  await user.type(field, 'ana m. ruiz');
  await user.click(screen.getByRole('button', { name: 'Sign this form' }));
  await waitFor(() => expect(sentForms()).toHaveLength(1));
});

test('a name that is not theirs, a code and consents that are missing are all told at once, and the first is gone to', async () => {
  held.draft = filledIn;
  const { user } = open('sign');
  await user.type(await screen.findByLabelText(/Type your full name/), 'Ana Lopez');
  await user.click(screen.getByRole('button', { name: 'Sign this form' }));
  const problems = within(await screen.findByRole('alert')).getAllByRole('link');
  expect(problems.map((link) => link.textContent)).toEqual([
    'Type the four digits from the PDF',
    'Check this box if you agree to sign on a screen',
    'Check this box if you agree',
    'Type your legal name: Ana María Ruiz',
  ]);
  expect(screen.getByLabelText(/code that is in the PDF/)).toHaveFocus();
  expect(sentForms()).toEqual([]);
});

test('while it is being signed, the form can’t be changed, wherever the browser leads', async () => {
  held.draft = filledIn;
  const { user, leadTo } = open('sign');
  await agree(user);
  await user.type(screen.getByLabelText(/Type your full name/), 'Ana Ruiz');
  backend.waits('post', '/roi-forms');
  await user.click(screen.getByRole('button', { name: 'Sign this form' }));
  await waitFor(() => expect(backend.requests()).toContain('post /roi-forms'));
  act(() => leadTo('/member/release-of-information/form'));
  expect(screen.getByRole('heading', { name: 'Sign the form' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Change|Back/ })).not.toBeInTheDocument();
  expect(screen.getByLabelText(/Type your full name/)).toHaveAttribute('readonly');
});

test('nor can it while its draft is let go of, when it is signed again after a failure', async () => {
  held.draft = filledIn;
  backend.isAway('post', '/roi-forms');
  const { user } = open('sign');
  await agree(user);
  await user.type(screen.getByLabelText(/Type your full name/), 'Ana Ruiz');
  await user.click(screen.getByRole('button', { name: 'Sign this form' }));
  await screen.findByRole('alert');
  const release = backend.waits('put', '/patients/{patientId}/drafts/{draftStep}');
  await user.click(screen.getByRole('link', { name: 'Back' }));
  await user.click(screen.getAllByRole('link', { name: /^Change / })[0]!);
  await user.type(await screen.findByLabelText(/Who may get it/), ' Jr.');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.click(await screen.findByRole('link', { name: 'Go on to sign' }));
  await agree(user);
  await user.type(screen.getByLabelText(/Type your full name/), 'Ana Ruiz');
  await user.click(screen.getByRole('button', { name: 'Sign this form' }));
  await waitFor(() => expect(backend.requests()).toContain('put /patients/{patientId}/drafts/{draftStep}'));
  expect(screen.queryByRole('link', { name: /Change|Back/ })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Sign the form' })).toBeInTheDocument();
  expect(sentForms()).toHaveLength(1);
  release();
  await waitFor(() => expect(sentForms()).toHaveLength(2));
});

test('the longest legal name there can be can sign', async () => {
  held.draft = filledIn;
  held.signer = { first_name: 'A'.repeat(100), middle_name: 'B'.repeat(100), last_name: 'C'.repeat(100) };
  const { user } = open('sign');
  await agree(user);
  await user.click(screen.getByLabelText(/Type your full name/));
  await user.paste(Object.values(held.signer).join(' '));
  await user.click(screen.getByRole('button', { name: 'Sign this form' }));
  await waitFor(() => expect(sentForms()).toHaveLength(1));
});

test('what was filled in follows the language of the page, and is signed in the language in which it was read', async () => {
  held.draft = { ...filledIn, released_by: usualReleaser.en };
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
  await waitFor(() => expect(sentForms()).toHaveLength(1));
  expect(sentForms()[0]?.body).toMatchObject({ locale: 'es', released_by: usualReleaser.es });
});

test('what the backend refused about the page before is said in its own words', async () => {
  held.draft = filledIn;
  const errors = [{ path: '/expires_on', message: 'Choose a date later than now: May 2, 2031 or later.' }];
  backend.refuses('post', '/roi-forms', 422, { code: 'unprocessable', message: 'Check the form.', errors });
  const { user } = open('sign');
  await agree(user);
  await user.type(screen.getByLabelText(/Type your full name/), 'Ana Ruiz');
  await user.click(screen.getByRole('button', { name: 'Sign this form' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Choose a date later than now: May 2, 2031 or later.');
});
