import { QueryClientProvider } from '@tanstack/react-query';
import { configure } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { vi } from 'vitest';
import { newFamilyHistory, newRelative, type FamilyHistory } from '#domain/family-history.ts';
import { ApiError } from '#src/lib/api/api-error.ts';
import { queryClient } from '#src/lib/api/queries.ts';
import SurveyPage from '#src/pages/member/survey/survey-page.tsx';
import { show } from '#tests/src/show.tsx';
import { api, backend, journey } from './survey-fakes.ts';

// A draft is saved after a moment, and a whole form is drawn with each key: a busy machine takes its time.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });

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

/** Opens a page of the survey. */
export function open(at: string, state?: unknown) {
  return show(
    <QueryClientProvider client={queryClient}>
      <Routes>
        <Route path="/member/survey/*" element={<SurveyPage />} />
      </Routes>
    </QueryClientProvider>,
    { at: { pathname: `/member/survey/${at}`, state } },
  );
}

/** Before each test: nothing is stored, and the backend takes what is sent with the version that it holds. */
export function beginAnew(): void {
  queryClient.clear();
  Element.prototype.scrollIntoView = vi.fn();
  vi.stubGlobal('scrollTo', vi.fn());
  journey.complete.mockReset();
  journey.now.failure = undefined;
  journey.now.evidence.survey = false;
  backend.stored = { status: 'none', version: 0 };
  api.GET.mockImplementation(() => Promise.resolve({ data: { data: backend.stored }, response: new Response() }));
  api.POST.mockImplementation(
    (_path: string, { params, body }: { params: { header: { 'If-Match': string } }; body: typeof backend.stored }) => {
      if (params.header['If-Match'] !== `"${backend.stored.version}"`)
        return Promise.reject(new ApiError(412, 'stale', 'Stale'));
      backend.stored = { ...backend.stored, ...body, version: backend.stored.version + 1 };
      return Promise.resolve({ data: { data: backend.stored } });
    },
  );
}
