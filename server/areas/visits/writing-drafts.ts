import { and, eq } from 'drizzle-orm';
import { notYourVisit, type WritingKind } from '#domain/visit-summary.ts';
import { forbidden, notFound } from '../../errors/errors.ts';
import type { Data, Handler } from '../../contract/operation.ts';
import type { Queries } from '../../db/database.ts';
import { slots, visits, writingDrafts } from '../../db/schema/index.ts';
import { keepDraft } from '../../contract/keep-draft.ts';

type Draft = Data<'getWritingDraft'>;
type Key = { visitId: string; specialistId: string; kind: WritingKind };

/** What the caller has begun to write about a visit of theirs; an empty draft of version 0 when there is nothing. */
export const getWritingDraft: Handler<'getWritingDraft'> = async ({ params }, { db, caller }) => {
  const key = { visitId: params.visitId, specialistId: caller.noviId, kind: params.writingKind };
  await requireOwnVisit(db, key);
  const [draft] = await db.select().from(writingDrafts).where(thisDraft(key));
  const data: Draft = draft ? shown(draft) : { kind: key.kind, version: 0, values: {}, updated_at: null };
  return { status: 200, data, version: data.version };
};

/** Keeps what is typed; 412 when something else was kept since, on another device. */
export const putWritingDraft: Handler<'putWritingDraft'> = async ({ params, body, ifMatch }, { db, caller, now }) => {
  const key = { visitId: params.visitId, specialistId: caller.noviId, kind: params.writingKind };
  await requireOwnVisit(db, key);
  const { visitId: visit_id, specialistId: specialist_id, kind } = key;
  const { values } = body;
  const { draft, isChanged } = await keepDraft(
    {
      begin: (version) =>
        db
          .insert(writingDrafts)
          .values({ visit_id, specialist_id, kind, version, values, updated_at: now })
          .onConflictDoNothing()
          .returning(),
      change: (version) =>
        db
          .update(writingDrafts)
          .set({ values, version: version + 1, updated_at: now })
          .where(and(thisDraft(key), eq(writingDrafts.version, version)))
          .returning(),
      read: () => db.select().from(writingDrafts).where(thisDraft(key)),
    },
    { ifMatch, values },
  );
  const changed = isChanged ? { record: 'writing-draft', id: `${visit_id}/${kind}` } : ('nothing' as const);
  return { status: 200, data: shown(draft), version: draft.version, changed };
};

/** Takes away a draft that is signed now. */
export async function dropWritingDraft(db: Queries, key: Key): Promise<void> {
  await db.delete(writingDrafts).where(thisDraft(key));
}

/** @throws ApiError 403 for a visit of a colleague */
async function requireOwnVisit(db: Queries, { visitId, specialistId }: Key): Promise<void> {
  const [visit] = await db
    .select({ specialistId: slots.specialist_id })
    .from(visits)
    .innerJoin(slots, eq(slots.id, visits.slot_id))
    .where(eq(visits.id, visitId));
  if (!visit) throw notFound();
  if (visit.specialistId !== specialistId) throw forbidden('forbidden', notYourVisit);
}

function thisDraft({ visitId, specialistId, kind }: Key) {
  return and(
    eq(writingDrafts.visit_id, visitId),
    eq(writingDrafts.specialist_id, specialistId),
    eq(writingDrafts.kind, kind),
  );
}

function shown({ kind, version, values, updated_at }: typeof writingDrafts.$inferSelect): Draft {
  return { kind, version, values, updated_at: updated_at.toISOString() };
}
