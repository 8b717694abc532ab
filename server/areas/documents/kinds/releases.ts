import { and, eq } from 'drizzle-orm';
import { releaseStatus } from '#domain/release.ts';
import { fill } from '#domain/words.ts';
import { roiForms } from '#server/db/schema/index.ts';
import { requireRow, type FindDocuments } from '../entry.ts';
import { documentTexts as texts } from '../texts.ts';
import { releaseDocument } from './release-document.ts';

const { id, recipient, signed_at, revoked_at, expires_on, particulars } = roiForms;

/** The signed releases, each in the language in which it was signed. */
export const releases: FindDocuments = async ({ db, patientId, locale, now }, only) => {
  const rows = await db
    .select({ id, recipient, signed_at, revoked_at, expires_on, particulars })
    .from(roiForms)
    .where(and(eq(roiForms.patient_id, patientId), only === undefined ? undefined : eq(id, only)));
  return rows.map((row) => {
    const timeZone = row.particulars?.time_zone ?? null;
    const status = releaseStatus({ expiresOn: row.expires_on, revokedAt: row.revoked_at, timeZone }, now);
    return {
      id: row.id,
      kind: 'release',
      title: fill(texts.releaseFor, locale, { recipient: row.recipient }),
      createdAt: row.signed_at,
      ended: status === 'ACTIVE' ? undefined : status,
      fileName: texts.releaseFile[locale],
      read: async () => {
        const form = requireRow(await db.select().from(roiForms).where(eq(id, row.id)));
        return { kind: 'document', document: releaseDocument(form, status) };
      },
    };
  });
};
