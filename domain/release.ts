import { isLaterThanNow, westernmostDate, yearsAfter } from './dates.ts';
import type { FieldProblem } from './problem.ts';
import { release100, type ReleaseStatements } from './release/statements.ts';
import { release110 } from './release/statements-1-1.ts';
import { release120 } from './release/statements-1-2.ts';
import { release130 } from './release/statements-1-3.ts';
import { release140 } from './release/statements-1-4.ts';
import type { Locale, Words } from './words.ts';

export { releaseAgreements } from './release/agreements.ts';
export {
  releasedInformation,
  releasePurposes,
  type ReleasedInformation,
  type ReleasePurpose,
} from './release/codes.ts';
export { checkSigningConsent, currentDisclosures, disclosuresOfVersion } from './release/disclosures.ts';
export { checkDrawing, drawingBox, pathOfStroke, type Drawing } from './release/drawing.ts';
export { holderWords, type Holder, type ReleaseParticulars } from './release/particulars.ts';
export { checkRevocation } from './release/revocation.ts';
export { checkSignature, checkSigned, legalName, type Signer } from './release/signature.ts';
export type { ReleaseStatements } from './release/statements.ts';
export { releaseWords, type ReleaseElements } from './release/words.ts';

/** Who releases, unless the member says otherwise. */
export const usualReleaser: Words = {
  en: 'Novi, its genetic counselors and the laboratory that runs my test',
  es: 'Novi, sus asesores genéticos y el laboratorio que hace mi prueba',
};

/** Who releases, in another language as long as it is the text that was filled in; what the member wrote stays. */
export function releaserIn(locale: Locale, releasedBy: string): string {
  return Object.values(usualReleaser).includes(releasedBy) ? usualReleaser[locale] : releasedBy;
}

/** The status of a release. It has ended for good once it is revoked or its date has passed. */
export type ReleaseStatus = 'ACTIVE' | 'EXPIRED' | 'REVOKED';

/** The status of a signed release at a moment. It is in force until its last day is over everywhere in the United States. */
export function releaseStatus(form: { expiresOn: string; revokedAt: Date | null }, now: Date): ReleaseStatus {
  if (form.revokedAt) return 'REVOKED';
  return form.expiresOn >= westernmostDate(now) ? 'ACTIVE' : 'EXPIRED';
}

/** The statements that a form is signed under today. */
export const currentRelease: ReleaseStatements = release140;

/** The statements of a version, for looking at a form that was signed earlier. */
export function releaseOfVersion(version: string): ReleaseStatements | undefined {
  return [release100, release110, release120, release130, release140].find(
    (statements) => statements.version === version,
  );
}

/**
 * The longest that a permission may be given for, in years. 45 CFR 164.508(c)(1)(v) asks for an end and sets no limit. A
 * permission that is forgotten is no longer one’s will, five years cover what a care plan looks ahead to, and a mistyped
 * century does not pass.
 */
export const longestRelease = 5;

/** The suggested last day of a permission that is signed now. */
export function suggestedExpiry(now: Date): string {
  return yearsAfter(westernmostDate(now), 1);
}

/** What keeps a filled-in form from being signed. */
export function checkRelease(form: { expires_on: string; statements_version: string }, now: Date): FieldProblem[] {
  return [
    ...checkExpiry(form.expires_on, now),
    ...(form.statements_version === currentRelease.version
      ? []
      : [{ path: '/statements_version', message: statementsChanged }]),
  ];
}

function checkExpiry(expiresOn: string, now: Date): FieldProblem[] {
  if (!isLaterThanNow(expiresOn, now)) return [{ path: '/expires_on', message: laterThanToday }];
  const isTooFar = expiresOn > yearsAfter(westernmostDate(now), longestRelease);
  return isTooFar ? [{ path: '/expires_on', message: tooFar }] : [];
}

/** The refusal of a second revocation. */
export const alreadyRevoked: Words = {
  en: 'This permission was taken back already. Nothing more is shared under it.',
  es: 'Este permiso ya fue retirado. No se comparte nada más con él.',
};

const laterThanToday: Words = { en: 'Choose a date later than today.', es: 'Elija una fecha posterior a hoy.' };
const tooFar: Words = {
  en: `Choose a date within the next ${longestRelease} years. You can sign again then.`,
  es: `Elija una fecha dentro de los próximos ${longestRelease} años. Entonces podrá firmar de nuevo.`,
};
const statementsChanged: Words = {
  en: 'The wording of this form has changed. Reload the page, read it again, then sign.',
  es: 'El texto de este formulario cambió. Vuelva a cargar la página, léalo otra vez y firme.',
};
