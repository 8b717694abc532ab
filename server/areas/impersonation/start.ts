import { and, desc, eq, gt } from 'drizzle-orm';
import { checkReadable } from '#domain/readable.ts';
import { sanitizeText } from '#domain/validation.ts';
import { tooManyRequests, unprocessable } from '../../errors/errors.ts';
import { errorTexts } from '../../errors/texts.ts';
import { keywordTexts, otherKeyword } from '../../contract/validation/texts.ts';
import type { Queries } from '../../db/database.ts';
import { impersonations } from '../../db/schema/index.ts';

/** In characters as people count them, after the cleaning: the contract's limits hold for what is stored, too. */
const reasonLength = { min: 10, max: 300 } as const;

/** So many impersonations can an admin begin within an hour. Stopping one is never refused for its number. */
const most = { starts: 30, withinMs: 3_600_000 } as const;

/**
 * The reason as it is kept and read by the member.
 * @throws ApiError 422 when it is too short or too long to be one, or has no letters
 */
export function requireReason(typed = ''): string {
  const reason = sanitizeText(typed);
  const { length } = Array.from(reason);
  if (length < reasonLength.min) throw unprocessable([{ path: '/reason', message: errorTexts.reasonNeeded }]);
  if (length > reasonLength.max) {
    const message = keywordTexts['maxLength'] ?? otherKeyword;
    throw unprocessable([{ path: '/reason', message, params: { limit: String(reasonLength.max) } }]);
  }
  const problems = checkReadable({ '/reason': reason });
  if (problems.length > 0) throw unprocessable(problems);
  return reason;
}

/**
 * Keeps an admin from filling a member's list with times that bury another one. The admin's row must be locked.
 * @throws ApiError 429
 */
export async function checkStartRate(db: Queries, adminId: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - most.withinMs);
  const [first] = await db
    .select({ started_at: impersonations.started_at })
    .from(impersonations)
    .where(and(eq(impersonations.admin_id, adminId), gt(impersonations.started_at, since)))
    .orderBy(desc(impersonations.started_at))
    .offset(most.starts - 1)
    .limit(1);
  if (first) throw tooManyRequests((first.started_at.getTime() - since.getTime()) / 1000);
}
