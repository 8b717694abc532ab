import { createHash } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { idempotencyKeys } from '../db/schema/index.ts';
import { sortNames } from '../lib/canonical-json.ts';
import { ApiError } from '../errors/errors.ts';
import type { OperationId } from './operation-id.ts';
import { errorTexts } from '../errors/texts.ts';

type Claim = { identityId: string; operation: OperationId; key: string; bodyHash: string };
type Kept = { status: number; data?: unknown; version?: number | undefined };

/**
 * Does `work` for the first request with this key, and gives its answer to all others, also to those that come meanwhile:
 * they wait at the unique key until the first one's transaction ends. When that fails, the next one does the work.
 * @throws ApiError 422 `key_reused` when the key came with another body before
 */
export async function runOnce<Result extends Kept>(
  tx: Queries,
  claim: Claim,
  work: () => Promise<Result>,
): Promise<Result | Kept> {
  const { identityId: identity_id, operation, key, bodyHash: body_hash } = claim;
  const mine = await tx
    .insert(idempotencyKeys)
    .values({ identity_id, operation, key, body_hash })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  const row = and(
    eq(idempotencyKeys.identity_id, identity_id),
    eq(idempotencyKeys.operation, operation),
    eq(idempotencyKeys.key, key),
  );
  if (mine.length > 0) {
    const first = await work();
    const { status, data, version } = first;
    await tx.update(idempotencyKeys).set({ status, data, version }).where(row);
    return first;
  }
  const [kept] = await tx.select().from(idempotencyKeys).where(row);
  if (!kept || kept.status === null) throw new Error('An idempotency key stands without its answer.');
  if (kept.body_hash !== body_hash) {
    throw new ApiError({ status: 422, code: 'key_reused', message: errorTexts.keyReused });
  }
  return { status: kept.status, data: kept.data, version: kept.version ?? undefined };
}

/** Answers are kept for a day: nobody tries again later than that. */
export async function deleteOldKeys(db: Queries): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.created_at, sql`now() - interval '1 day'`));
}

/** Tokens in a body change from try to try and are never kept, not even as a part of a hash. */
const tokens = new Set(['access_token', 'refresh_token']);

/** The same for two requests that ask for the same. */
export function hashOf(params: unknown, body: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([params, body], withoutTokens))
    .digest('hex');
}

function withoutTokens(name: string, value: unknown): unknown {
  return tokens.has(name) ? undefined : sortNames(name, value);
}
