import { eq } from 'drizzle-orm';
import { releaseStatus } from '../../../domain/release.ts';
import { fill } from '../../../domain/words.ts';
import { roiForms } from '../../db/schema/index.ts';
import type { Kind } from '../entry.ts';
import { renderPdf } from '../pdf/render.ts';
import { documentTexts as texts } from '../texts.ts';
import { releaseDocument } from './release-document.ts';

/** The signed releases, each in the language in which it was signed. */
export const releases: Kind = async ({ db, patientId, locale, now }) => {
  const rows = await db.select().from(roiForms).where(eq(roiForms.patient_id, patientId));
  return rows.map((form) => {
    const status = releaseStatus({ expiresOn: form.expires_on, revokedAt: form.revoked_at }, now);
    return {
      id: form.id,
      kind: 'release',
      title: fill(texts.releaseFor, locale, { recipient: form.recipient }),
      createdAt: form.signed_at,
      ended: status === 'ACTIVE' ? undefined : status,
      fileName: texts.releaseFile[locale],
      draw: () => renderPdf(releaseDocument(form, status)),
    };
  });
};
