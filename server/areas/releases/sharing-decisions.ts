import { desc, eq } from 'drizzle-orm';
import { decisionStands, releaseInForce, releaseStatus } from '#domain/release.ts';
import { conflict } from '../../errors/errors.ts';
import type { Data, Handler } from '../../contract/operation.ts';
import type { Queries } from '../../db/database.ts';
import { lockPatientWithTime } from '../../db/lock-patient.ts';
import { roiForms, sharingDecisions } from '../../db/schema/index.ts';
import { dropDraft } from '../drafts/drafts.ts';
import { requireOpenStep } from '../journey/require-open-step.ts';

/** Records that the member shares with nobody. A decision that stands already is the answer: it is the same decision. */
export const createSharingDecision: Handler<'createSharingDecision'> = async ({ params }, { db }) => {
  const { patientId } = params;
  await requireOpenStep(db, patientId, 'release-of-information');
  const now = await lockPatientWithTime(db, patientId);
  const releases = await releasesOf(db, patientId, now);
  if (releases.some(({ status }) => status === 'ACTIVE')) throw conflict('release_in_force', releaseInForce);
  const [newest] = await decisionsOf(db, patientId);
  if (newest && decisionStands(newest.decided_at, releases))
    return { status: 201, data: shown(newest, true), changed: 'nothing' };
  const [row] = await db.insert(sharingDecisions).values({ patient_id: patientId, decided_at: now }).returning();
  if (!row) throw new Error('The decision was not stored, and the database gave no reason.');
  await dropDraft(db, patientId, 'release-of-information');
  return { status: 201, data: shown(row, true), changed: { record: 'sharing-decision', id: row.id } };
};

/** When a patient decided to share with nobody, newest first, and whether the newest of it stands. */
export const listSharingDecisions: Handler<'listSharingDecisions'> = async ({ params }, { db, now }) => {
  const { patientId } = params;
  const [rows, releases] = await Promise.all([decisionsOf(db, patientId), releasesOf(db, patientId, now)]);
  const data = rows.map((row, index) => shown(row, index === 0 && decisionStands(row.decided_at, releases)));
  return { status: 200, data };
};

function decisionsOf(db: Queries, patientId: string) {
  const { patient_id, decided_at } = sharingDecisions;
  return db.select().from(sharingDecisions).where(eq(patient_id, patientId)).orderBy(desc(decided_at));
}

async function releasesOf(db: Queries, patientId: string, now: Date) {
  const { patient_id, expires_on, revoked_at, signed_at, particulars } = roiForms;
  const rows = await db
    .select({ expires_on, revoked_at, signed_at, particulars })
    .from(roiForms)
    .where(eq(patient_id, patientId));
  return rows.map(({ expires_on: expiresOn, revoked_at: revokedAt, signed_at: signedAt, particulars: signed }) => ({
    status: releaseStatus({ expiresOn, revokedAt, timeZone: signed?.time_zone ?? null }, now),
    signedAt,
  }));
}

function shown(
  { decided_at, ...row }: typeof sharingDecisions.$inferSelect,
  stands: boolean,
): Data<'createSharingDecision'> {
  return { ...row, shares_with: 'nobody', decided_at: decided_at.toISOString(), stands };
}
