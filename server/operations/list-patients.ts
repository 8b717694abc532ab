import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { userEmails, users } from '../db/schema/index.ts';
import type { Handler } from '../operation.ts';

const pageSize = 20;

/** A page of the members whose names or e-mail hold every word of the search, by last and first name. */
export const listPatients: Handler<'listPatients'> = async ({ query }, { db }) => {
  const page = Number(query.page ?? 1);
  const rows = await db
    .select({
      id: users.id,
      first_name: users.first_name,
      middle_name: users.middle_name,
      last_name: users.last_name,
      email_address: userEmails.email_address,
      // Only members have one: the database sees to it.
      step: sql<NonNullable<(typeof users.$inferSelect)['step']>>`${users.step}`,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(users)
    .leftJoin(userEmails, eq(userEmails.user_id, users.id))
    .where(and(eq(users.role, 'member'), isNull(users.closed_at), ...wordsOf(query.search).map(holds)))
    .orderBy(asc(users.last_name), asc(users.first_name), asc(users.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const items = rows.map(({ id, first_name, middle_name, last_name, email_address, step }) => {
    return { id, first_name, middle_name, last_name, email_address, step };
  });
  return { status: 200, data: { items, total: rows[0]?.total ?? 0, page, page_size: pageSize } };
};

function wordsOf(search = ''): string[] {
  return search.normalize('NFC').split(/\s+/).filter(Boolean);
}

/** `%` and `_` stand for themselves in what somebody types. */
function holds(word: string): SQL {
  const pattern = `%${word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return sql`(${users.first_name} || ' ' || ${users.middle_name} || ' ' || ${users.last_name} || ' ' || coalesce(${userEmails.email_address}, '')) ilike ${pattern}`;
}
