import { act, fireEvent, screen } from '@testing-library/react';
import { Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { medicalHistory } from '#domain/medical-history.ts';
import { useLinkNavigation } from '#src/app/use-link-navigation.ts';
import MedicalHistoryPage from '#src/pages/member/medical-history/medical-history-page.tsx';
import { LinkNavigationContext, PageLink } from '#src/ui/page-link.tsx';
import { backend } from '#tests/harness/backend.ts';
import { answersWith } from '#tests/harness/records.ts';
import { showPage } from '#tests/harness/show-page.tsx';

const start = '/member/medical-history/';
let questions = Promise.withResolvers<ReturnType<typeof medicalHistory>>();

beforeEach(() => {
  questions = Promise.withResolvers();
  backend.answers('get', '/questionnaires/questions', () => questions.promise);
  backend.answers('get', '/patients/{patientId}/answers/{questionnaire}', () =>
    answersWith({ questionnaire: 'medical-history', status: 'none', version: 0, updated_at: null }),
  );
});

/** The step before it has read what decides which of its pages stands, beside links whose pages take their time. */
function open() {
  const code = Promise.withResolvers<void>();
  const bring = () => code.promise;
  const history = { goBack: () => {} };
  function App() {
    const navigate = useNavigate();
    history.goBack = () => void navigate(-1);
    return (
      <LinkNavigationContext value={useLinkNavigation(bring)}>
        <PageLink to="/elsewhere">There</PageLink>
        <PageLink to={start}>Here</PageLink>
        <p>{useLocation().pathname}</p>
        <Routes>
          <Route path={`${start}*`} element={<MedicalHistoryPage />} />
          <Route path="/elsewhere" element={<h1>Elsewhere</h1>} />
        </Routes>
      </LinkNavigationContext>
    );
  }
  showPage(<App />, { at: start, journey: { at: 'medical-history' } });
  return {
    press: (name: string) => act(async () => fireEvent.click(screen.getByRole('link', { name }))),
    /** The code of the page that was pressed; a link waits half a second for it, at most. */
    bringCode: () => act(async () => code.resolve()),
    goBack: () => act(async () => history.goBack()),
  };
}

const stepOrPressed = () => screen.findByRole('heading', { name: /^(About you|Elsewhere)$/ });

test('the step puts no page of its own in the place of one whose link was pressed', async () => {
  const { press, bringCode } = open();
  await press('There');
  questions.resolve(medicalHistory('en'));
  expect(await stepOrPressed()).toBeVisible();
  await bringCode();
  expect(await screen.findByText('/elsewhere')).toBeVisible();
});

test('a link to where the member is already holds the step’s page up for no longer than its press takes', async () => {
  const { press, bringCode } = open();
  await press('Here');
  questions.resolve(medicalHistory('en'));
  expect(await stepOrPressed()).toBeVisible();
  await bringCode();
  expect(await screen.findByText(`${start}questions/about-you`)).toBeVisible();
});

test('who comes back to where they pressed a link is led on like anybody', async () => {
  const { press, bringCode, goBack } = open();
  await press('There');
  await bringCode();
  expect(await screen.findByText('/elsewhere')).toBeVisible();
  questions.resolve(medicalHistory('en'));
  await goBack();
  expect(await screen.findByText(`${start}questions/about-you`)).toBeVisible();
});
