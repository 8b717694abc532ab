import { eq, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { users } from './schema/index.ts';

const userColumns = {
  id: users.id,
  firebase_id: users.firebase_id,
  first_name: users.first_name,
  middle_name: users.middle_name,
  last_name: users.last_name,
  step: users.step,
  version: users.version,
};
type HotUser = Pick<typeof users.$inferSelect, keyof typeof userColumns>;

/**
 * The queries that run most: written once by the query builder, prepared once for each connection, and run by the driver.
 * Building them anew would halve their rate. Only for columns that the driver reads as the schema does (no dates).
 */
export function prepareHot(db: Database) {
  const pool = db.$client;
  const byId = db
    .select(userColumns)
    .from(users)
    .where(eq(users.id, sql.placeholder('id')));
  const userById = { name: 'user_by_id', text: byId.toSQL().sql };
  return {
    async userById(id: string): Promise<HotUser | undefined> {
      const { rows } = await pool.query<HotUser>({ ...userById, values: [id] });
      return rows[0];
    },
  };
}

export type Hot = ReturnType<typeof prepareHot>;
