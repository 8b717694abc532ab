import { asc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { fullName } from '#domain/names.ts';
import { sanitizeText } from '#domain/validation.ts';
import type { Locale } from '#domain/words.ts';
import type { Caller, Handler } from '../../contract/operation.ts';
import type { Queries } from '../../db/database.ts';
import { slots, users, visitEvents, visits } from '../../db/schema/index.ts';

type Done = {
  visitId: string;
  kind: (typeof visitEvents.$inferSelect)['kind'];
  by: 'patient' | 'care-team';
  /** Whose hand it was: of an impersonation the admin’s. */
  actorId: string | undefined;
  now: Date;
  reason?: string | undefined;
  reasonLocale?: Locale | undefined;
};

/** Whose hand a request is by. */
export function actorOf({ actor, noviId }: Pick<Caller, 'actor' | 'noviId'>): string | undefined {
  return actor?.noviId ?? noviId;
}

/** Writes down what was done with a visit, with the time and the specialist that it has now. */
export async function recordVisitEvent(
  db: Queries,
  { visitId, kind, by, actorId, now, reason = '', reasonLocale = 'en' }: Done,
): Promise<void> {
  const [held] = await db
    .select({ starts_at: slots.starts_at, ends_at: slots.ends_at, specialist_id: slots.specialist_id })
    .from(visits)
    .innerJoin(slots, eq(slots.id, visits.slot_id))
    .where(eq(visits.id, visitId));
  if (!held) throw new Error('A visit without a slot can’t be.');
  const why = { reason: sanitizeText(reason), reason_locale: reasonLocale };
  await db.insert(visitEvents).values({ ...held, ...why, visit_id: visitId, kind, by, actor_id: actorId, at: now });
}

const actors = alias(users, 'actors');

/** What was done with a visit, oldest first. Patients are not told the name of who acted for them: their record tells that. */
export const listVisitEvents: Handler<'listVisitEvents'> = async ({ params }, { db }) => {
  const rows = await db
    .select({
      event: visitEvents,
      specialist: { first_name: users.first_name, last_name: users.last_name },
      actor: { first_name: actors.first_name, last_name: actors.last_name },
    })
    .from(visitEvents)
    .innerJoin(users, eq(users.id, visitEvents.specialist_id))
    .leftJoin(actors, eq(actors.id, visitEvents.actor_id))
    .where(eq(visitEvents.visit_id, params.visitId))
    .orderBy(asc(visitEvents.at));
  const data = rows.map(({ event, specialist, actor }) => ({
    ...{ kind: event.kind, by: event.by, reason: event.reason, reason_locale: event.reason_locale },
    name: event.by === 'care-team' && actor ? fullName(actor.first_name, actor.last_name) : null,
    at: event.at.toISOString(),
    starts_at: event.starts_at.toISOString(),
    ends_at: event.ends_at.toISOString(),
    specialist_name: fullName(specialist.first_name, specialist.last_name),
  }));
  return { status: 200, data };
};
