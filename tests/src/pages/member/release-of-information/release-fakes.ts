import { vi } from 'vitest';
import type { components } from '#openapi/generated/types.ts';

type Backend = {
  /** Newest first. */
  forms: components['schemas']['RoiForm'][];
  decisions: components['schemas']['SharingDecision'][];
  draft: components['schemas']['DraftValues'];
  signer: { first_name: string; middle_name: string; last_name: string };
};

/** What the backend holds; a test says what else than nothing. */
export const backend: Backend = {
  forms: [],
  decisions: [],
  draft: {},
  signer: { first_name: '', middle_name: '', last_name: '' },
};

export const api = { GET: vi.fn(), PUT: vi.fn() };

const now: { failure: unknown; isSaving: boolean } = { failure: undefined, isSaving: false };
export const journey = { complete: vi.fn(), now };
export const acting = { isActing: false };

/** In the place of the modules that the step takes them from. */
export const session = {
  useSignedInPerson: () => ({
    noviId: 'm',
    firstName: 'Ana',
    middleName: '',
    lastName: 'Ruiz',
    email: 'ana@example.com',
  }),
};
export const useIsActing = { useIsActing: () => acting.isActing };
export const useJourney = { useJourney: () => journey.now, useCompleteStep: () => journey.complete };
