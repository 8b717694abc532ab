import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { waitFor } from 'xstate';
import { isSame } from '#domain/is-same.ts';
import { unsavedDraftOf, type DraftKey, type UnsavedDraft } from '#machines/draft/types.ts';
import type { components } from '#openapi/generated/types.ts';
import { zFamilyHistory } from '#openapi/generated/zod/zod.gen.ts';
import { withoutCachedData, readOnce } from '../../lib/api/form-queries.ts';
import { queries } from '../../lib/api/queries.ts';
import { useIsImpersonating } from '../session/use-is-impersonating.ts';
import { drafts, tell } from './draft-registry.ts';
import { canEncrypt, findDraft } from './encrypted/copies.ts';
import { deleteEntries } from './encrypted/entries.ts';
import { openDraft } from './open-draft.ts';
import { answersKey, answersOf, draftKey, type AnswersBody, type DraftStep, type DraftValues } from './store.ts';
import { isWriting, valueOfWriting, writingKey, type WritingValues } from './writing-store.ts';

type Schemas = components['schemas'];

/** The draft of a step's form, read anew for each visit: what was typed on this device and never saved goes before it. */
export function useStoredDraft(patientId: string, draftStep: DraftStep) {
  const key = draftKey(patientId, draftStep);
  const when = useOnceFree(key);
  const params = { path: { patientId, draftStep } };
  const read = queries.useQuery('get', '/patients/{patientId}/drafts/{draftStep}', { params }, when);
  return useRestored<DraftValues, Schemas['DraftResult']['data'], typeof read>(withoutCachedData(read), {
    key,
    valueOf: ({ values }) => (Object.keys(values).length > 0 ? values : undefined),
    fits: (value) => typeof value === 'object' && value !== null,
    over: (stored, value, version) => ({ ...stored, values: value, version }),
  });
}

/** The same of the family history or the medical history. */
export function useStoredAnswers(patientId: string, questionnaire: Schemas['QuestionnaireName']) {
  const key = answersKey(patientId, questionnaire);
  const when = useOnceFree(key);
  const params = { path: { patientId, questionnaire } };
  const read = queries.useQuery('get', '/patients/{patientId}/answers/{questionnaire}', { params }, when);
  return useRestored<AnswersBody, Schemas['Answers'], typeof read>(withoutCachedData(read), {
    key,
    valueOf: (answers) => (answers.version > 0 ? answersOf(answers) : undefined),
    fits: areAnswers,
    over: (stored, value, version) => ({ ...stored, ...value, version, status: 'in-progress' }),
  });
}

/** The same of what a specialist writes about a visit. */
export function useStoredWriting(patientId: string, visitId: string, kind: Schemas['WritingKind']) {
  const key = writingKey(patientId, visitId, kind);
  const when = useOnceFree(key);
  const params = { path: { visitId, writingKind: kind } };
  const read = queries.useQuery('get', '/visits/{visitId}/drafts/{writingKind}', { params }, when);
  return useRestored<WritingValues, Schemas['WritingDraftResult']['data'], typeof read>(withoutCachedData(read), {
    key,
    valueOf: ({ values }) => valueOfWriting(values),
    fits: () => true,
    over: (stored, values, version) => ({ ...stored, values, version }),
  });
}

type Kind<Value, Stored extends { version: number }> = {
  key: DraftKey;
  valueOf: (stored: Stored) => Value | undefined;
  /** Whether the form can show a value; one of an older release may be none of these any more. */
  fits: (value: unknown) => boolean;
  over: (stored: Stored, value: Value, version: number) => Stored;
};

/**
 * How a draft is read: once nothing of it is being saved, or it would be old at once. Without the line nothing can be read, and
 * what was typed before goes on waiting for it; as it does where the page goes without having read anything.
 */
function useOnceFree({ patientId, record }: DraftKey) {
  const forVisit = useReadForVisit();
  const mayEncrypt = useMayEncrypt({ patientId, record });
  const { isFetchedAfterMount } = useQuery({
    queryKey: ['draft-opening', patientId, record],
    // It ends with the visit, and is done anew for the next one.
    queryFn: async ({ signal }) => {
      const actor = openDraft({ patientId, record }, { mayEncrypt });
      tell(actor, { type: 'form.opening' });
      await waitFor(actor, (now) => now.hasTag('opening') || now.context.forms > 0, { signal });
      return null;
    },
    ...readOnce,
  });
  useEffect(
    () => () => {
      const actor = drafts.find({ patientId, record });
      if (actor) tell(actor, { type: 'opening.canceled' });
    },
    [patientId, record],
  );
  return { ...forVisit, enabled: isFetchedAfterMount };
}

/** As readOnce, for what can't be read at once: what the visit before has read may still be there then, and is old. */
function useReadForVisit() {
  const [openedAt] = useState(() => Date.now());
  const staleTime = ({ state }: { state: { dataUpdatedAt: number } }) =>
    state.dataUpdatedAt <= openedAt ? 0 : Infinity;
  return { ...readOnce, staleTime };
}

/** A read, with what is not saved put over it before anybody sees it: it is there from before, or lies on the device. */
function useRestored<Value, Stored extends { version: number }, Read extends { data: { data: Stored } | undefined }>(
  read: Read,
  { key, valueOf, fits, over }: Kind<Value, Stored>,
): Read {
  const forVisit = useReadForVisit();
  const mayEncrypt = useMayEncrypt(key);
  const stored = read.data?.data;
  const unsaved = useQuery({
    queryKey: ['draft-unsaved', key.patientId, key.record],
    queryFn: async () => {
      if (stored === undefined) return null;
      return (await restore(key, { version: stored.version, value: valueOf(stored) }, fits, mayEncrypt)) ?? null;
    },
    enabled: stored !== undefined,
    // It lies on this device.
    networkMode: 'always',
    ...forVisit,
  });
  if (stored === undefined) return read;
  if (!unsaved.isFetchedAfterMount) return { ...read, data: undefined };
  if (!unsaved.data) return read;
  const { value, version } = unsaved.data;
  return { ...read, data: { ...read.data, data: over(stored, value as Value, version) } };
}

/**
 * Tells the draft what its form is to begin with, and answers what was typed and never reached the backend: in the draft
 * itself, or left on the device by a page that is gone. What the backend holds already goes from there.
 */
export async function restore(
  key: DraftKey,
  stored: { version: number; value: unknown },
  fits: (value: unknown) => boolean,
  mayEncrypt: boolean,
): Promise<UnsavedDraft | undefined> {
  const actor = openDraft(key, { mayEncrypt });
  const here = unsavedDraftOf(actor.getSnapshot().context);
  const found = here || !mayEncrypt || !canEncrypt() ? undefined : await findDraft(key);
  const isOfUse = found && fits(found.value) && !isSame(found.value, stored.value);
  if (found && !isOfUse) await deleteEntries(found.ids);
  tell(actor, { type: 'draft.read', read: { ...stored, ...(isOfUse && { found }) } });
  if (here) return isSame(here.value, stored.value) ? undefined : here;
  return isOfUse ? found : undefined;
}

/** Only what its own person types may lie on the device: the key to it is given to nobody else. */
function useMayEncrypt(key: DraftKey): boolean {
  return !useIsImpersonating() && !isWriting(key);
}

/** A questionnaire takes any response; a family history has a shape, which an older release may have had otherwise. */
function areAnswers(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return !('family_history' in value) || zFamilyHistory.safeParse(value.family_history).success;
}
