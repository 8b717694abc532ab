import { QueryClientProvider } from '@tanstack/react-query';
import { configure, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { newCondition, newFamilyHistory, type FamilyHistory } from '#domain/family-history.ts';
import { queryClient } from '#src/lib/api/queries.ts';
import SurveyPage from '#src/pages/member/survey/survey-page.tsx';
import { show } from '#tests/src/show.tsx';

const api = vi.hoisted(() => ({ GET: vi.fn(), POST: vi.fn() }));
vi.mock('#src/lib/api/client.ts', () => ({ api }));
vi.mock('#src/features/session/use-is-acting.ts', () => ({ useIsActing: () => false }));
vi.mock('#src/features/session/auth-provider.tsx', () => ({
  useSignedInPerson: () => ({ noviId: 'm', firstName: 'Ada', middleName: '', lastName: 'Byron' }),
}));
vi.mock('#src/features/journey/use-journey.ts', () => ({
  useJourney: () => ({ isSaving: false, failure: undefined, evidence: { survey: false } }),
  useCompleteStep: () => vi.fn(),
}));

// A whole form is drawn: a busy machine takes its time.
configure({ asyncUtilTimeout: 10_000 });
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
  queryClient.clear();
  vi.stubGlobal('scrollTo', vi.fn());
  const answers = { status: 'in-progress', version: 1, family_history };
  api.GET.mockImplementation((path: string) =>
    Promise.resolve({
      data: { data: path === '/patients/{patientId}' ? { date_of_birth: '1979-03-31' } : answers },
      response: new Response(),
    }),
  );
});

const open = (page: string) =>
  show(
    <QueryClientProvider client={queryClient}>
      <Routes>
        <Route path="/member/survey/*" element={<SurveyPage />} />
      </Routes>
    </QueryClientProvider>,
    { at: `/member/survey/${page}` },
  );

it('an illness of the member’s own that began later than today is not passed over where it was typed', async () => {
  const { user } = open('you');
  await screen.findByDisplayValue('62');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(tooHigh);
});

it('it is told on the summary, with the way to the page where it can be mended', async () => {
  open('check');
  expect(await screen.findByRole('link', { name: tooHigh })).toHaveAttribute('href', '/member/survey/you');
});
