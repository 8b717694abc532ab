import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { components } from '#openapi/generated/types.ts';
import { backend, refusal } from '#tests/harness/backend.ts';
import { visitWith } from '#tests/src/pages/member/records.ts';
import { beginAnew, held } from '../../patients/patients-pages.tsx';
import { patientId } from '../../records.ts';
import { answerDrafts, at, visitId } from './written-drafts.ts';

type Schemas = components['schemas'];

/** Without the record beside it, which is drawn where a test asks for it. */
export const here = `/specialist/patients?patient=${patientId}&write=${visitId}&record=closed`;
export const summaryPath = '/visits/{visitId}/summary';

/** What the backend holds of the draft, the summary and its visit; it takes what fits, as the real one does. */
export const stored = {
  draft: { version: 0, values: {} as Schemas['WritingValues'] },
  summary: undefined as Schemas['VisitSummary'] | undefined,
  visit: visitWith('COMPLETED', -3),
};

/** For `beforeEach`: a visit that took place, of which nothing is written. @returns undoes it */
export function beginSummary(): () => void {
  const narrow = window.matchMedia;
  window.matchMedia = vi.fn((media: string) => Object.assign(narrow(media), { matches: true }));
  beginAnew();
  stored.summary = undefined;
  stored.visit = { ...visitWith('COMPLETED', -3), id: visitId, patient_id: patientId, specialist_id: 's' };
  held.answers['/dna-visit/{patientId}/visits'] = [stored.visit];
  answerDrafts('summary', stored);
  backend.answers('get', summaryPath, () => stored.summary ?? refusal(404, { code: 'not_found' }));
  backend.answers('put', summaryPath, ({ headers, body }) => {
    const version = stored.summary?.current.version ?? 0;
    if (headers.get('if-match') !== `"${version}"`) return refusal(412, { code: 'stale' });
    return sign(body);
  });
  return () => {
    window.matchMedia = narrow;
  };
}

/** Signs a version as the backend does: the draft goes with it. */
export function sign(body: Schemas['WriteSummary']): Schemas['VisitSummary'] {
  const { summary } = stored;
  const current = { ...body, version: (summary?.current.version ?? 0) + 1, written_by: 'Sam Staff', written_at: at };
  const signed = { visit_id: visitId, current, earlier: summary ? [summary.current, ...summary.earlier] : [] };
  stored.summary = signed;
  stored.visit = { ...stored.visit, summarized_at: at };
  held.answers['/dna-visit/{patientId}/visits'] = [stored.visit];
  stored.draft = { version: 0, values: {} };
  return signed;
}

export const overview = () => screen.findByRole('textbox', { name: 'What matters most' });

/** A draft of which nothing is missing. */
export const typed = {
  ...{ locale: 'en', overview: 'Good news.', reason: 'To know.', outcome: 'no-change-found', result_text: 'Nothing.' },
  ...{ relatives: 'Your sister can ask for a test.', based_on: 0 },
};

export const body = (text: string): Schemas['WriteSummary'] => ({
  ...{ locale: 'en', change_note: '' },
  content: {
    ...{ overview: text, reason: 'To know.', family_history: '', medical_history: '' },
    result: { outcome: 'no-change-found', text: 'Nothing.' },
    ...{ relatives: '', next_appointments: [], contact_note: '' },
  },
});
