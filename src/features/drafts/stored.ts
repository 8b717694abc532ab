import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { components } from '#openapi/generated/types.ts';
import { zFamilyHistory } from '#openapi/generated/zod/zod.gen.ts';
import { fresh, readOnce } from '../../lib/api/fresh.ts';
import { queries } from '../../lib/api/queries.ts';
import { useIsActing } from '../session/use-is-acting.ts';
import type { AnswersBody } from './answers.ts';
import type { DraftStep, DraftValues } from './drafts.ts';
import { restore } from './sealed/restored.ts';
import type { Place } from './sealed/seal.ts';
import { canSeal, type Found } from './sealed/vault.ts';
import { pauseLeft, resumeLeft } from './unsaved.ts';

type Schemas = components['schemas'];

/** The draft of a step's form, read anew for each visit: what was typed on this device and never saved goes before it. */
export function useStoredDraft(patientId: string, draftStep: DraftStep) {
  const place = { patientId, record: `drafts/${draftStep}` };
  const when = useOnceFree(place);
  const params = { path: { patientId, draftStep } };
  const read = queries.useQuery('get', '/patients/{patientId}/drafts/{draftStep}', { params }, when);
  return useRestored<DraftValues, Schemas['DraftResult']['data'], typeof read>(fresh(read), {
    place,
    valueOf: ({ values }) => values,
    fits: (value) => typeof value === 'object' && value !== null,
    over: (stored, { value, version }) => ({ ...stored, values: value, version }),
  });
}

/** The same of the family history or the medical history. */
export function useStoredAnswers(patientId: string, questionnaire: Schemas['QuestionnaireName']) {
  const place = { patientId, record: `answers/${questionnaire}` };
  const when = useOnceFree(place);
  const params = { path: { patientId, questionnaire } };
  const read = queries.useQuery('get', '/patients/{patientId}/answers/{questionnaire}', { params }, when);
  return useRestored<AnswersBody, Schemas['Answers'], typeof read>(fresh(read), {
    place,
    valueOf: bodyOf,
    fits: areAnswers,
    over: (stored, { value, version }) => ({ ...stored, ...value, version, status: 'in-progress' }),
  });
}

type Kind<Value, Stored> = {
  place: Place;
  valueOf: (stored: Stored) => Value | undefined;
  fits: (value: unknown) => boolean;
  over: (stored: Stored, found: Found<Value>) => Stored;
};

/**
 * How a draft is read: once nothing that was left in this page is still saving it, or it would be old at once. Without the line
 * nothing can be read, and what was left goes on waiting for it; as it does where the page goes without having read anything.
 */
function useOnceFree({ patientId, record }: Place) {
  const forVisit = useReadForVisit();
  const { isFetchedAfterMount } = useQuery({
    queryKey: ['left', patientId, record],
    // It ends with the visit, and is done anew for the next one.
    queryFn: async ({ signal }) => {
      await pauseLeft({ patientId, record });
      signal.throwIfAborted();
      return null;
    },
    ...readOnce,
  });
  useEffect(() => () => resumeLeft({ patientId, record }), [patientId, record]);
  return { ...forVisit, enabled: isFetchedAfterMount };
}

/** As readOnce, for what can't be read at once: what the visit before has read may still be there then, and is old. */
function useReadForVisit() {
  const [openedAt] = useState(() => Date.now());
  const staleTime = ({ state }: { state: { dataUpdatedAt: number } }) =>
    state.dataUpdatedAt <= openedAt ? 0 : Infinity;
  return { ...readOnce, staleTime };
}

/** A read, with what is not saved put over it before anybody sees it: it lies on the device, or a form left it. */
function useRestored<Value, Stored, Read extends { data: { data: Stored } | undefined }>(
  read: Read,
  { place, valueOf, fits, over }: Kind<Value, Stored>,
): Read {
  const forVisit = useReadForVisit();
  const maySeal = !useIsActing() && canSeal();
  const stored = read.data?.data;
  const sealed = useQuery({
    queryKey: ['sealed', place.patientId, place.record],
    queryFn: async () => (await restore(place, stored && valueOf(stored), fits, maySeal)) ?? null,
    enabled: stored !== undefined,
    // It lies on this device.
    networkMode: 'always',
    ...forVisit,
  });
  if (stored === undefined) return read;
  if (!sealed.isFetchedAfterMount) return { ...read, data: undefined };
  return sealed.data ? { ...read, data: { ...read.data, data: over(stored, sealed.data) } } : read;
}

function bodyOf({ family_history, response }: Schemas['Answers']): AnswersBody {
  return { ...(family_history && { family_history }), ...(response && { response }) };
}

/** A questionnaire takes any response; a family history has a shape, which an older release may have had otherwise. */
function areAnswers(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return !('family_history' in value) || zFamilyHistory.safeParse(value.family_history).success;
}
