import { desc, eq, max } from 'drizzle-orm';
import { fullName } from '#domain/names.ts';
import { isReadable, needsLetter } from '#domain/readable.ts';
import { sanitizeText } from '#domain/validation.ts';
import { changeNoteNeeded, checkSummary, notYourVisit, outcomeNeeded, sanitizeSummary } from '#domain/visit-summary.ts';
import { conflict, forbidden, notFound, unprocessable, type Problem } from '../../errors/errors.ts';
import type { Data, Handler, Input } from '../../contract/operation.ts';
import { refuseStale } from '../../contract/preconditions.ts';
import type { Queries } from '../../db/database.ts';
import { slots, users, visits, visitSummaries } from '../../db/schema/index.ts';
import { queueNews } from '../messages/outbox.ts';
import { dropWritingDraft } from './writing-drafts.ts';

type Written = Input<'putVisitSummary'>['body'];
type VisitSummary = Data<'getVisitSummary'>;

/** What was written after a visit, with what it was before each change. */
export const getVisitSummary: Handler<'getVisitSummary'> = async ({ params }, { db }) => {
  const data = await readSummary(db, params.visitId);
  return { status: 200, data, version: data.current.version };
};

/** Writes the summary of a visit, or another version of it, by the hand of the visit's own specialist. */
export const putVisitSummary: Handler<'putVisitSummary'> = async ({ params, body, ifMatch }, { db, caller, now }) => {
  const visit = await lockVisit(db, params.visitId);
  if (visit.specialistId !== caller.noviId) throw forbidden('forbidden', notYourVisit);
  const open = checkSummary(visit, now);
  if (!open.ok) throw conflict('summary_not_open', open.reason);
  const [newest] = await db
    .select({ version: max(visitSummaries.version) })
    .from(visitSummaries)
    .where(eq(visitSummaries.visit_id, params.visitId));
  const version = newest?.version ?? 0;
  refuseStale(version, ifMatch);
  const problems = problemsOf(body, version > 0);
  if (problems.length > 0) throw unprocessable(problems);

  await db.insert(visitSummaries).values({
    ...{ visit_id: params.visitId, version: version + 1, author_id: caller.noviId, locale: body.locale },
    ...{ content: sanitizeSummary(body.content), change_note: sanitizeText(body.change_note), written_at: now },
  });
  await dropWritingDraft(db, { visitId: params.visitId, specialistId: caller.noviId, kind: 'summary' });
  await queueNews(db, visit.patientId);
  const data = await readSummary(db, params.visitId);
  const changed = { record: 'visit-summary', id: params.visitId, detail: `version ${String(version + 1)}` };
  return { status: 200, data, version: data.current.version, changed };
};

/** The visit's row is held, so that two versions with one number can't be made at once. */
async function lockVisit(db: Queries, id: string) {
  const [visit] = await db
    .select({
      ...{ status: visits.status, startsAt: slots.starts_at },
      ...{ specialistId: slots.specialist_id, patientId: visits.patient_id },
    })
    .from(visits)
    .innerJoin(slots, eq(slots.id, visits.slot_id))
    .where(eq(visits.id, id))
    .for('update', { of: visits });
  if (!visit) throw notFound();
  return visit;
}

async function readSummary(db: Queries, visitId: string): Promise<VisitSummary> {
  const rows = await db
    .select({ summary: visitSummaries, author: { first_name: users.first_name, last_name: users.last_name } })
    .from(visitSummaries)
    .innerJoin(users, eq(users.id, visitSummaries.author_id))
    .where(eq(visitSummaries.visit_id, visitId))
    .orderBy(desc(visitSummaries.version));
  const [current, ...earlier] = rows.map(({ summary, author }) => ({
    ...{ version: summary.version, locale: summary.locale, content: summary.content },
    ...{ change_note: summary.change_note, written_by: fullName(author.first_name, author.last_name) },
    written_at: summary.written_at.toISOString(),
  }));
  if (!current) throw notFound();
  return { visit_id: visitId, current, earlier };
}

function problemsOf({ content, change_note }: Written, isChange: boolean): Problem[] {
  const needed = {
    '/content/overview': content.overview,
    '/content/reason': content.reason,
    '/content/result/text': content.result.text,
  };
  return [
    ...Object.entries(needed)
      .filter(([, text]) => !isReadable(text))
      .map(([path]) => ({ path, message: needsLetter })),
    ...(content.result.outcome === null ? [{ path: '/content/result/outcome', message: outcomeNeeded }] : []),
    ...(isChange && !isReadable(change_note) ? [{ path: '/change_note', message: changeNoteNeeded }] : []),
  ];
}
