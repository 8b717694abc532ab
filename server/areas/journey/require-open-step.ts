import { eq } from 'drizzle-orm';
import { checkVisit } from '#domain/progress.ts';
import type { JourneyStep } from '#domain/steps.ts';
import { conflict, notFound } from '../../errors/errors.ts';
import type { Queries } from '../../db/database.ts';
import { users } from '../../db/schema/index.ts';

/**
 * Refuses what belongs to a step that the member has not reached yet. Steps never move back, so the step read here holds
 * to the end of the transaction.
 * @throws ApiError 409 `step_not_open` with the reason; 404 when there is no such member
 */
export async function requireOpenStep(db: Queries, memberId: string, step: JourneyStep): Promise<void> {
  const [member] = await db.select({ step: users.step }).from(users).where(eq(users.id, memberId));
  if (!member?.step) throw notFound();
  const check = checkVisit(member.step, step);
  if (!check.ok) throw conflict('step_not_open', check.reason);
}
