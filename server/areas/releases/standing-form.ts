import { and, eq, isNull } from 'drizzle-orm';
import { isSame } from '#domain/is-same.ts';
import type { Queries } from '../../db/database.ts';
import { roiForms } from '../../db/schema/index.ts';

type RoiFormRow = typeof roiForms.$inferSelect;
type Signed = Omit<RoiFormRow, 'id' | 'version' | 'content_hash' | 'revoked_at' | 'revocation_received_on'>;

/**
 * The patient's form in force that permits just what this one does, in the same words. Whoever signs that again has lost the
 * reply: a second form would have to be revoked, too. No two drawn signatures are alike, so the signature does not count.
 * @param form may be signed now: its last day is still to come, and so is that of a form with the same one
 */
export async function findStandingForm(db: Queries, form: Signed): Promise<RoiFormRow | undefined> {
  const { patient_id, statements_version, expires_on } = form;
  const rows = await db
    .select()
    .from(roiForms)
    .where(
      and(
        eq(roiForms.patient_id, patient_id),
        eq(roiForms.statements_version, statements_version),
        eq(roiForms.expires_on, expires_on),
        isNull(roiForms.revoked_at),
      ),
    );
  return rows.find((row) => isSame(permissionOf(row), permissionOf(form)));
}

/** What a form says but for who signed it how and when: the words, and what stands in them. */
function permissionOf({ information, released_by, recipient, purpose, locale, particulars, signing_consent }: Signed) {
  const disclosures = signing_consent?.version;
  return { information: information.toSorted(), released_by, recipient, purpose, locale, particulars, disclosures };
}
