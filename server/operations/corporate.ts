import { and, eq, isNull } from 'drizzle-orm';
import { corporateCustomers } from '../db/schema/index.ts';
import { notFound } from '../errors.ts';
import type { Handler } from '../operation.ts';

/**
 * The name and welcome text of the partner whose page is at this slug, and nothing else of it: the page is open to all.
 * One that is closed has none any more.
 */
export const findCorporate: Handler<'findCorporate'> = async ({ query }, { db, locale }) => {
  const [found] = await db
    .select({ name: corporateCustomers.name, welcome: corporateCustomers.welcome })
    .from(corporateCustomers)
    .where(and(eq(corporateCustomers.slug, query.query), isNull(corporateCustomers.closed_at)));
  if (!found) throw notFound();
  return { status: 200, data: { name: found.name, welcome_text: found.welcome?.[locale] ?? null } };
};
