import { isLaterThanNow } from './dates.ts';
import type { FieldProblem } from './problem.ts';
import { release100, type ReleaseStatements } from './release/statements.ts';
import type { Words } from './words.ts';

export type { ReleaseStatements } from './release/statements.ts';

/** The parts of a record that can be released, as spelled on the wire, and what they are called. */
export const releasedInformation = {
  'genetic-test-results': { en: 'genetic test results', es: 'resultados de la prueba genética' },
  'family-history': { en: 'family history', es: 'historia familiar' },
  'medical-history': { en: 'answers about your health', es: 'respuestas sobre su salud' },
  'visit-summaries': { en: 'summaries of your visits', es: 'resúmenes de sus citas' },
  'care-plans': { en: 'care plans', es: 'planes de cuidado' },
} as const satisfies Record<string, Words>;
export type ReleasedInformation = keyof typeof releasedInformation;

/** What information may be released for. “At the request of the individual” is a purpose of its own (164.508(c)(1)(iv)). */
export const releasePurposes = {
  'my-care': { en: 'my health care', es: 'mi atención médica' },
  'second-opinion': { en: 'a second opinion from another doctor', es: 'una segunda opinión de otro médico' },
  insurance: { en: 'insurance', es: 'seguro' },
  'family-member': { en: 'helping a family member learn their risk', es: 'ayudar a un familiar a conocer su riesgo' },
  'own-request': { en: 'my own request', es: 'mi propia solicitud' },
} as const satisfies Record<string, Words>;
export type ReleasePurpose = keyof typeof releasePurposes;

/** Who releases, unless the member says otherwise. */
export const usualReleaser: Words = {
  en: 'Novi, its genetic counselors and the laboratory that runs my test',
  es: 'Novi, sus asesores genéticos y el laboratorio que hace mi prueba',
};

/** The status of a release. It has ended for good once it is revoked or its date has passed. */
export type ReleaseStatus = 'ACTIVE' | 'EXPIRED' | 'REVOKED';

/** The status of a signed release at a moment. It is in force up to and including its last day (UTC). */
export function releaseStatus(form: { expiresOn: string; revokedAt: Date | null }, now: Date): ReleaseStatus {
  if (form.revokedAt) return 'REVOKED';
  return form.expiresOn >= now.toISOString().slice(0, 10) ? 'ACTIVE' : 'EXPIRED';
}

/** The statements that a form is signed under today. */
export const currentRelease: ReleaseStatements = release100;

/** The statements of a version, for looking at a form that was signed earlier. */
export function releaseOfVersion(version: string): ReleaseStatements | undefined {
  return [release100].find((statements) => statements.version === version);
}

/** What keeps a filled-in form from being signed. */
export function checkRelease(form: { expires_on: string; statements_version: string }, now: Date): FieldProblem[] {
  return [
    ...(isLaterThanNow(form.expires_on, now) ? [] : [{ path: '/expires_on', message: laterThanToday }]),
    ...(form.statements_version === currentRelease.version
      ? []
      : [{ path: '/statements_version', message: statementsChanged }]),
  ];
}

/** The refusal of a second revocation. */
export const alreadyRevoked: Words = {
  en: 'This permission was taken back already. Nothing more is shared under it.',
  es: 'Este permiso ya fue retirado. No se comparte nada más con él.',
};

const laterThanToday: Words = { en: 'Choose a date later than today.', es: 'Elija una fecha posterior a hoy.' };
const statementsChanged: Words = {
  en: 'The wording of this form has changed. Reload the page, read it again, then sign.',
  es: 'El texto de este formulario cambió. Vuelva a cargar la página, léalo otra vez y firme.',
};
