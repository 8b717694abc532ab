import type { Words } from '../words.ts';

type Signed = { status: 'ACTIVE' | 'EXPIRED' | 'REVOKED'; signedAt: Date };

/**
 * Whether a member’s decision to share with nobody holds. Signing a release afterwards replaces it, for good: who then takes
 * that release back decides anew. 45 CFR 164.508 asks for a signature where something is disclosed, and for none where nothing is.
 */
export function decisionStands(decidedAt: Date, releases: readonly Signed[]): boolean {
  return releases.every(({ status, signedAt }) => status !== 'ACTIVE' && signedAt < decidedAt);
}

/** The refusal of a decision to share with nobody beside a permission that says otherwise. */
export const releaseInForce: Words = {
  en: 'You still have a permission in force. Take it back first.',
  es: 'Aún tiene un permiso vigente. Retírelo primero.',
};
