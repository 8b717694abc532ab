import { and, eq, lt, ne, sql } from 'drizzle-orm';
import { topicOf } from '#domain/messages.ts';
import type { Database } from '../../db/database.ts';
import { messages } from '../../db/schema/index.ts';
import type { Identity } from '../../identity/identity.ts';
import { finishesWithin } from '../../lib/finishes-within.ts';
import { queueDueMessages } from './clock.ts';
import { compose, type Sender } from './compose.ts';
import { letterHtml, letterText } from './letter.ts';
import { DeliveryError, sendMs, type Mailer } from './mailer.ts';
import { readRecipient } from './recipient.ts';

export type Post = { db: Database; identity: Identity; mailer: Mailer; sender: Sender };
type Message = typeof messages.$inferSelect;
type Outcome =
  | { status: 'sent' }
  | { status: 'dropped' | 'failed'; reason: string }
  | { status: 'waiting'; reason: string };

/** Whoever takes an e-mail keeps it for so long, in milliseconds: who died with it loses it after that. */
const keptMs = 3 * sendMs;
/** What must be known before an e-mail is sent is known by then, or nothing is sent at this try. */
const composeMs = sendMs;

/** So many minutes after each try that went wrong comes the next: about a day and a half in all, and then no more. */
export const retryMinutes = [1, 5, 15, 60, 180, 480, 1_440] as const;

/**
 * Sends what is due, one after the other, until nothing is. Any number of processes may do so at once: each takes what no other
 * one has. An e-mail is sent at least once; one whose process died in between goes out again, under the same Message-ID.
 * @param isStopping ends it after the e-mail that is underway
 */
export async function postMessages(post: Post, isStopping: () => boolean = () => false): Promise<void> {
  for (;;) {
    if (isStopping()) return;
    const message = await take(post.db);
    if (!message) return;
    await settle(post.db, message, await deliver(post, message));
  }
}

/**
 * Takes one e-mail. The clock is the database's: all processes go by the same. Its time is rounded as the stored ones are, of which half
 * lie up to half a millisecond ahead: what was queued just now would not be due yet.
 */
async function take(db: Database): Promise<Message | undefined> {
  const due = db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.status, 'waiting'), sql`${messages.due_at} <= now()::timestamptz(3)`))
    .orderBy(messages.due_at)
    .limit(1)
    .for('update', { skipLocked: true });
  const [message] = await db
    .update(messages)
    .set({ attempts: sql`${messages.attempts} + 1`, due_at: later(keptMs) })
    .where(eq(messages.id, sql`(${due})`))
    .returning();
  return message;
}

async function deliver({ db, identity, mailer, sender }: Post, message: Message): Promise<Outcome> {
  const begun = performance.now();
  try {
    const recipient = await readRecipient(db, message.recipient_id);
    if (!recipient) return { status: 'dropped', reason: 'account closed' };
    const topic = topicOf[message.kind];
    if (topic !== null && !recipient.wants[topic]) return { status: 'dropped', reason: 'not wanted' };
    const composed = await compose(db, message, recipient, sender, new Date());
    if (!composed) return { status: 'dropped', reason: 'out of date' };
    // The provider alone knows both: where the account's mail goes now, and whether its owner has shown to read it there.
    const account = await identity.accountBy({ identityId: recipient.identityId });
    if (!account?.email) return { status: 'dropped', reason: 'no address' };
    if (!account.emailVerified) return { status: 'dropped', reason: 'not confirmed' };
    // A process that stood still for long may not be the only one that has it.
    if (performance.now() - begun > composeMs) return { status: 'waiting', reason: 'too slow' };
    const { letter, calendar } = composed;
    await mailer.send({
      ...{ id: message.id, to: account.email, subject: letter.subject, calendar, stopUrl: letter.stop?.url },
      ...{ text: letterText(letter), html: letterHtml(letter) },
    });
    return { status: 'sent' };
  } catch (error) {
    const isDelivery = error instanceof DeliveryError;
    const reason = isDelivery ? error.reason : 'not ready';
    if (isDelivery && error.isRefused) return { status: 'failed', reason };
    return message.attempts > retryMinutes.length ? { status: 'failed', reason } : { status: 'waiting', reason };
  }
}

/** Notes what became of a try, unless another process has taken the e-mail since. */
async function settle(db: Database, { id, attempts }: Message, outcome: Outcome): Promise<void> {
  const minutes = retryMinutes[attempts - 1] ?? 0;
  await db
    .update(messages)
    .set({
      status: outcome.status,
      reason: outcome.status === 'sent' ? null : outcome.reason,
      ...(outcome.status === 'waiting' ? { due_at: later(minutes * 60_000) } : { settled_at: sql`now()` }),
    })
    .where(and(eq(messages.id, id), eq(messages.attempts, attempts), eq(messages.status, 'waiting')));
}

const later = (ms: number) => sql`now() + make_interval(secs => ${ms / 1_000})`;

/** What was sent, dropped or failed is kept for 90 days, so that support can say whether an e-mail went out. */
export async function deleteOldMessages(db: Database): Promise<void> {
  await db
    .delete(messages)
    .where(and(ne(messages.status, 'waiting'), lt(messages.settled_at, sql`now() - interval '90 days'`)));
}

/** Looks for what is due so often, and on the clock, in milliseconds. */
const [everyMs, clockMs] = [2_000, 60_000];

/**
 * Queues what the clock causes and sends what is due, again and again, never twice at a time. `stop` waits for the e-mail that is underway, so many milliseconds at
 * the most.
 */
export function startPosting(post: Post, onError: (error: unknown) => void) {
  let underway: Promise<void> | undefined;
  let isStopping = false;
  let clockAt = -Infinity;
  const timer = setInterval(look, everyMs).unref();
  return {
    async stop(ms: number): Promise<void> {
      isStopping = true;
      clearInterval(timer);
      await finishesWithin(underway ?? Promise.resolve(), ms);
    },
  };

  function look(): void {
    underway ??= lookAtClock()
      .catch(onError)
      .then(() => postMessages(post, () => isStopping))
      .catch(onError)
      .finally(() => {
        underway = undefined;
      });
  }

  async function lookAtClock(): Promise<void> {
    if (performance.now() - clockAt < clockMs) return;
    clockAt = performance.now();
    await queueDueMessages(post.db, new Date());
  }
}
