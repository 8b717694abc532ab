import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Authority } from '#domain/roles.ts';
import type { Handler } from '../../contract/operation.ts';
import { userEmails, users } from '../../db/schema/index.ts';

/** The staff, by last and first name. They are few: an operator has made each of them. */
export const listStaff: Handler<'listStaff'> = async (_input, { db }) => {
  const rows = await db
    .select({
      id: users.id,
      first_name: users.first_name,
      last_name: users.last_name,
      email_address: userEmails.email_address,
      role: sql<Exclude<Authority, 'member'>>`${users.role}`,
      disabled_at: users.disabled_at,
      valid_from: users.sessions_valid_from,
    })
    .from(users)
    .leftJoin(userEmails, eq(userEmails.user_id, users.id))
    .where(and(ne(users.role, 'member'), isNull(users.closed_at)))
    .orderBy(asc(users.last_name), asc(users.first_name), asc(users.id));
  const data = rows.map(({ disabled_at, valid_from, ...person }) => ({
    ...person,
    is_disabled: disabled_at !== null,
    sessions_valid_from: valid_from?.toISOString() ?? null,
  }));
  return { status: 200, data };
};
