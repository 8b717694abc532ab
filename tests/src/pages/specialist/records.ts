import { newCondition, newFamilyHistory, newRelative, type FamilyHistory } from '#domain/family-history.ts';
import { screenFamily } from '#domain/fhs-7.ts';
import { medicalHistory } from '#domain/medical-history.ts';
import { pedigreeOf } from '#domain/pedigree/build.ts';
import type { components } from '#openapi/generated/types.ts';
import { exampleResponse } from '#scripts/seed/examples.ts';
import { kitWith, visitWith } from '../member/records.ts';

type Schemas = components['schemas'];

export const patientId = '0f7a4a52-5b8f-4c43-9d36-0f2f9a6f2b11';
const at = '2026-11-20T15:30:00.000Z';

export function summaryOf(number: number, care: Partial<Schemas['PatientCare']> = {}): Schemas['PatientSummary'] {
  return {
    id: `0f7a4a52-5b8f-4c43-9d36-${String(number).padStart(12, '0')}`,
    ...{ first_name: 'Pat', middle_name: '', last_name: `Number ${number}`, email_address: null, step: 'complete' },
    care: {
      ...{ date_of_birth: '1984-03-09', next_visit_at: null, last_visit_at: null, missed_at: null },
      ...{ summary_owed: false, results_at: null, changed_at: at, ...care },
    },
  };
}

export function pageOf(items: Schemas['PatientSummary'][], next: string | null = null): Schemas['PatientPage'] {
  return { items, next };
}

const breast = { ...newCondition('breast-cancer'), age_of_onset: 44 };
const family: FamilyHistory = {
  ...newFamilyHistory(() => 'x'),
  ...{ ashkenazi_jewish: 'yes', parents_related: 'unknown' },
  relatives: [
    { ...newRelative('mother', 'parent', 'maternal'), name: 'Rosa', has_conditions: 'yes', conditions: [breast] },
    { ...newRelative('father', 'parent', 'paternal'), has_conditions: 'no' },
  ],
};

/** What the backend answers about a patient who has come all the way, by the path of the operation. */
export function recordOfPatient(): Record<string, unknown> {
  const sent = { patient_id: patientId, status: 'amended', version: 3, updated_at: at };
  return {
    '/patients/{patientId}': {
      ...{ id: patientId, first_name: 'Maria', middle_name: 'Luz', last_name: 'Santos' },
      ...{ date_of_birth: '1984-03-09', state: 'IL', zip: '60614', partner_code: null, pronouns: 'they/them' },
      ...{ locale: 'es', time_zone: 'America/Chicago' },
    },
    '/specialists/{specialistId}/writing-templates': [],
    '/user-emails': [{ id: patientId, user_id: patientId, email_address: 'maria@example.com', version: 1 }],
    '/user-phones': [
      {
        ...{ id: patientId, user_id: patientId, kind: 'mobile', number: '+13125550142', is_primary: true },
        ...{ may_text: true, may_leave_message: false, version: 1 },
      },
    ],
    '/patients/{patientId}/answers/survey': { ...sent, questionnaire: 'survey', family_history: family },
    '/patients/{patientId}/answers/medical-history': {
      ...{ ...sent, questionnaire: 'medical-history', response: exampleResponse() },
      sent_before: ['2026-11-02T10:00:00.000Z'],
    },
    '/questionnaires/questions': medicalHistory('en'),
    '/patients/{patientId}/get-famgenix': {
      pedigree: { ...pedigreeOf(family, { name: 'Maria Santos', age: 42 }), ancestry: family.ancestry },
      ...{ screen: screenFamily(family), version: 3, drawn_at: at },
    },
    '/dna-visit/{patientId}/visits': [
      { ...visitWith('SCHEDULED', 48), topic: 'My mother' },
      { ...visitWith('COMPLETED', -200), id: '0f7a4a52-5b8f-4c43-9d36-000000000002', summarized_at: at },
    ],
    '/visits/{visitId}/summary': { visit_id: patientId, current: summary, earlier: [] },
    '/patients/{patientId}/care-plans': [],
    '/kits/{patientId}': [kitWith('SUBMITTED', 'CLINICIAN REVIEW', 'DENIED')],
    '/roi-forms': [
      {
        ...{ id: patientId, patient_id: patientId, information: ['genetic-test-results'], released_by: 'Novi' },
        ...{ recipient: 'Dr. Brandt', purpose: 'my-care', expires_on: '2027-11-20', locale: 'es' },
        ...{ status: 'REVOKED', signed_at: at, revoked_at: at, revocation_received_on: null },
      },
    ],
    '/patients/{patientId}/sharing-decisions': [],
    '/users/{userId}/impersonations': [
      {
        ...{ id: patientId, admin_id: patientId, member_id: patientId, admin_name: 'Henry Vance' },
        ...{ reason: 'To correct an address.', started_at: at, ends_at: at, ended_at: at, ended_by: 'admin' },
      },
    ],
    '/patients/{patientId}/documents': [
      {
        ...{ id: patientId, kind: 'release', title: 'Permission for Dr. Brandt', created_at: at },
        ...{ media_type: 'application/pdf', ended: 'REVOKED' },
      },
    ],
  };
}

const summary: Schemas['SummaryVersion'] = {
  ...{ version: 1, locale: 'en', change_note: '', written_by: 'Maya Lindqvist', written_at: at },
  content: {
    ...{ overview: 'Nothing was found that worries us.', reason: 'To know.', family_history: '', medical_history: '' },
    result: { outcome: 'no-change-found', text: 'No change.' },
    ...{ relatives: '', next_appointments: [], contact_note: '' },
  },
};
