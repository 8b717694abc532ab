import { dateIn, dayAfter, easternmostDate, isLaterThanNow, westernmostDate, yearsAfter } from './dates.ts';
import { dateFormat } from './formats.ts';
import type { FieldProblem } from './problem.ts';
import { release100, type ReleaseStatements } from './release/statements.ts';
import { release110 } from './release/statements-1-1.ts';
import { release120 } from './release/statements-1-2.ts';
import { release130 } from './release/statements-1-3.ts';
import { release140 } from './release/statements-1-4.ts';
import { release150 } from './release/statements-1-5.ts';
import type { Locale, Words } from './words.ts';

export { releaseAgreements } from './release/agreements.ts';
export {
  releasedInformation,
  releasePurposes,
  type ReleasedInformation,
  type ReleasePurpose,
} from './release/codes.ts';
export { checkSigningConsent, currentDisclosures, disclosuresOfVersion, hasShownPdf } from './release/disclosures.ts';
export { checkDrawing, drawingBox, pathOfStroke, type Drawing } from './release/drawing.ts';
export { checkRevocation } from './release/revocation.ts';
export { checkSignature, checkSigned, legalName, otherName, type Signer } from './release/signature.ts';
export type { ReleaseStatement, ReleaseStatements } from './release/statements.ts';
export {
  holderWords,
  releaseWords,
  type Holder,
  type ReleaseElements,
  type ReleaseParticulars,
} from './release/words.ts';

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

type SignedRelease = {
  expiresOn: string;
  revokedAt: Date | null;
  /** The clock that the form goes by; null on those that name none. */
  timeZone: string | null;
};

/**
 * The status of a signed release at a moment. It lasts through its last day where the patient lives, as they have signed;
 * one that does not say where ends as soon as that day is over anywhere in the United States.
 */
export function releaseStatus({ expiresOn, revokedAt, timeZone }: SignedRelease, now: Date): ReleaseStatus {
  if (revokedAt) return 'REVOKED';
  const today = timeZone === null ? easternmostDate(now) : dateIn(timeZone, now);
  return expiresOn >= today ? 'ACTIVE' : 'EXPIRED';
}

/** The statements that a form is signed under today. */
export const currentRelease: ReleaseStatements = release150;

/** The statements of a version, for looking at a form that was signed earlier. */
export function releaseOfVersion(version: string): ReleaseStatements | undefined {
  return [release100, release110, release120, release130, release140, release150].find(
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
  if (!isLaterThanNow(expiresOn, now)) return [{ path: '/expires_on', message: laterThanToday(now) }];
  const isTooFar = expiresOn > yearsAfter(westernmostDate(now), longestRelease);
  return isTooFar ? [{ path: '/expires_on', message: tooFar }] : [];
}

/** The refusal of a second revocation. */
export const alreadyRevoked: Words = {
  en: 'This permission was already taken back. Nothing more is shared under it.',
  es: 'Este permiso ya fue retirado. No se comparte nada más con él.',
};

/**
 * Whether a member’s decision to share with nobody holds. Signing a release afterwards replaces it, for good: who then takes
 * that release back decides anew. 45 CFR 164.508 asks for a signature where something is disclosed, and for none where nothing is.
 */
export function decisionStands(
  decidedAt: Date,
  releases: readonly { status: ReleaseStatus; signedAt: Date }[],
): boolean {
  return releases.every(({ status, signedAt }) => status !== 'ACTIVE' && signedAt < decidedAt);
}

/** The refusal of a decision to share with nobody beside a permission that says otherwise. */
export const releaseInForce: Words = {
  en: 'You still have a permission in force. Take it back first.',
  es: 'Aún tiene un permiso vigente. Retírelo primero.',
};

/** Names the first day that is later than now everywhere: in the afternoon, tomorrow has begun in Guam. */
function laterThanToday(now: Date): Words {
  const first = new Date(`${dayAfter(easternmostDate(now))}T00:00:00Z`);
  const day = (locale: Locale) => dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(first);
  return {
    en: `Choose a date later than now: ${day('en')} or later.`,
    es: `Elija una fecha futura: ${day('es')} o después.`,
  };
}

const tooFar: Words = {
  en: `Choose a date within the next ${longestRelease} years. You can sign again then.`,
  es: `Elija una fecha dentro de los próximos ${longestRelease} años. Entonces podrá firmar de nuevo.`,
};
const statementsChanged: Words = {
  en: 'The wording of this form has changed. Reload the page, read it again, then sign.',
  es: 'El texto de este formulario cambió. Vuelva a cargar la página, léalo otra vez y firme.',
};
