import { createHash } from 'node:crypto';
import { currentDisclosures } from '../../domain/release.ts';

/**
 * The four digits in a patient's PDF of the disclosures. Typing them shows that the PDF could be opened, as 15 USC
 * 7001(c)(1)(C)(ii) asks. They guard nothing: who signs is known by their account.
 */
export function signingCode(patientId: string): string {
  const hash = createHash('sha256').update(JSON.stringify(['signing-code', currentDisclosures.version, patientId]));
  return String(hash.digest().readUInt32BE(0) % 10_000).padStart(4, '0');
}
