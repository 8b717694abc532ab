import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { checkPhone, mostPhones, normalizePhone } from '#domain/phone.ts';
import { conflict, notFound, unprocessable } from '../../errors/errors.ts';
import type { Data, Handler, Input } from '../../contract/operation.ts';
import { refuseStale } from '../../contract/preconditions.ts';
import type { Queries } from '../../db/database.ts';
import { userPhones, users } from '../../db/schema/index.ts';
import { userTexts as texts } from './texts.ts';

type PhoneRow = typeof userPhones.$inferSelect;
type Phone = Input<'createUserPhone'>['body'];

/** Adds a phone. The first one is the one to try first, whatever was asked for. */
export const createUserPhone: Handler<'createUserPhone'> = async ({ params, body }, { db, now }) => {
  const phone = accepted(body);
  const others = await lockedPhones(db, params.userId);
  if (others.some(({ number }) => number === phone.number)) throw conflict('phone_exists', texts.phoneExists);
  if (others.length >= mostPhones) throw conflict('phones_full', texts.phonesFull, { most: mostPhones });
  const is_primary = phone.is_primary || others.length === 0;
  if (is_primary) await takePrimaryAway(db, params.userId, now);
  const [row] = await db
    .insert(userPhones)
    .values({ ...phone, is_primary, user_id: params.userId })
    .returning();
  if (!row) throw new Error('The phone was not stored, and the database gave no reason.');
  return { status: 201, data: shown(row), version: row.version, changed: { record: 'user-phone', id: row.id } };
};

/** The one to try first comes first, then the oldest. */
export const listUserPhones: Handler<'listUserPhones'> = async ({ query }, { db, caller }) => {
  return { status: 200, data: (await phonesOf(db, query.user_id ?? caller.noviId)).map(shown) };
};

/** Changes the whole of a phone. Being the one to try first can be given to another one only. */
export const updateUserPhone: Handler<'updateUserPhone'> = async ({ params, body, ifMatch }, { db, now }) => {
  const { phone: before, others } = await phoneToChange(db, params.userPhoneId);
  refuseStale(before.version, ifMatch);
  const phone = accepted(body);
  if (before.is_primary && !phone.is_primary) {
    throw unprocessable([{ path: '/is_primary', message: texts.keepPrimary }]);
  }
  if (others.some(({ number }) => number === phone.number)) throw conflict('phone_exists', texts.phoneExists);
  if (phone.is_primary && !before.is_primary) await takePrimaryAway(db, before.user_id, now);
  const [row] = await db
    .update(userPhones)
    .set({ ...phone, version: before.version + 1, updated_at: now })
    .where(eq(userPhones.id, before.id))
    .returning();
  if (!row) throw notFound();
  return { status: 200, data: shown(row), version: row.version, changed: { record: 'user-phone', id: row.id } };
};

/** Removes a phone; when it was the one to try first, the oldest of the others becomes it. */
export const deleteUserPhone: Handler<'deleteUserPhone'> = async ({ params, ifMatch }, { db, now }) => {
  const { phone, others } = await phoneToChange(db, params.userPhoneId);
  refuseStale(phone.version, ifMatch);
  await db.delete(userPhones).where(eq(userPhones.id, phone.id));
  const [next] = others;
  if (phone.is_primary && next) {
    await db
      .update(userPhones)
      .set({ is_primary: true, version: next.version + 1, updated_at: now })
      .where(eq(userPhones.id, next.id));
  }
  const left = await phonesOf(db, phone.user_id);
  return { status: 200, data: left.map(shown), changed: { record: 'user-phone', id: phone.id } };
};

/** @throws ApiError 422 with the place of each problem */
function accepted(phone: Phone) {
  const problems = checkPhone(phone);
  const number = normalizePhone(phone.number);
  if (number === undefined || problems.length > 0) throw unprocessable(problems);
  return { ...phone, number };
}

/** Lets one write at a time decide about the phones of a member: how many there are, and which one is to try first. */
async function lockedPhones(db: Queries, userId: string): Promise<PhoneRow[]> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  return phonesOf(db, userId);
}

async function phoneToChange(db: Queries, id: string): Promise<{ phone: PhoneRow; others: PhoneRow[] }> {
  const [owner] = await db.select({ id: userPhones.user_id }).from(userPhones).where(eq(userPhones.id, id));
  const phones = owner ? await lockedPhones(db, owner.id) : [];
  const phone = phones.find((each) => each.id === id);
  if (!phone) throw notFound();
  return { phone, others: phones.filter((each) => each !== phone) };
}

async function phonesOf(db: Queries, userId: string): Promise<PhoneRow[]> {
  return db
    .select()
    .from(userPhones)
    .where(eq(userPhones.user_id, userId))
    .orderBy(desc(userPhones.is_primary), asc(userPhones.created_at), asc(userPhones.id));
}

async function takePrimaryAway(db: Queries, userId: string, now: Date): Promise<void> {
  await db
    .update(userPhones)
    .set({ is_primary: false, version: sql`${userPhones.version} + 1`, updated_at: now })
    .where(and(eq(userPhones.user_id, userId), eq(userPhones.is_primary, true)));
}

function shown({ created_at: _, updated_at: __, ...phone }: PhoneRow): Data<'createUserPhone'> {
  return phone;
}
