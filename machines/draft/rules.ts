import { isSame } from '#domain/is-same.ts';
import { unsavedOf, type ComparedDraft, type DraftContext, type StoredDraft } from './types.ts';

/** What is stored, taken as seen: nothing that was sent before counts any longer. */
export function seenAs({ version, value }: StoredDraft) {
  return { version, base: value, unanswered: [], isSent: false, record: undefined };
}

/** What was sent and not saved waits again, unless something newer does. */
export function requeued({ waiting, underWay }: DraftContext) {
  return { waiting: waiting ?? (underWay && { value: underWay.value }), underWay: undefined };
}

/** What was put aside for a record that could not be stored is a draft again, and is saved at once. */
export function restored({ waiting }: DraftContext, before: DraftContext['aside']) {
  const back = waiting ?? before;
  return { waiting: back, aside: undefined, ...(back && { isDue: true }) };
}

/** Whether a form goes on with what is unsaved here: unless that is what was read, and only the reply was lost. */
export function goesOnWithOwn(context: DraftContext): boolean {
  const unsaved = unsavedOf(context);
  return unsaved !== undefined && !isSame(unsaved.value, context.read?.value);
}

/**
 * Whether what is stored now is this person's own. What is empty was sent for good, what equals an earlier try is that try,
 * whose answer was lost; anything else is theirs to choose, and so is what was sent elsewhere.
 */
export function isOwn({ isSent, version, unanswered }: DraftContext, { value, isRecord }: ComparedDraft): boolean {
  if (isRecord.includes(true)) return true;
  if (value === undefined) return isSent || version === 0;
  return unanswered.some((tried) => isSame(tried, value));
}

/** Whether something is unsaved that may lie on the device, and does not yet. */
export function isWorthCopying(context: DraftContext): boolean {
  const unsaved = unsavedOf(context);
  return context.entryId !== undefined && unsaved !== undefined && unsaved.value !== context.copied?.value;
}
