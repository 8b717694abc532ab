import type { WritingKind } from '#domain/visit-summary.ts';
import type { components } from '#openapi/generated/types.ts';
import { backend, refusal } from '#tests/harness/backend.ts';

export const visitId = '0f7a4a52-5b8f-4c43-9d36-000000000009';
export const draftPath = '/visits/{visitId}/drafts/{writingKind}';
/** When everything is saved and signed. */
export const at = '2026-11-21T15:30:00.000Z';

type WithDraft = { draft: { version: number; values: components['schemas']['WritingValues'] } };

/** Has the backend keep the draft of a text in `stored`: it takes what fits, as the real one does. */
export function answerDrafts(kind: WritingKind, stored: WithDraft): void {
  stored.draft = { version: 0, values: {} };
  const shown = () => ({ kind, ...stored.draft, updated_at: at });
  backend.answers('get', draftPath, shown);
  backend.answers('put', draftPath, ({ headers, body }) => {
    if (headers.get('if-match') !== `"${stored.draft.version}"`) return refusal(412, { code: 'stale' });
    stored.draft = { version: stored.draft.version + 1, values: body.values };
    return shown();
  });
}
