import { eq, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { users } from './schema/index.ts';

/** The queries that run most, prepared once for each connection: building them anew would halve their rate. */
export function prepareHot(db: Database) {
  return {
    userById: db
      .select({
        id: users.id,
        firebase_id: users.firebase_id,
        first_name: users.first_name,
        middle_name: users.middle_name,
        last_name: users.last_name,
        step: users.step,
        version: users.version,
      })
      .from(users)
      .where(eq(users.id, sql.placeholder('id')))
      .prepare('user_by_id'),
  };
}

export type Hot = ReturnType<typeof prepareHot>;
