import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { newCondition, newFamilyHistory, type FamilyHistory } from '#domain/family-history.ts';
import type { QuestionnaireResponse, ResponseItem } from '#domain/fhir.ts';
import { medicalHistory } from '#domain/medical-history.ts';
import { canonicalOf } from '#domain/questionnaire.ts';
import MedicalHistoryPage from '#src/pages/member/medical-history/medical-history-page.tsx';
import { HttpResponse } from 'msw';
import type { components } from '#openapi/generated/types.ts';
import { backend, refusal } from '#tests/harness/backend.ts';
import { answersWith, userWith } from '#tests/harness/records.ts';
import { showPage } from '#tests/harness/show-page.tsx';

type Answers = components['schemas']['Answers'];

const code = (value: string) => [
  { valueCoding: { system: 'https://novi.example/fhir/CodeSystem/medical-history', code: value } },
];
const needed: ResponseItem[] = [
  { linkId: 'about-you', item: [{ linkId: 'about-you.sex', answer: code('male') }] },
  { linkId: 'cancer', item: [{ linkId: 'cancer.had', answer: code('no') }] },
  { linkId: 'testing', item: [{ linkId: 'testing.transplant', answer: code('no') }] },
];
const response = (status: QuestionnaireResponse['status'], item: ResponseItem[]): QuestionnaireResponse => ({
  resourceType: 'QuestionnaireResponse',
  questionnaire: canonicalOf(medicalHistory('en')),
  status,
  item,
});

const surveyed = (said: Partial<FamilyHistory> = {}) =>
  medicalHistory('en', undefined, {
    ...newFamilyHistory(() => 'id'),
    ...{ sex_assigned_at_birth: 'male', has_conditions: 'no', ...said },
  });
const fromSurvey = 'From your family history. Change it if it is wrong.';

/** The questions as the backend gives them. */
let questions = medicalHistory('en');
/** What the backend holds; its copy changes with what it is told. */
let stored: Partial<Answers> & { version: number };

const path = '/questionnaires';
type Request = ReturnType<typeof backend.received<'post', typeof path>>[number];
const versionIn = (headers: Headers) => Number(headers.get('If-Match')?.replaceAll('"', ''));

/** The answers that were sent as done, with the version that they were sent over. */
const sent = () =>
  backend
    .received('post', path)
    .filter(({ body }) => body.status === 'completed')
    .map(({ body, headers }) => ({ response: body.response, version: versionIn(headers) }));

/** Takes the answers as the backend does. */
function take({ body: { status, response: given }, headers }: Request) {
  if (versionIn(headers) !== stored.version) return refusal(412, { code: 'stale' });
  stored = { ...stored, status, version: stored.version + 1, ...(given && { response: given }) };
  return answersWith({ questionnaire: 'medical-history', ...stored });
}

/** The same, and the answer is lost. */
function takeAndLose(request: Request) {
  take(request);
  return HttpResponse.error();
}

function open(at: string) {
  return showPage(
    <Routes>
      <Route path="/member/medical-history/*" element={<MedicalHistoryPage />} />
    </Routes>,
    { at: `/member/medical-history/${at}`, journey: { at: 'medical-history' } },
  );
}

beforeEach(() => {
  stored = { status: 'none', version: 0, updated_at: null };
  questions = medicalHistory('en');
  backend.answers('get', '/questionnaires/questions', () => questions);
  backend.answers('get', '/patients/{patientId}/answers/{questionnaire}', () =>
    answersWith({ questionnaire: 'medical-history', ...stored }),
  );
  backend.answers('post', path, take);
});

test('a draft goes on where it was left: on the first page that needs an answer', async () => {
  stored = {
    status: 'in-progress',
    version: 3,
    updated_at: null,
    response: response('in-progress', needed.slice(0, 1)),
  };
  open('');
  expect(await screen.findByRole('heading', { name: 'Cancer' })).toBeInTheDocument();
});

test('a group that is not asked has no page: who names it by address is taken where they left off', async () => {
  stored = { status: 'in-progress', version: 3, updated_at: null, response: response('in-progress', needed) };
  open('questions/reproductive');
  expect(await screen.findByRole('heading', { name: 'Other health matters' })).toBeInTheDocument();
});

test('the check names what still needs an answer instead of offering to send', async () => {
  stored = {
    status: 'in-progress',
    version: 3,
    updated_at: null,
    response: response('in-progress', needed.slice(0, 2)),
  };
  open('check');
  const link = await screen.findByRole('link', { name: /^Have you had a bone marrow/ });
  expect(link).toHaveAttribute('href', expect.stringContaining('/questions/testing?then=check#testing.transplant'));
  expect(screen.queryByRole('button', { name: 'Send my answers' })).not.toBeInTheDocument();
});

test('own words that were chosen and never written are named on the check, and nothing is sent', async () => {
  const [aboutYou, ...others] = needed;
  const gender = { linkId: 'about-you.gender', answer: [{ valueString: '' }] };
  const item = [{ ...aboutYou!, item: [...aboutYou!.item!, gender] }, ...others];
  stored = { status: 'in-progress', version: 3, updated_at: null, response: response('in-progress', item) };
  open('check');
  const link = await screen.findByRole('link', { name: /^What is your gender/ });
  expect(link.closest('li')).toHaveTextContent('Write your answer here, or choose another one.');
  expect(screen.queryByRole('button', { name: 'Send my answers' })).not.toBeInTheDocument();
});

test('what was changed from the check comes back to it, is saved as a draft, and is sent with the version it has then', async () => {
  stored = { status: 'in-progress', version: 3, updated_at: null, response: response('in-progress', needed) };
  const { user } = open('check');
  await user.click(await screen.findByRole('link', { name: /Change What is your gender/ }));
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Woman' })).toHaveFocus());
  await user.click(screen.getByRole('radio', { name: 'Man' }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.click(await screen.findByRole('button', { name: 'Send my answers' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  const [first] = sent();
  expect(first?.version).toBe(4);
  expect(first?.response?.item[0]?.item?.map(({ linkId }) => linkId)).toEqual(['about-you.sex', 'about-you.gender']);
  expect(backend.received('post', path)[0]?.body).toMatchObject({ status: 'in-progress', patient_id: 'm' });
});

test('answers that were sent are shown with their day, and Continue stores nothing again', async () => {
  stored = {
    status: 'completed',
    version: 5,
    updated_at: '2027-03-01T17:00:00Z',
    response: response('completed', needed),
  };
  const { user, journey } = open('');
  expect(await screen.findByText(/You sent these answers on March 1, 2027/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(journey.getSnapshot().value).toEqual({ 'release-of-information': 'viewing' }));
  expect(backend.received('post', path)).toEqual([]);
});

test('when only the reply was lost, another try finds the answers stored and goes on', async () => {
  stored = { status: 'in-progress', version: 3, updated_at: null, response: response('in-progress', needed) };
  backend.answers('post', path, takeAndLose);
  const { user, journey } = open('check');
  await user.click(await screen.findByRole('button', { name: 'Send my answers' }));
  const banner = await screen.findByRole('alert');
  backend.answers('post', path, take);
  await user.click(within(banner).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(journey.getSnapshot().value).toEqual({ 'release-of-information': 'viewing' }));
  expect(sent()).toHaveLength(1);
});

test('what is changed after answers were sent, with the reply lost, is a draft of its own and no choice', async () => {
  stored = { status: 'in-progress', version: 3, updated_at: null, response: response('in-progress', needed) };
  backend.answers('post', path, takeAndLose);
  const { user } = open('check');
  await user.click(await screen.findByRole('button', { name: 'Send my answers' }));
  await screen.findByRole('alert');
  expect(stored).toMatchObject({ status: 'completed', version: 4 });
  backend.answers('post', path, take);
  await user.click(screen.getByRole('link', { name: /^Change.*smoke/ }));
  const tobacco = await screen.findByRole('radiogroup', { name: /smoke/ });
  await user.click(within(tobacco).getByRole('radio', { name: 'Never' }));
  await waitFor(() => expect(stored.version).toBe(5));
  expect(screen.queryByText('You changed this in another tab or on another device')).not.toBeInTheDocument();
});

test('answers that are known to be sent are not called unsent where what came after that has failed', async () => {
  stored = {
    status: 'completed',
    version: 5,
    updated_at: '2027-03-01T17:00:00Z',
    response: response('completed', needed),
  };
  backend.isAway('put', '/users/{userId}');
  const { user, journey } = open('check');
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  const banner = await screen.findByRole('alert');
  expect(banner).toHaveTextContent('Your answers are sent, but the next step did not open');
  backend.answers('put', '/users/{userId}', () => userWith());
  await user.click(within(banner).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(journey.getSnapshot().value).toEqual({ 'release-of-information': 'viewing' }));
  expect(sent()).toEqual([]);
});

test('answers that another tab has changed meanwhile are not sent over: the member chooses', async () => {
  stored = { status: 'in-progress', version: 3, updated_at: null, response: response('in-progress', needed) };
  const { user } = open('check');
  const send = await screen.findByRole('button', { name: 'Send my answers' });
  stored = { ...stored, version: 9, response: response('in-progress', needed.slice(0, 1)) };
  await user.click(send);
  const banner = await screen.findByRole('alert');
  await user.click(within(banner).getByRole('button', { name: 'Try again' }));
  await user.click(await screen.findByRole('button', { name: 'Keep what is on this page' }));
  expect(stored).toMatchObject({ status: 'in-progress' });
  expect(sent().map(({ version }) => version)).toEqual([3]);
  await user.click(await screen.findByRole('button', { name: 'Send my answers' }));
  await waitFor(() => expect(sent().map(({ version }) => version)).toEqual([3, 10]));
});

test('what the survey has said is chosen already and says so until it is changed, on every page, none is passed over', async () => {
  questions = surveyed();
  const { user } = open('');
  const male = await screen.findByRole('radio', { name: 'Male' });
  expect(male).toBeChecked();
  const sex = screen.getByRole('radiogroup', { name: /What sex were you assigned/ });
  expect(sex).toHaveAccessibleDescription(expect.stringContaining(fromSurvey));
  await user.click(screen.getByRole('radio', { name: 'Female' }));
  expect(screen.queryByText(fromSurvey)).not.toBeInTheDocument();
  await user.click(male);
  expect(screen.getByText(fromSurvey)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('heading', { name: 'Cancer' })).toBeInTheDocument();
  const had = screen.getByRole('radiogroup', { name: /Has a doctor ever told you/ });
  expect(within(had).getByRole('radio', { name: 'No' })).toBeChecked();
});

test('what was chosen already is checked, saved and sent like any other answer', async () => {
  questions = surveyed();
  const { user } = open('questions/testing');
  const transplant = await screen.findByRole('radiogroup', { name: /bone marrow/ });
  await user.click(within(transplant).getByRole('radio', { name: 'No' }));
  for (const heading of ['Other health matters', 'Tobacco and alcohol', 'Your background', 'Check your answers']) {
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByRole('heading', { name: heading });
  }
  expect(screen.getByText('Male')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Send my answers' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.response?.item).toEqual(needed);
  const [first] = backend.received('post', path);
  expect(first?.body).toMatchObject({ status: 'in-progress', response: { item: needed } });
});

test('the survey overwrites no answer that was given here', async () => {
  questions = surveyed({
    sex_assigned_at_birth: 'female',
    has_conditions: 'yes',
    conditions: [newCondition('melanoma')],
  });
  stored = { status: 'in-progress', version: 3, updated_at: null, response: response('in-progress', needed) };
  open('questions/about-you');
  expect(await screen.findByRole('radio', { name: 'Male' })).toBeChecked();
  expect(screen.queryByText(fromSurvey)).not.toBeInTheDocument();
});

test('a draft in which the survey has answered a page ahead goes on at that page', async () => {
  questions = surveyed({ gender: 'man' });
  const gender = { linkId: 'about-you.gender', answer: code('woman') };
  const item = [
    { linkId: 'about-you', item: [...(needed[0]?.item ?? []), gender] },
    { linkId: 'cancer', item: needed[1]?.item ?? [] },
  ];
  stored = { status: 'in-progress', version: 3, updated_at: null, response: response('in-progress', item) };
  open('');
  expect(await screen.findByRole('heading', { name: 'Cancer' })).toBeInTheDocument();
});
