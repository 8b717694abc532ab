import { and, asc, eq, sql } from 'drizzle-orm';
import { checkReadable } from '../../domain/readable.ts';
import { sanitizeText } from '../../domain/validation.ts';
import type { Queries } from '../db/database.ts';
import { brokeRule } from '../db/faults.ts';
import { corporateCustomers, eligibilityChecks, rosterEntries } from '../db/schema/index.ts';
import { conflict, notFound, unprocessable } from '../errors.ts';
import type { Data, Handler, Input } from '../operation.ts';
import { refuseStale } from '../preconditions.ts';
import { findCustomer, joinedBy, lockSlugsAndCodes } from './joined.ts';
import { holdsWords, pageOf } from './pages.ts';
import { recordTexts as texts } from './record-texts.ts';

type Row = typeof corporateCustomers.$inferSelect;
type Sent = Input<'createCorporate'>['body'];

/** Adds a corporate customer; its roster comes after. */
export const createCorporate: Handler<'createCorporate'> = async ({ body }, { db }) => {
  await lockSlugsAndCodes(db);
  const [row] = await taking(() => db.insert(corporateCustomers).values(accepted(body)).returning());
  if (!row) throw new Error('The customer was not stored, and the database gave no reason.');
  const data = await withCounts(db, row);
  return { status: 201, data, version: row.version, changed: { record: 'corporate', id: row.id } };
};

/** A page of the customers, by name; closed ones, too. */
export const listCorporate: Handler<'listCorporate'> = async ({ query }, { db }) => {
  const { page, page_size, ...range } = pageOf(query.page);
  const isMeant = and(
    ...holdsWords(sql`${corporateCustomers.name} || ' ' || ${corporateCustomers.slug}`, query.search),
  );
  const rows = await db
    .select()
    .from(corporateCustomers)
    .where(isMeant)
    .orderBy(asc(corporateCustomers.name), asc(corporateCustomers.id))
    .limit(range.limit)
    .offset(range.offset);
  const items = await Promise.all(rows.map((row) => withCounts(db, row)));
  return { status: 200, data: { items, total: await db.$count(corporateCustomers, isMeant), page, page_size } };
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
  const [row = before] = await taking(() => update(db, before.id, changes));
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
  const problems = checkReadable({ '/name': name });
  if (problems.length > 0) throw unprocessable(problems);
  const words = welcome && { en: sanitizeText(welcome.en), es: sanitizeText(welcome.es) };
  return { name: sanitizeText(name), slug, code, welcome: words };
}

function update(db: Queries, id: string, changes: Partial<Row>): Promise<Row[]> {
  return db.update(corporateCustomers).set(changes).where(eq(corporateCustomers.id, id)).returning();
}

/** Tells which of the two is taken. The trigger speaks of both: whichever is not another's of its kind is meant. */
async function taking(write: () => Promise<Row[]>): Promise<Row[]> {
  try {
    return await write();
  } catch (error) {
    if (brokeRule(error, 'corporate_customers_code_once')) throw conflict('code_taken', texts.codeTaken);
    const slugRules = ['corporate_customers_slug_unique', 'corporate_slug_is_nobody_elses_code'];
    if (slugRules.some((rule) => brokeRule(error, rule))) throw conflict('slug_taken', texts.slugTaken);
    throw error;
  }
}

async function withCounts(db: Queries, row: Row): Promise<Data<'getCorporate'>> {
  const { id, name, slug, code, welcome, closed_at, version } = row;
  const joined = joinedBy(db, eq(eligibilityChecks.corporate_id, id));
  const [count] = await db
    .select({ joined: sql<number>`count(*)::int` })
    .from(joined)
    .where(eq(joined.corporate_id, id));
  return {
    ...{ id, name, slug, code, welcome, version },
    closed_at: closed_at?.toISOString() ?? null,
    roster_size: await db.$count(rosterEntries, eq(rosterEntries.corporate_id, id)),
    joined: count?.joined ?? 0,
  };
}
