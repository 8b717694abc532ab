import { eq, sql } from 'drizzle-orm';
import { createMailer } from '#server/areas/messages/mailer.ts';
import type { Post } from '#server/areas/messages/post.ts';
import { eligibilityChecks, messages, patients, users } from '#server/db/schema/index.ts';
import { confirmEmail } from './accounts.ts';
import { details } from './clinic.ts';
import type { Member, TestServer } from './server.ts';
import type { Sink } from './smtp-sink.ts';

export const origin = 'https://app.novi.example';

/** What sends the outbox of a test's server into its sink. */
export function postOf({ db, identity }: Pick<TestServer, 'db' | 'identity'>, { url }: Pick<Sink, 'url'>): Post {
  const supportEmail = 'support@novi.example';
  const mailer = createMailer({ smtpUrl: url, from: supportEmail, origin, requireTls: false });
  return { db, identity, mailer, sender: { origin, supportEmail } };
}

/** A member who lives in Illinois and may book a visit, with a confirmed address. */
export async function memberWithMail(server: TestServer, isConfirmed = true): Promise<Member> {
  const member = await server.member();
  await server.db.update(users).set({ step: 'counseling' }).where(eq(users.id, member.noviId));
  const { patient_id, ...given } = details(member.noviId);
  await server.db.update(patients).set({ state: 'IL' }).where(eq(patients.id, patient_id));
  await server.db.insert(eligibilityChecks).values({ patient_id, eligible: true, reasons: [], details: given });
  if (isConfirmed) await confirmEmail(member);
  return member;
}

/** Lets the time pass for which an e-mail waits, or is somebody's. */
export async function makeDue({ db }: Pick<TestServer, 'db'>): Promise<void> {
  await db.update(messages).set({ due_at: sql`now() - interval '1 second'` });
}

/** The rows of somebody's e-mails, the oldest first. */
export function rowsOf({ db }: Pick<TestServer, 'db'>, { noviId }: Pick<Member, 'noviId'>) {
  return db.select().from(messages).where(eq(messages.recipient_id, noviId)).orderBy(messages.created_at);
}
