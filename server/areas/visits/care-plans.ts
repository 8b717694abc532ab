import { and, desc, eq, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { fullName } from '#domain/names.ts';
import { isReadable, needsLetter } from '#domain/readable.ts';
import {
  mayMark,
  noSuchPlan,
  notTheirItem,
  notTheirVisit,
  placeBefore,
  planReplaced,
  planWritten,
  sanitizePlan,
  type PlanItem,
  type PlanProgress,
} from '#domain/visit-summary.ts';
import { conflict, forbidden, notFound, unprocessable, type Problem } from '../../errors/errors.ts';
import type { Data, Handler, Input } from '../../contract/operation.ts';
import { refuseStale } from '../../contract/preconditions.ts';
import type { Database, Queries } from '../../db/database.ts';
import { violatesConstraint } from '../../db/postgres-errors.ts';
import { carePlans, slots, users, visits } from '../../db/schema/index.ts';
import { queueNews } from '../messages/outbox.ts';
import { dropWritingDraft } from './writing-drafts.ts';

/** What specialists have laid down with the patient, newest first. */
export const listCarePlans: Handler<'listCarePlans'> = async ({ params }, { db }) => {
  const plans = await planRows(db)
    .where(eq(carePlans.patient_id, params.patientId))
    .orderBy(desc(carePlans.created_at));
  return { status: 200, data: plans.map(shown) };
};

/** Lays down another plan with the patient. Plans that are there stay as they are. */
export const addCarePlan: Handler<'addCarePlan'> = async ({ params, body }, { db, caller, now }) => {
  const replaced = await replacedPlan(db, body, params.patientId);
  const problems = [
    ...unreadable(body),
    ...(await problemsOfVisit(db, body, params.patientId, caller.noviId)),
    ...(body.replaces !== undefined && !replaced ? [{ path: '/replaces', message: noSuchPlan }] : []),
  ];
  if (problems.length > 0) throw unprocessable(problems);
  if (await isPlanned(db, body, replaced)) throw conflict('plan_written', planWritten);
  const content = sanitizePlan(body);
  const [made] = await db
    .insert(carePlans)
    .values({
      ...{ ...content, patient_id: params.patientId, visit_id: body.visit_id ?? null, locale: body.locale },
      ...{ author_id: caller.noviId, created_at: now, replaces: replaced?.id ?? null },
      ...(replaced && { progress: progressOf(content.items, replaced) }),
    })
    .returning({ id: carePlans.id })
    .catch((error: unknown) => {
      throw violatesConstraint(error, 'care_plans_replaced_once') ? conflict('plan_replaced', planReplaced) : error;
    });
  if (body.visit_id !== undefined) {
    await dropWritingDraft(db, { visitId: body.visit_id, specialistId: caller.noviId, kind: 'care-plan' });
  }
  await queueNews(db, params.patientId);
  const [plan] = await planRows(db).where(eq(carePlans.id, made?.id ?? ''));
  if (!plan) throw new Error('The care plan was not stored, and the database gave no reason.');
  return { status: 201, data: shown(plan), changed: { record: 'care-plan', id: plan.plan.id } };
};

/** Says how far something planned is. What the plan says stays as it is. */
export const updatePlanItem: Handler<'updatePlanItem'> = async ({ params, body, ifMatch }, { db, caller, now }) => {
  const isThis = eq(carePlans.id, params.carePlanId);
  const [stored] = await db.select().from(carePlans).where(isThis).for('update');
  const item = stored?.items[Number(params.itemNumber)];
  if (!stored || !item) throw notFound();
  refuseStale(stored.version, ifMatch);
  if ((await db.$count(carePlans, eq(carePlans.replaces, stored.id))) > 0)
    throw conflict('plan_replaced', planReplaced);
  const by = caller.noviId === stored.patient_id ? 'patient' : 'care-team';
  if (!mayMark(by, item, body.status)) throw forbidden('forbidden', notTheirItem);
  const said = { status: body.status, at: now.toISOString() };
  await db
    .update(carePlans)
    .set({ progress: { ...stored.progress, [params.itemNumber]: said }, version: stored.version + 1 })
    .where(isThis);
  const [plan] = await planRows(db).where(isThis);
  if (!plan) throw notFound();
  const changed = { record: 'care-plan', id: stored.id, detail: `item ${params.itemNumber} ${body.status}` };
  return { status: 200, data: shown(plan), version: plan.plan.version, changed };
};

/** The plan of this patient that is changed. It is held: what somebody says of its items meanwhile goes on in the new one, or is refused. */
async function replacedPlan(db: Queries, { replaces }: Input<'addCarePlan'>['body'], patientId: string) {
  if (replaces === undefined) return undefined;
  const isTheirs = and(eq(carePlans.id, replaces), eq(carePlans.patient_id, patientId));
  const [plan] = await db.select().from(carePlans).where(isTheirs).for('update');
  return plan;
}

/**
 * Whether the visit has a plan that the new one would stand beside. The visit is held: of two first plans that are signed at
 * once, one is.
 */
async function isPlanned(
  db: Queries,
  { visit_id }: Input<'addCarePlan'>['body'],
  replaced: typeof carePlans.$inferSelect | undefined,
): Promise<boolean> {
  if (visit_id === undefined) return false;
  await db.select({ id: visits.id }).from(visits).where(eq(visits.id, visit_id)).for('update');
  const found = await planRows(db).where(eq(carePlans.visit_id, visit_id));
  // A plan that was changed since, at another visit, may be changed here again.
  return found.some(({ plan, replacedBy }) => !replaced || (plan.id !== replaced.id && replacedBy === null));
}

/** How far the items are that the plan before had, too. */
function progressOf(items: readonly PlanItem[], before: typeof carePlans.$inferSelect): PlanProgress {
  const kept = items.flatMap((item, index) => {
    const said = before.progress[placeBefore(item, before.items)];
    return said ? [[index, said] as const] : [];
  });
  return Object.fromEntries(kept);
}

function unreadable({ title, items }: Input<'addCarePlan'>['body']): Problem[] {
  const texts = [
    ['/title', title] as const,
    ...items.map(({ what }, index) => [`/items/${index}/what`, what] as const),
  ];
  return texts.filter(([, text]) => !isReadable(text)).map(([path]) => ({ path, message: needsLetter }));
}

async function problemsOfVisit(
  db: Queries,
  { visit_id }: Input<'addCarePlan'>['body'],
  patientId: string,
  specialistId: string,
): Promise<Problem[]> {
  if (visit_id === undefined) return [];
  const together = await db
    .select({ id: visits.id })
    .from(visits)
    .innerJoin(slots, eq(slots.id, visits.slot_id))
    .where(
      and(
        ...[eq(visits.id, visit_id), eq(visits.patient_id, patientId), eq(slots.specialist_id, specialistId)],
        // Which is not theirs anymore.
        ne(visits.status, 'CANCELED'),
      ),
    );
  return together.length > 0 ? [] : [{ path: '/visit_id', message: notTheirVisit }];
}

const newer = alias(carePlans, 'newer');

function planRows(db: Database | Queries) {
  return db
    .select({
      plan: carePlans,
      author: { first_name: users.first_name, last_name: users.last_name },
      replacedBy: newer.id,
    })
    .from(carePlans)
    .innerJoin(users, eq(users.id, carePlans.author_id))
    .leftJoin(newer, eq(newer.replaces, carePlans.id))
    .$dynamic();
}

function shown({
  plan,
  author,
  replacedBy,
}: Awaited<ReturnType<typeof planRows>>[number]): Data<'listCarePlans'>[number] {
  const { id, visit_id, locale, title, replaces, version, created_at } = plan;
  const items = plan.items.map((item, index) => {
    const said = plan.progress[index];
    return { ...item, status: said?.status ?? ('open' as const), status_at: said?.at ?? null };
  });
  return {
    ...{ id, visit_id, locale, title, items, replaces, replaced_by: replacedBy, version },
    written_by: fullName(author.first_name, author.last_name),
    created_at: created_at.toISOString(),
  };
}
