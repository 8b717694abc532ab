import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { currentDisclosures } from '#domain/release.ts';
import { notFound } from '../../errors/errors.ts';
import type { Queries } from '../../db/database.ts';
import { patients } from '../../db/schema/index.ts';

/**
 * The four digits in a patient's PDF of the disclosures. Typing them shows that the PDF could be opened, as 15 USC
 * 7001(c)(1)(C)(ii) asks. They are made of a random key that nothing tells, so that they stand nowhere but there, and of the
 * version, so that a new text has to be opened, too.
 * @throws ApiError 404 where there is no such patient
 */
export async function signingCodeOf(db: Queries, patientId: string): Promise<string> {
  const [patient] = await db.select({ key: patients.signing_key }).from(patients).where(eq(patients.id, patientId));
  if (!patient) throw notFound();
  return signingCode(patient.key);
}

/** The digits that a key gives. */
export function signingCode(key: string): string {
  const digest = createHmac('sha256', key).update(`signing-code ${currentDisclosures.version}`).digest();
  return String(digest.readUInt32BE(0) % 10_000).padStart(4, '0');
}
