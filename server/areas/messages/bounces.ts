import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { messages } from '../../db/schema/index.ts';

type Message = typeof messages.$inferSelect;

/** An e-mail that came back, by its key; `status`: the code of RFC 3463 that says why. */
export type Bounce = { id: string; status: string };

/** What became of the note: who the e-mail was for; or why nothing is noted. */
export type NotedBounce =
  | { kind: 'noted' | 'known'; message: Pick<Message, 'recipient_id' | 'kind'> }
  | { kind: 'not-sent' }
  | { kind: 'unknown' };

/**
 * Notes that an e-mail was not delivered which a mail server had taken. What was refused at once is noted by the worker (post.ts). One
 * that the worker still has to settle is left to it.
 */
export async function noteBounce(db: Queries, { id, status }: Bounce): Promise<NotedBounce> {
  const isThis = eq(messages.id, id);
  const [noted] = await db
    .update(messages)
    .set({ status: 'failed', reason: `bounced ${status}` })
    .where(and(isThis, eq(messages.status, 'sent')))
    .returning();
  if (noted) return { kind: 'noted', message: noted };
  const [found] = await db.select().from(messages).where(isThis);
  if (!found) return { kind: 'unknown' };
  return found.status === 'failed' ? { kind: 'known', message: found } : { kind: 'not-sent' };
}
