import { eq, sql } from 'drizzle-orm';
import { zoneFor, type MessageTopic } from '#domain/messages.ts';
import type { Locale } from '#domain/words.ts';
import type { Queries } from '../../db/database.ts';
import { availabilities, messagePreferences, patients, users } from '../../db/schema/index.ts';

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
    .select({ user: users, state: patients.state, hoursZone })
    .from(users)
    .leftJoin(patients, eq(patients.id, users.id))
    .leftJoin(availabilities, eq(availabilities.specialist_id, users.id))
    .where(eq(users.id, id));
  if (!found) return undefined;
  const { user, ...places } = found;
  if (user.closed_at || user.disabled_at || !['member', 'specialist'].includes(user.role)) return undefined;
  const preferences = await preferencesOf(db, id);
  return {
    ...{ id, identityId: user.firebase_id, locale: preferences.locale },
    timeZone: zoneFor({ chosen: preferences.time_zone, ...places }),
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

/** The time zone of a specialist's hours, of a row that is joined with `availabilities`; null where nothing is stored. */
export const hoursZone = sql<string | null>`${availabilities.availability} ->> 'time_zone'`;
