import { paths } from '#domain/paths.ts';
import { stepPath } from '#domain/steps.ts';
import type { paths as Operations } from '#openapi/generated/types.ts';

type OfPatient = Extract<keyof Operations, `${string}{patientId}${string}`>;
type OfQuery = '/roi-forms' | '/patients/is-eligible';
type Read =
  | OfPatient
  | `${OfQuery}?patient_id={patientId}`
  | '/states/list'
  | '/users/{userId}'
  | '/user-phones?user_id={userId}'
  | '/users/{userId}/impersonations?page=1'
  | `/patients/{patientId}/drafts/${string}`
  | `/patients/{patientId}/answers/${string}`
  | '/questionnaires/questions?questionnaire=medical-history';

/** What all pages of a member wait for. */
const always: readonly Read[] = ['/users/{userId}', '/patients/{patientId}/journey'];

/** What pages of a member read before they stand, by how their addresses begin; the first that fits counts. */
const readsOfPages: readonly (readonly [address: string, reads: readonly Read[]])[] = [
  [
    paths.dashboard,
    [
      '/kits/{patientId}',
      '/dna-visit/{patientId}/visits',
      '/roi-forms?patient_id={patientId}',
      '/patients/{patientId}/sharing-decisions',
      '/patients/is-eligible?patient_id={patientId}',
      '/patients/{patientId}/documents',
    ],
  ],
  [paths.documents, ['/patients/{patientId}/documents']],
  [
    paths.consultSummary,
    [
      '/dna-visit/{patientId}/visits',
      '/patients/{patientId}',
      '/patients/{patientId}/documents',
      '/patients/{patientId}/care-plans',
    ],
  ],
  [
    paths.profile,
    [
      // Once more than all pages: the names are changed by their version.
      '/users/{userId}',
      '/patients/{patientId}',
      '/user-phones?user_id={userId}',
      '/users/{userId}/impersonations?page=1',
    ],
  ],
  [
    stepPath('eligibility'),
    [
      '/patients/{patientId}',
      '/states/list',
      '/patients/is-eligible?patient_id={patientId}',
      '/patients/{patientId}/drafts/eligibility',
    ],
  ],
  [`${stepPath('survey')}tree`, ['/patients/{patientId}/answers/survey', '/patients/{patientId}']],
  [stepPath('survey'), ['/patients/{patientId}/answers/survey']],
  [
    stepPath('medical-history'),
    ['/questionnaires/questions?questionnaire=medical-history', '/patients/{patientId}/answers/medical-history'],
  ],
  [
    stepPath('release-of-information'),
    [
      '/roi-forms?patient_id={patientId}',
      '/patients/{patientId}/sharing-decisions',
      '/patients/{patientId}',
      '/patients/{patientId}/drafts/release-of-information',
    ],
  ],
  [
    stepPath('request-genetic-test-kit'),
    [
      '/kits/{patientId}',
      '/patients/{patientId}',
      '/patients/is-eligible?patient_id={patientId}',
      '/patients/{patientId}/drafts/request-genetic-test-kit',
    ],
  ],
  [stepPath('shipping-genetic-test-kit'), ['/kits/{patientId}']],
  [
    stepPath('counseling'),
    ['/dna-visit/{patientId}/visits', '/patients/{patientId}', '/patients/{patientId}/drafts/counseling'],
  ],
];

/** The addresses of the API that a page of a member asks first, so that they can be asked before its code has come. */
export function readsAt(pathname: string, noviId: string): string[] {
  const [, ofPage = []] = readsOfPages.find(([address]) => pathname.startsWith(address)) ?? [];
  return [...always, ...ofPage].map((read) => `/api/v1${read.replace(/\{(?:patientId|userId)\}/, noviId)}`);
}
