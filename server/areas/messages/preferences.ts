import { eq } from 'drizzle-orm';
import { isTimeZone, noSuchZone } from '#domain/time-zones.ts';
import { LOCALES } from '#domain/words.ts';
import type { Data, Handler } from '../../contract/operation.ts';
import { refuseStale } from '../../contract/preconditions.ts';
import { messagePreferences, users } from '../../db/schema/index.ts';
import { unprocessable } from '../../errors/errors.ts';

type Row = typeof messagePreferences.$inferSelect;

/** How somebody wants their e-mails; the defaults, of version 0, while nothing is stored. */
export const getMessagePreferences: Handler<'getMessagePreferences'> = async ({ params }, { db }) => {
  const [row] = await db.select().from(messagePreferences).where(eq(messagePreferences.user_id, params.userId));
  const data = row ? shown(row) : unsaved(params.userId);
  return { status: 200, data, version: data.version };
};

/** Changes how somebody wants their e-mails: all of it at once. */
export const updateMessagePreferences: Handler<'updateMessagePreferences'> = async (
  { params, body, ifMatch },
  { db, now },
) => {
  const { userId: user_id } = params;
  if (body.time_zone !== null && !isTimeZone(body.time_zone)) {
    throw unprocessable([{ path: '/time_zone', message: noSuchZone }]);
  }
  // The first row is nobody's to lock yet: their user is.
  await db.select({ id: users.id }).from(users).where(eq(users.id, user_id)).for('no key update');
  const [before] = await db
    .select()
    .from(messagePreferences)
    .where(eq(messagePreferences.user_id, user_id))
    .for('update');
  refuseStale(before?.version ?? 0, ifMatch);
  const [row] = before
    ? await db
        .update(messagePreferences)
        .set({ ...body, version: before.version + 1, updated_at: now })
        .where(eq(messagePreferences.id, before.id))
        .returning()
    : await db
        .insert(messagePreferences)
        .values({ ...body, user_id })
        .returning();
  if (!row) throw new Error('The preferences were not stored, and the database gave no reason.');
  const changed = { record: 'message-preferences', id: user_id };
  return { status: 200, data: shown(row), version: row.version, changed };
};

function shown({ user_id, locale, time_zone, kit, news, day, version }: Row): Data<'getMessagePreferences'> {
  return { user_id, locale, time_zone, kit, news, day, version };
}

function unsaved(user_id: string): Data<'getMessagePreferences'> {
  return { user_id, locale: LOCALES[0], time_zone: null, kit: true, news: true, day: true, version: 0 };
}
