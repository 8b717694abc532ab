import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { newCondition, newFamilyHistory, type FamilyHistory } from '#domain/family-history.ts';
import SurveyPage from '#src/pages/member/survey/survey-page.tsx';
import { backend } from '#tests/harness/backend.ts';
import { answersWith, patientWith } from '#tests/harness/records.ts';
import { showPage } from '#tests/harness/show-page.tsx';

// A whole form is drawn: a busy machine takes its time.
vi.setConfig({ testTimeout: 30_000 });

const family_history: FamilyHistory = {
  ...newFamilyHistory(() => crypto.randomUUID()),
  ...{ sex_assigned_at_birth: 'female', adopted: 'no', parents_related: 'no', ashkenazi_jewish: 'no' },
  has_conditions: 'yes',
  conditions: [{ ...newCondition('thyroid-cancer'), age_of_onset: 62 }],
};
const tooHigh = 'This age is higher than your age now.';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] });
  vi.stubGlobal('scrollTo', vi.fn());
  backend.holds({
    '/patients/{patientId}': patientWith({ date_of_birth: '1979-03-31' }),
    '/patients/{patientId}/answers/{questionnaire}': answersWith({ status: 'in-progress', version: 1, family_history }),
  });
});

const open = (page: string) =>
  showPage(
    <Routes>
      <Route path="/member/survey/*" element={<SurveyPage />} />
    </Routes>,
    { at: `/member/survey/${page}`, journey: { at: 'survey' } },
  );

it('a condition of the member’s own that began later than today is not passed over where it was typed', async () => {
  const { user } = open('you');
  await screen.findByDisplayValue('62');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(tooHigh);
});

it('it is told on the summary, with the way to the page where it can be mended', async () => {
  open('check');
  expect(await screen.findByRole('link', { name: tooHigh })).toHaveAttribute('href', '/member/survey/you');
});
