import { eq } from 'drizzle-orm';
import { messageZone, type MessageTopic } from '#domain/messages.ts';
import { isStateCode } from '#domain/states.ts';
import { zoneOf } from '#domain/time-zones.ts';
import type { Locale } from '#domain/words.ts';
import type { Queries } from '../../db/database.ts';
import { messagePreferences, patients, users } from '../../db/schema/index.ts';

/** Somebody to whom e-mails go, and how they want them. */
export type Recipient = {
  id: string;
  identityId: string;
  locale: Locale;
  timeZone: string;
  wants: Readonly<Record<MessageTopic, boolean>>;
  /** What the links that need no sign-in are made of. */
  link: { id: string; key: Buffer };
};

/** Whoever hears from us; undefined for those who closed their account, were shut out, or are neither member nor specialist. */
export async function readRecipient(db: Queries, id: string): Promise<Recipient | undefined> {
  const [found] = await db
    .select({ user: users, state: patients.state })
    .from(users)
    .leftJoin(patients, eq(patients.id, users.id))
    .where(eq(users.id, id));
  if (!found) return undefined;
  const { user, state } = found;
  if (user.closed_at || user.disabled_at || !['member', 'specialist'].includes(user.role)) return undefined;
  const preferences = await preferencesOf(db, id);
  return {
    ...{ id, identityId: user.firebase_id, locale: preferences.locale },
    timeZone: zoneFor(preferences.time_zone, state),
    wants: { kit: preferences.kit, news: preferences.news, day: preferences.day },
    link: { id: preferences.id, key: preferences.link_key },
  };
}

/** What they chose. A row must be there: the links in their e-mails are signed with its key. */
async function preferencesOf(db: Queries, userId: string): Promise<typeof messagePreferences.$inferSelect> {
  const read = () => db.select().from(messagePreferences).where(eq(messagePreferences.user_id, userId));
  const [kept] = await read();
  if (kept) return kept;
  await db.insert(messagePreferences).values({ user_id: userId }).onConflictDoNothing();
  const [made] = await read();
  if (!made) throw new Error('The preferences were not stored, and the database gave no reason.');
  return made;
}

/** The clock by which somebody is told times: the one that they chose, else that of their state. */
export function zoneFor(chosen: string | null, state: string | null): string {
  return chosen ?? (state !== null && isStateCode(state) ? zoneOf(state) : messageZone);
}
