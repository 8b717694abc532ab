import { and, asc, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { slugOf, type PublicPartner } from '#domain/public-partner.ts';
import { checkReadable } from '#domain/readable.ts';
import { sanitizeText } from '#domain/validation.ts';
import { conflict, notFound, unprocessable } from '../../errors/errors.ts';
import type { Data, Handler, Input } from '../../contract/operation.ts';
import { containsWords, pageOf, readPage } from '../../contract/pagination.ts';
import { refuseStale } from '../../contract/preconditions.ts';
import type { Queries } from '../../db/database.ts';
import { corporateCustomers, eligibilityChecks, patientDirectory, rosterEntries } from '../../db/schema/index.ts';
import { findCustomer, lockSlugsAndCodes } from './enrollment.ts';
import { corporateTexts as texts } from './texts.ts';

type CustomerRow = typeof corporateCustomers.$inferSelect;
type Sent = Input<'createCorporate'>['body'];

/** Adds a corporate customer; its roster comes after. */
export const createCorporate: Handler<'createCorporate'> = async ({ body }, { db }) => {
  await lockSlugsAndCodes(db);
  const values = accepted(body);
  await refuseTaken(db, body);
  const [row] = await db.insert(corporateCustomers).values(values).returning();
  if (!row) throw new Error('The customer was not stored, and the database gave no reason.');
  const data = await withCounts(db, row);
  return { status: 201, data, version: row.version, changed: { record: 'corporate', id: row.id } };
};

/** A page of the customers, by name; closed ones, too. */
export const listCorporate: Handler<'listCorporate'> = async ({ query }, { db }) => {
  const { page, page_size, ...part } = pageOf(query.page);
  const isMeant = and(
    ...containsWords(sql`${corporateCustomers.name} || ' ' || ${corporateCustomers.slug}`, query.search),
  );
  const { rows, total } = await readPage(part, (limit, offset) =>
    countedCustomers(db)
      .where(isMeant)
      .orderBy(asc(corporateCustomers.name), asc(corporateCustomers.id))
      .limit(limit)
      .offset(offset),
  );
  return { status: 200, data: { items: rows.map(shown), total, page, page_size } };
};

export const getCorporate: Handler<'getCorporate'> = async ({ params }, { db }) => {
  const row = await findCustomer(db, params.corporateId);
  if (!row) throw notFound();
  return { status: 200, data: await withCounts(db, row), version: row.version };
};

/** Changes the whole of an open customer. Who has joined by the old slug or code stays in. */
export const updateCorporate: Handler<'updateCorporate'> = async ({ params, body, ifMatch }, { db, now }) => {
  await lockSlugsAndCodes(db);
  const before = await findCustomer(db, params.corporateId, 'to change');
  if (!before) throw notFound();
  refuseStale(before.version, ifMatch);
  if (before.closed_at) throw conflict('corporate_closed', texts.corporateClosed);
  const changes = { ...accepted(body), version: before.version + 1, updated_at: now };
  await refuseTaken(db, body, before.id);
  const [row = before] = await update(db, before.id, changes);
  const data = await withCounts(db, row);
  return { status: 200, data, version: row.version, changed: { record: 'corporate', id: row.id } };
};

/** Closes a customer whose code somebody has used, and removes one that nobody has. */
export const deleteCorporate: Handler<'deleteCorporate'> = async ({ params, ifMatch }, { db, now }) => {
  const before = await findCustomer(db, params.corporateId, 'to change');
  if (!before) throw notFound();
  refuseStale(before.version, ifMatch);
  const data = await withCounts(db, before);
  if (before.closed_at) return { status: 200, data, changed: 'nothing' };
  if ((await db.$count(eligibilityChecks, eq(eligibilityChecks.corporate_id, before.id))) === 0) {
    await db.delete(corporateCustomers).where(eq(corporateCustomers.id, before.id));
    return {
      status: 200,
      data,
      changed: { record: 'corporate', id: before.id, detail: 'removed' },
    };
  }
  const changes = { closed_at: now, version: before.version + 1, updated_at: now };
  const [row = before] = await update(db, before.id, changes);
  return {
    status: 200,
    data: await withCounts(db, row),
    changed: { record: 'corporate', id: row.id, detail: 'closed' },
  };
};

function accepted({ name, slug, code, welcome }: Sent) {
  const problems = checkReadable({ '/name': name, '/welcome/en': welcome?.en, '/welcome/es': welcome?.es });
  if (problems.length > 0) throw unprocessable(problems);
  const words = welcome && { en: sanitizeText(welcome.en), es: sanitizeText(welcome.es) };
  return { name: sanitizeText(name), slug, code, welcome: words };
}

function update(db: Queries, id: string, changes: Partial<CustomerRow>): Promise<CustomerRow[]> {
  return db.update(corporateCustomers).set(changes).where(eq(corporateCustomers.id, id)).returning();
}

/**
 * Refuses a slug or a code that leads to another customer. The caller holds the lock on them.
 * @throws ApiError 409 that tells which of the two
 */
async function refuseTaken(db: Queries, { slug, code }: Sent, own?: string): Promise<void> {
  const lead = (to: string) =>
    and(
      or(eq(corporateCustomers.slug, to), eq(sql`lower(${corporateCustomers.code})`, to)),
      own === undefined ? undefined : ne(corporateCustomers.id, own),
    );
  if ((await db.$count(corporateCustomers, lead(slug))) > 0) throw conflict('slug_taken', texts.slugTaken);
  if ((await db.$count(corporateCustomers, lead(code.toLowerCase()))) > 0)
    throw conflict('code_taken', texts.codeTaken);
}

async function withCounts(db: Queries, { id }: CustomerRow): Promise<Data<'getCorporate'>> {
  const [row] = await countedCustomers(db).where(eq(corporateCustomers.id, id));
  if (!row) throw notFound();
  return shown(row);
}

/** Customers with how many people are on their rosters and have joined, and how many customers there are: one query for all of them. */
function countedCustomers(db: Queries) {
  const { id } = corporateCustomers;
  return db
    .select({
      customer: corporateCustomers,
      roster_size: sql<number>`(select count(*)::int from ${rosterEntries} where ${eq(rosterEntries.corporate_id, id)})`,
      joined: sql<number>`(select count(*)::int from ${patientDirectory} where ${eq(patientDirectory.corporate_id, id)})`,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(corporateCustomers)
    .$dynamic();
}

type Counted = { customer: CustomerRow; roster_size: number; joined: number };

function shown({ customer, roster_size, joined }: Counted): Data<'getCorporate'> {
  const { id, name, slug, code, welcome, closed_at, version } = customer;
  return {
    ...{ id, name, slug, code, welcome, version, roster_size, joined },
    closed_at: closed_at?.toISOString() ?? null,
  };
}

/** What stands on the page of a partner, in one language. */
export const findCorporate: Handler<'findCorporate'> = async ({ query }, { db, locale }) => {
  // What can't be a slug is not asked for: the database refuses some of it.
  const found = slugOf(query.query) === query.query ? await findPublicPartner(db, query.query) : undefined;
  if (!found) throw notFound();
  return { status: 200, data: { name: found.name, welcome_text: found.welcome?.[locale] ?? null } };
};

/**
 * The name and welcome text of the partner whose page is at this slug, and nothing else of it: the page is open to all.
 * One that is closed has none any more.
 */
export async function findPublicPartner(db: Queries, slug: string): Promise<PublicPartner | undefined> {
  const [found] = await db
    .select({ name: corporateCustomers.name, welcome: corporateCustomers.welcome })
    .from(corporateCustomers)
    .where(and(eq(corporateCustomers.slug, slug), isNull(corporateCustomers.closed_at)));
  return found;
}
