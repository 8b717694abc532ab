import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Handler } from '../../contract/operation.ts';
import { containsWords, pageOf, readPage } from '../../contract/pagination.ts';
import { userEmails, users } from '../../db/schema/index.ts';
import { assignedPatients } from './assigned-patients.ts';

/**
 * A page of the people whose names or e-mail hold every word of the search: all members for an admin, for a specialist the
 * patients assigned to them. Who has closed their account is in neither.
 */
export const listPatients: Handler<'listPatients'> = (input, context) =>
  context.caller.authorities.includes('admin') ? allMembers(input, context) : assignedPatients(input, context);

const allMembers: Handler<'listPatients'> = async ({ query }, { db }) => {
  const { page, page_size, ...part } = pageOf(query.page);
  const { rows, total } = await readPage(part, (limit, offset) =>
    db
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
      .where(and(eq(users.role, 'member'), isNull(users.closed_at), ...containsWords(searched, query.search)))
      .orderBy(asc(users.last_name), asc(users.first_name), asc(users.id))
      .limit(limit)
      .offset(offset),
  );
  return { status: 200, data: { items: rows, total, page, page_size } };
};

const searched = sql`${users.first_name} || ' ' || ${users.middle_name} || ' ' || ${users.last_name} || ' ' || coalesce(${userEmails.email_address}, '')`;
