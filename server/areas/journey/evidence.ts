import { and, eq, exists, gte, inArray, isNull, ne, notExists, sql } from 'drizzle-orm';
import { blocksNewOrder, kitOnItsWay, kitStatuses } from '#domain/kit-status.ts';
import { noEvidence, type Evidence } from '#domain/progress.ts';
import { notFound } from '../../errors/errors.ts';
import type { Handler } from '../../contract/operation.ts';
import type { Queries } from '../../db/database.ts';
import {
  answers,
  answersHistory,
  eligibilityChecks,
  kits,
  patients,
  roiForms,
  sharingDecisions,
  users,
  visits,
} from '../../db/schema/index.ts';
import { newestCheckId } from '../eligibility/newest-check.ts';

/** What is stored as proof of each step of a member, as it stands now: a revoked release or a denied order counts no more. */
export async function evidenceOf(db: Queries, patientId: string, now = new Date()): Promise<Evidence> {
  const saysYes = and(eq(eligibilityChecks.id, newestCheckId(db, patientId)), eq(eligibilityChecks.eligible, true));
  const [found] = await db
    .select({
      eligibility: isThere(db.select({ id: eligibilityChecks.id }).from(eligibilityChecks).where(saysYes)),
      survey: wasSubmitted(db, patientId, 'survey'),
      'medical-history': wasSubmitted(db, patientId, 'medical-history'),
      'release-of-information': hasDecidedSharing(db, patientId, now),
      'request-genetic-test-kit': hasKit(db, patientId, kitStatuses.filter(blocksNewOrder)),
      'shipping-genetic-test-kit': hasKit(db, patientId, kitOnItsWay),
      counseling: isThere(
        db
          .select({ id: visits.id })
          .from(visits)
          .where(and(eq(visits.patient_id, patientId), inArray(visits.status, ['SCHEDULED', 'COMPLETED']))),
      ),
    })
    .from(patients)
    .where(eq(patients.id, patientId));
  return { ...noEvidence, ...found };
}

/** The day of the clock that a form goes by; the strictest where it names none. */
function todayOfRelease(now: Date) {
  const clock = sql`coalesce(${roiForms.particulars} ->> 'time_zone', 'Pacific/Guam')`;
  return sql<string>`(${now.toISOString()}::timestamptz at time zone ${clock})::date`;
}

/** Answers that were submitted once stay proof while they are being amended. */
function wasSubmitted(db: Queries, patientId: string, questionnaire: 'survey' | 'medical-history') {
  const now = db
    .select({ version: answers.version })
    .from(answers)
    .where(
      and(
        eq(answers.patient_id, patientId),
        eq(answers.questionnaire, questionnaire),
        ne(answers.status, 'in-progress'),
      ),
    );
  const before = db
    .select({ version: answersHistory.version })
    .from(answersHistory)
    .where(and(eq(answersHistory.patient_id, patientId), eq(answersHistory.questionnaire, questionnaire)));
  return sql<boolean>`(${exists(now)} or ${exists(before)})`;
}

/** A release in force, or the decision to share with nobody where no release was signed since (domain/release.ts). */
function hasDecidedSharing(db: Queries, patientId: string, now: Date) {
  const { id, patient_id, decided_at } = sharingDecisions;
  const inForce = db
    .select({ id: roiForms.id })
    .from(roiForms)
    .where(
      and(
        eq(roiForms.patient_id, patientId),
        isNull(roiForms.revoked_at),
        // The rule of releaseStatus in domain/release.ts.
        gte(roiForms.expires_on, todayOfRelease(now)),
      ),
    );
  const signedSince = db
    .select({ id: roiForms.id })
    .from(roiForms)
    .where(and(eq(roiForms.patient_id, patientId), gte(roiForms.signed_at, decided_at)));
  const nobody = db
    .select({ id })
    .from(sharingDecisions)
    .where(and(eq(patient_id, patientId), notExists(signedSince)));
  return sql<boolean>`(${exists(inForce)} or ${exists(nobody)})`;
}

function hasKit(db: Queries, patientId: string, statuses: typeof kitOnItsWay) {
  return isThere(
    db
      .select({ id: kits.id })
      .from(kits)
      .where(and(eq(kits.patient_id, patientId), inArray(kits.status, [...statuses]))),
  );
}

function isThere(query: Parameters<typeof exists>[0]) {
  return sql<boolean>`${exists(query)}`;
}

/** The furthest step of a member, and what is stored as proof of each step. */
export const getJourney: Handler<'getJourney'> = async ({ params }, { db, now }) => {
  const [member] = await db.select({ step: users.step }).from(users).where(eq(users.id, params.patientId));
  if (!member?.step) throw notFound();
  return { status: 200, data: { step: member.step, evidence: await evidenceOf(db, params.patientId, now) } };
};
