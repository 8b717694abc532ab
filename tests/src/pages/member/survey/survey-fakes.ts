import { vi } from 'vitest';
import type { FamilyHistory } from '#domain/family-history.ts';

/** What the backend holds; its copy changes with what it is told. */
export const backend: { stored: { status: string; version: number; family_history?: FamilyHistory } } = {
  stored: { status: 'none', version: 0 },
};

export const api = { GET: vi.fn(), POST: vi.fn() };

type Now = { isSaving: boolean; failure: unknown; evidence: { survey: boolean } };
const now: Now = { isSaving: false, failure: undefined, evidence: { survey: false } };
export const journey = { complete: vi.fn(), now };

/** In the place of the modules that the survey takes them from. */
export const session = {
  useSignedInPerson: () => ({ noviId: 'm', firstName: 'Ada', middleName: '', lastName: 'Byron' }),
};
export const useJourney = { useJourney: () => journey.now, useCompleteStep: () => journey.complete };
