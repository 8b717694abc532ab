import type { Database, Queries } from './database.ts';
import { isWorthRetrying } from './postgres-errors.ts';

const attempts = 3;

/**
 * Runs `work` in one transaction: all that it writes is stored, or nothing is. Runs it again when the database says that
 * two transactions got into each other's way, so `work` must do nothing outside of the transaction.
 */
export async function transaction<Result>(db: Database, work: (tx: Queries) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (attempt === attempts || !isWorthRetrying(error)) throw error;
    }
  }
}
