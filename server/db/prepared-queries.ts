import DataLoader from 'dataloader';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import { impersonations, users } from './schema/index.ts';

const userColumns = {
  id: users.id,
  firebase_id: users.firebase_id,
  first_name: users.first_name,
  middle_name: users.middle_name,
  last_name: users.last_name,
  step: users.step,
  version: users.version,
};
type UserColumns = Pick<typeof users.$inferSelect, keyof typeof userColumns>;

/**
 * What the record says of an account: whose it is, in which role, and whether it opens anything. `sessionsValidFrom`, in
 * milliseconds since 1970: sessions that began before are over.
 */
export type AccountStatus = Pick<typeof users.$inferSelect, 'id' | 'role'> & {
  isClosed: boolean;
  isDisabled: boolean;
  sessionsValidFrom: number | null;
};

type OpenImpersonation = {
  identityId: string;
  adminId: string;
  memberId: string;
  now: Date;
  /** A token is no good for an impersonation that began after its issue, though it be of the same member. */
  startedBefore: Date;
};

/** A query that asks for very many would hold up the others of its connection. */
const usersAtOnce = 100;

/**
 * The queries that run most: written once by the query builder, prepared once for each connection, and run by the driver.
 * Building them anew would halve their rate. Only for columns that the driver reads as the schema does (no dates).
 */
export function prepareQueries(db: Database) {
  const pool = db.$client;
  const byIds = db
    .select(userColumns)
    .from(users)
    .where(sql`${users.id} = any(${sql.placeholder('ids')})`);
  const member = alias(users, 'member');
  const impersonation = db
    .select({ id: impersonations.id })
    .from(impersonations)
    .innerJoin(
      users,
      and(eq(users.id, impersonations.admin_id), eq(users.role, sql`'admin'`), isNull(users.disabled_at)),
    )
    .innerJoin(
      member,
      and(eq(member.id, impersonations.member_id), eq(member.role, sql`'member'`), isNull(member.closed_at)),
    )
    .where(
      and(
        eq(users.firebase_id, sql.placeholder('identityId')),
        eq(impersonations.admin_id, sql.placeholder('adminId')),
        eq(impersonations.member_id, sql.placeholder('memberId')),
        gt(impersonations.ends_at, sql.placeholder('now')),
        lt(impersonations.started_at, sql.placeholder('startedBefore')),
        isNull(impersonations.ended_at),
      ),
    );
  const accountStatus = db
    .select({
      id: users.id,
      role: users.role,
      isClosed: sql`${users.closed_at} is not null`.as('isClosed'),
      isDisabled: sql`${users.disabled_at} is not null`.as('isDisabled'),
      sessionsValidFrom: sql`(extract(epoch from ${users.sessions_valid_from}) * 1000)::float8`.as('sessionsValidFrom'),
    })
    .from(users)
    .where(eq(users.firebase_id, sql.placeholder('identityId')));
  const statusOfAccount = { name: 'status_of_account', text: accountStatus.toSQL().sql };
  const openImpersonationOf = { name: 'open_impersonation', text: impersonation.toSQL().sql };
  const usersByIds = { name: 'users_by_ids', text: byIds.toSQL().sql };
  const usersOfTurn = new DataLoader<string, UserColumns | undefined>(
    async (ids) => {
      const { rows } = await pool.query<UserColumns>({ ...usersByIds, values: [ids] });
      const found = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id) => found.get(id));
    },
    { cache: false, batchScheduleFn: setImmediate, maxBatchSize: usersAtOnce },
  );
  return {
    /**
     * Somebody's record as it is now. All that are asked for in the same turn of the event loop are read with one query, whoever asks:
     * half of the time of such a request is writing to the database and to the caller. Nothing is kept for who asks later.
     */
    userById(id: string): Promise<UserColumns | undefined> {
      return usersOfTurn.load(id);
    },
    /** What the record says of an account at the identity provider; undefined when it has none. */
    async accountStatus(identityId: string): Promise<AccountStatus | undefined> {
      const { rows } = await pool.query<AccountStatus>({ ...statusOfAccount, values: [identityId] });
      return rows[0];
    },
    /** Whether the account is an admin's who impersonates the member just now, by what is stored. */
    async mayAct({ identityId, adminId, memberId, now, startedBefore }: OpenImpersonation): Promise<boolean> {
      const values = [identityId, adminId, memberId, now, startedBefore];
      const { rowCount } = await pool.query({ ...openImpersonationOf, values });
      return rowCount === 1;
    },
  };
}

export type PreparedQueries = ReturnType<typeof prepareQueries>;
