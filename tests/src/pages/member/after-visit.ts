import type { components } from '#openapi/generated/types.ts';
import { amendedSummary, exampleChangeNote, examplePlan, exampleSummary } from '#scripts/seed/summary.ts';

type Schemas = components['schemas'];

/** A summary in one version, or changed once. */
export function summaryOf(visit_id: string, { isChanged = false } = {}): Schemas['VisitSummary'] {
  const first: Schemas['SummaryVersion'] = {
    ...{ version: 1, locale: 'en', content: exampleSummary(), change_note: '' },
    ...{ written_by: 'Maya Lindqvist', written_at: '2026-11-05T15:00:00.000Z' },
  };
  if (!isChanged) return { visit_id, current: first, earlier: [] };
  const current = {
    ...{ ...first, version: 2, content: amendedSummary(new Date('2026-11-21')), change_note: exampleChangeNote },
    written_at: '2026-11-12T15:00:00.000Z',
  };
  return { visit_id, current, earlier: [first] };
}

export function planOf(visit_id: string | null, title = 'Your plan'): Schemas['CarePlan'] {
  const items = examplePlan(new Date('2026-11-21')).map((item) => ({
    ...item,
    status: 'open' as const,
    status_at: null,
  }));
  return {
    ...{ id: `plan-${title}`, visit_id, locale: 'en', title, items, replaces: null, replaced_by: null, version: 1 },
    ...{ written_by: 'Maya Lindqvist', created_at: '2026-11-05T15:00:00.000Z' },
  };
}
