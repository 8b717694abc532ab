import type { components } from '#openapi/generated/types.ts';

type Schemas = components['schemas'];

/** The records of a member as the backend has them before anything is known of them; a test says what is. */
export const patientWith = (changes: Partial<Schemas['Patient']> = {}): Schemas['Patient'] => ({
  ...{ id: 'm', first_name: '', middle_name: '', last_name: '', date_of_birth: null },
  ...{
    state: null,
    zip: null,
    partner_code: null,
    pronouns: '',
    locale: 'en',
    time_zone: 'America/Chicago',
    ...changes,
  },
});

export const eligibilityWith = (changes: Partial<Schemas['Eligibility']> = {}): Schemas['Eligibility'] => ({
  ...{ patient_id: 'm', eligible: false, reasons: [], partner_name: null, checked_at: null },
  ...{ accepted_at: null, checked_details: null, has_counselor: true, ...changes },
});

export const answersWith = (changes: Partial<Schemas['Answers']> = {}): Schemas['Answers'] => ({
  ...{ patient_id: 'm', questionnaire: 'survey', status: 'none', version: 0, updated_at: null, ...changes },
});

export const slotsWith = (changes: Partial<Schemas['FreeSlots']> = {}): Schemas['FreeSlots'] => ({
  ...{ items: [], next_day: null, previous_day: null, is_licensed: true, ...changes },
});

export const draftWith = (
  values: Schemas['DraftValues'],
  version: number,
  step: Schemas['DraftStep'],
): Schemas['DraftResult']['data'] => ({ step, version, values, updated_at: null });

export const userWith = (changes: Partial<Schemas['User']> = {}): Schemas['User'] => ({
  ...{ id: 'm', firebase_id: 'uid-of-m', first_name: 'Ana', middle_name: '', last_name: 'Lopez', step: 'welcome' },
  ...changes,
});
