import { useQuery } from '@tanstack/react-query';
import type { components } from '../../../openapi/generated/types.ts';
import { zFamilyHistory } from '../../../openapi/generated/zod/zod.gen.ts';
import { fresh, readOnce } from '../api/fresh.ts';
import { queries } from '../api/queries.ts';
import { useIsActing } from '../session/useIsActing.ts';
import type { AnswersBody } from './answers.ts';
import type { DraftStep, DraftValues } from './drafts.ts';
import { restore } from './sealed/restored.ts';
import type { Place } from './sealed/seal.ts';
import { canSeal, type Found } from './sealed/vault.ts';

type Schemas = components['schemas'];

/** The draft of a step's form, read anew for each visit: what was typed on this device and never saved goes before it. */
export function useStoredDraft(patientId: string, draftStep: DraftStep) {
  const params = { path: { patientId, draftStep } };
  const read = queries.useQuery('get', '/patients/{patientId}/drafts/{draftStep}', { params }, readOnce);
  return useRestored<DraftValues, Schemas['DraftResult']['data'], typeof read>(fresh(read), {
    place: { patientId, record: `drafts/${draftStep}` },
    valueOf: ({ values }) => values,
    fits: (value) => typeof value === 'object' && value !== null,
    over: (stored, { value, version }) => ({ ...stored, values: value, version }),
  });
}

/** The same of the family history or the medical history. */
export function useStoredAnswers(patientId: string, questionnaire: Schemas['QuestionnaireName']) {
  const params = { path: { patientId, questionnaire } };
  const read = queries.useQuery('get', '/patients/{patientId}/answers/{questionnaire}', { params }, readOnce);
  return useRestored<AnswersBody, Schemas['Answers'], typeof read>(fresh(read), {
    place: { patientId, record: `answers/${questionnaire}` },
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

/** A read, with what lies sealed on the device put over it before anybody sees it. */
function useRestored<Value, Stored, Read extends { data: { data: Stored } | undefined }>(
  read: Read,
  { place, valueOf, fits, over }: Kind<Value, Stored>,
): Read {
  const maySeal = !useIsActing() && canSeal();
  const stored = read.data?.data;
  const sealed = useQuery({
    queryKey: ['sealed', place.patientId, place.record],
    queryFn: async () => (await restore(place, stored && valueOf(stored), fits)) ?? null,
    enabled: maySeal && stored !== undefined,
    // It lies on this device.
    networkMode: 'always',
    ...readOnce,
  });
  if (!maySeal || stored === undefined) return read;
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
