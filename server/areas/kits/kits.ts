import { and, eq } from 'drizzle-orm';
import { checkDelivery, sanitizeDelivery } from '#domain/delivery.ts';
import type { KitStatus } from '#domain/kit-status.ts';
import type { MessageKind } from '#domain/messages.ts';
import { under } from '#domain/problem.ts';
import { checkReadable } from '#domain/readable.ts';
import { checkConsentVersion } from '#domain/test-consent.ts';
import { sanitizeText } from '#domain/validation.ts';
import type { Words } from '#domain/words.ts';
import { judgeKitStatus } from '#machines/kit/machine.ts';
import { conflict, notFound, unprocessable } from '../../errors/errors.ts';
import type { Handler } from '../../contract/operation.ts';
import { refuseStale } from '../../contract/preconditions.ts';
import type { Queries } from '../../db/database.ts';
import { violatesConstraint } from '../../db/postgres-errors.ts';
import { lockPatient } from '../../db/lock-patient.ts';
import { kitEvents, kits, patients } from '../../db/schema/index.ts';
import { dropDraft } from '../drafts/drafts.ts';
import { requireEligible } from '../eligibility/newest-check.ts';
import { requireOpenStep } from '../journey/require-open-step.ts';
import { queueMessages } from '../messages/outbox.ts';
import { requireCounselor } from '../visits/counselor.ts';
import { readKits, type Kit } from './read-kits.ts';

type KitRow = typeof kits.$inferSelect;

/** Orders one kit for an eligible patient whom a specialist may counsel. The database holds the rule that only one order is open at a time. */
export const orderKit: Handler<'orderKit'> = async ({ body }, { db, caller, now }) => {
  const { patient_id, address, consent_version, locale } = body;
  await requireOpenStep(db, patient_id, 'request-genetic-test-kit');
  await lockPatient(db, patient_id);
  await requireEligible(db, patient_id);
  await requireCounselor(db, patient_id, now);
  const problems = [...checkConsentVersion(consent_version), ...under('/address', checkDelivery(address))];
  if (problems.length > 0) throw unprocessable(problems);

  const consent = { consent_version, consent_locale: locale, consented_at: now };
  const row = await insertOrder(db, { patient_id, address: sanitizeDelivery(address), ...consent, ordered_at: now });
  await db
    .insert(kitEvents)
    .values({ kit_id: row.id, status: row.status, at: now, by: 'member', actor_id: caller.noviId });
  await dropDraft(db, patient_id, 'request-genetic-test-kit');
  return {
    status: 201,
    data: await withHistory(db, row),
    version: row.version,
    changed: { record: 'kit', id: row.id },
  };
};

/** A patient's orders, newest first, each with the history of its status. */
export const listKits: Handler<'listKits'> = async ({ params }, { db }) => {
  const data = await readKits(db, eq(kits.patient_id, params.patientId));
  // The key of somebody of the staff is no patient's.
  if (data.length === 0 && (await db.$count(patients, eq(patients.id, params.patientId))) === 0) throw notFound();
  return { status: 200, data };
};

/** Moves an order on, when the kit machine allows it; keeps who, when and why. */
export const updateKit: Handler<'updateKit'> = async ({ params, body, ifMatch }, { db, caller, now }) => {
  const [kit] = await db
    .select()
    .from(kits)
    .where(and(eq(kits.id, body.kit_id), eq(kits.patient_id, params.patientId)))
    .for('update');
  if (!kit) throw notFound();
  refuseStale(kit.version, ifMatch);
  const unreadable = checkReadable({ '/reason': body.reason });
  if (unreadable.length > 0) throw unprocessable(unreadable);
  const check = judgeKitStatus(kit.status, body.status);
  if (!check.ok) throw conflict('kit_status_not_allowed', check.reason);

  const [row] = await db
    .update(kits)
    .set({ status: body.status, version: kit.version + 1, updated_at: now })
    .where(eq(kits.id, kit.id))
    .returning();
  if (!row) throw notFound();
  await db.insert(kitEvents).values({
    kit_id: row.id,
    status: row.status,
    at: now,
    by: whoMoves(kit.status, row.status),
    actor_id: caller.noviId,
    reason: sanitizeText(body.reason),
    reason_code: body.reason_code ?? null,
    reason_locale: body.reason_locale ?? 'en',
  });
  const told = toldWhen[row.status];
  if (told) await queueMessages(db, [{ recipient_id: row.patient_id, kind: told }]);
  return {
    status: 200,
    data: await withHistory(db, row),
    version: row.version,
    changed: { record: 'kit', id: row.id },
  };
};

async function insertOrder(db: Queries, order: typeof kits.$inferInsert): Promise<KitRow> {
  try {
    const [row] = await db.insert(kits).values(order).returning();
    if (row) return row;
  } catch (error) {
    if (violatesConstraint(error, 'kits_one_order_at_a_time')) throw conflict('order_open', orderOpen);
    throw error;
  }
  throw new Error('The order was not stored, and the database gave no reason.');
}

/** What the patient is told by e-mail when an order comes to a status: that something is on its way or waits, never what. */
const toldWhen: Readonly<Partial<Record<KitStatus, MessageKind>>> = {
  'AWAITING SAMPLE': 'kit-on-its-way',
  COMPLETED: 'something-waits',
  DENIED: 'something-waits',
  CANCELED: 'something-waits',
};

/** What becomes of a sample is the lab's to say, all else the care team's. */
function whoMoves(from: KitStatus, to: KitStatus): 'care-team' | 'lab' {
  return from === 'ANALYZING' || to === 'ANALYZING' ? 'lab' : 'care-team';
}

async function withHistory(db: Queries, { id }: KitRow): Promise<Kit> {
  const [kit] = await readKits(db, eq(kits.id, id));
  if (!kit) throw notFound();
  return kit;
}

const orderOpen: Words = {
  en: 'You already have an order. We are taking care of it, so you do not need another one.',
  es: 'Ya tiene un pedido. Nos estamos ocupando de él, así que no necesita otro.',
};
