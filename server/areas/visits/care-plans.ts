import { and, desc, eq } from 'drizzle-orm';
import { fullName } from '#domain/names.ts';
import { isReadable, needsLetter } from '#domain/readable.ts';
import { sanitizeText } from '#domain/validation.ts';
import { notTheirVisit } from '#domain/visit-summary.ts';
import { unprocessable, type Problem } from '../../errors/errors.ts';
import type { Data, Handler, Input } from '../../contract/operation.ts';
import type { Database, Queries } from '../../db/database.ts';
import { carePlans, slots, users, visits } from '../../db/schema/index.ts';

/** What specialists have laid down with the patient, newest first. */
export const listCarePlans: Handler<'listCarePlans'> = async ({ params }, { db }) => {
  const plans = await planRows(db)
    .where(eq(carePlans.patient_id, params.patientId))
    .orderBy(desc(carePlans.created_at));
  return { status: 200, data: plans.map(shown) };
};

/** Lays down another plan with the patient. Plans that are there stay as they are. */
export const addCarePlan: Handler<'addCarePlan'> = async ({ params, body }, { db, caller, now }) => {
  const problems = [...unreadable(body), ...(await problemsOfVisit(db, body, params.patientId, caller.noviId))];
  if (problems.length > 0) throw unprocessable(problems);
  const [made] = await db
    .insert(carePlans)
    .values({
      ...{ patient_id: params.patientId, visit_id: body.visit_id ?? null, locale: body.locale },
      ...{ title: sanitizeText(body.title), author_id: caller.noviId, created_at: now },
      items: body.items.map(({ what, who, timing, due_on }) => ({
        ...{ what: sanitizeText(what), who, timing: sanitizeText(timing), due_on },
      })),
    })
    .returning({ id: carePlans.id });
  const [plan] = await planRows(db).where(eq(carePlans.id, made?.id ?? ''));
  if (!plan) throw new Error('The care plan was not stored, and the database gave no reason.');
  return { status: 201, data: shown(plan), changed: { record: 'care-plan', id: plan.plan.id } };
};

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
    .where(and(eq(visits.id, visit_id), eq(visits.patient_id, patientId), eq(slots.specialist_id, specialistId)));
  return together.length > 0 ? [] : [{ path: '/visit_id', message: notTheirVisit }];
}

function planRows(db: Database | Queries) {
  return db
    .select({ plan: carePlans, author: { first_name: users.first_name, last_name: users.last_name } })
    .from(carePlans)
    .innerJoin(users, eq(users.id, carePlans.author_id))
    .$dynamic();
}

function shown({ plan, author }: Awaited<ReturnType<typeof planRows>>[number]): Data<'listCarePlans'>[number] {
  const { id, visit_id, locale, title, items, created_at } = plan;
  return {
    ...{ id, visit_id, locale, title, items },
    written_by: fullName(author.first_name, author.last_name),
    created_at: created_at.toISOString(),
  };
}
