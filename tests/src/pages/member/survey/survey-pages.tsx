import { Route, Routes, useNavigate } from 'react-router-dom';
import { vi } from 'vitest';
import type { components } from '#openapi/generated/types.ts';
import { backend, refusal } from '#tests/harness/backend.ts';
import { answersWith, patientWith } from '#tests/harness/records.ts';
import { showPage } from '#tests/harness/show-page.tsx';
import { newFamilyHistory, newRelative, type FamilyHistory } from '#domain/family-history.ts';
import SurveyPage from '#src/pages/member/survey/survey-page.tsx';

/** Both parents and Lena, of whom all was asked and nothing is known. */
export const family = (): FamilyHistory => {
  const { relatives, ...questions } = newFamilyHistory(() => crypto.randomUUID());
  const lena = { ...newRelative(crypto.randomUUID(), 'sibling', 'both'), name: 'Lena' };
  return {
    ...questions,
    ...{ adopted: 'no', ashkenazi_jewish: 'unknown', parents_related: 'no' },
    ...{ sex_assigned_at_birth: 'female', has_conditions: 'no' },
    counted: {
      ...{ siblings: 'known', half_siblings: 'known', children: 'known' },
      ...{ maternal_aunts_and_uncles: 'unknown', paternal_aunts_and_uncles: 'unknown' },
    },
    relatives: [...relatives, lena].map((relative) => ({
      ...relative,
      ...{ has_conditions: 'unknown', vital_status: 'unknown', adoption: 'unknown' },
    })),
  };
};

/** What the backend holds; its copy changes with what it is told. */
export const survey: { stored: Partial<components['schemas']['Answers']> & { version: number } } = {
  stored: { version: 0 },
};

const path = '/questionnaires';

/** The family histories that were sent as done, with the version that they were sent over. */
export const sent = () =>
  backend
    .received('post', path)
    .filter(({ body }) => body.status === 'completed')
    .map(({ body, headers }) => ({ history: body.family_history, version: versionIn(headers) }));

const versionIn = (headers: Headers) => Number(headers.get('If-Match')?.replaceAll('"', ''));

/** Opens a page of the survey, by its address below that of the step. */
export function open(at: string, state?: unknown) {
  const [page = '', query] = at.split('?');
  return showPage(
    <Routes>
      <Route path="/member/survey/*" element={<SurveyPage />} />
      <Route path="/member/dashboard" element={<Dashboard />} />
    </Routes>,
    {
      at: { pathname: `/member/survey/${page}`, ...(query && { search: `?${query}` }), state },
      person: { firstName: 'Ada', lastName: 'Byron' },
      journey: { at: 'survey' },
    },
  );
}

function Dashboard() {
  const navigate = useNavigate();
  return (
    <>
      <h1>The dashboard</h1>
      <button onClick={() => void navigate(-1)}>Where I was before</button>
      <button onClick={() => void navigate('/member/survey/')}>Family history</button>
    </>
  );
}

/** Before each test: nothing is stored, and the backend takes what is sent with the version that it holds. */
export function beginAnew(): void {
  vi.stubGlobal('scrollTo', vi.fn());
  survey.stored = { status: 'none', version: 0 };
  backend.holds({ '/patients/{patientId}': patientWith() });
  backend.answers('get', '/patients/{patientId}/answers/{questionnaire}', () => answersWith(survey.stored));
  backend.answers('post', path, take);
}

/** Takes the answers as the backend does. */
export function take({ body, headers }: ReturnType<typeof backend.received<'post', typeof path>>[number]) {
  const { stored } = survey;
  if (versionIn(headers) !== stored.version) return refusal(412, { code: 'stale' });
  const { status, family_history } = body;
  survey.stored = { ...stored, status, version: stored.version + 1, ...(family_history && { family_history }) };
  return answersWith(survey.stored);
}
