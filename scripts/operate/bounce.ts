import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { noteBounce } from '#server/areas/messages/bounces.ts';
import { writeEvent } from '#server/contract/audit.ts';
import type { Database } from '#server/db/database.ts';
import { users } from '#server/db/schema/index.ts';
import { transaction } from '#server/db/transaction.ts';
import { readBounceReport } from './bounce-report.ts';
import { operatorName, OperatorError } from './person.ts';

/** Whose e-mail came back, by the id of their record, and what kind of e-mail it was. */
type Returned = { recipientId: string; kind: string; status: string; wasKnown: boolean };

/**
 * Notes in the outbox that an e-mail came back, from the report that a mail server has sent to the support address. Doing it again is
 * harmless.
 * @param file the report as it came, headers and all
 * @throws OperatorError when it is no such report, or tells of no e-mail that went out
 */
export async function noteBounceFrom(db: Database, file: string): Promise<Returned> {
  const bytes = await readFile(file).catch(() => {
    throw new OperatorError(`${file} can't be read.`);
  });
  const bounce = await readBounceReport(bytes);
  if (!bounce)
    throw new OperatorError(
      `${file} is no report of an e-mail of Novi that came back. Save the report as it came, with all of its parts.`,
    );
  return transaction(db, async (tx) => {
    const noted = await noteBounce(tx, bounce);
    if (noted.kind === 'unknown')
      throw new OperatorError('The outbox has no such e-mail: it is older than 90 days, or its account was closed.');
    if (noted.kind === 'not-sent') throw new OperatorError('By the outbox, this e-mail has not gone out.');
    const { recipient_id: recipientId, kind } = noted.message;
    const wasKnown = noted.kind === 'known';
    if (!wasKnown) {
      const [user] = await tx.select({ identityId: users.firebase_id }).from(users).where(eq(users.id, recipientId));
      await writeEvent(tx, {
        ...{ identityId: user?.identityId ?? '', operation: 'operate.bounce', detail: bounce.status },
        ...{ record: 'message', recordId: bounce.id, owner: recipientId, requestId: operatorName() },
      });
    }
    return { recipientId, kind, status: bounce.status, wasKnown };
  });
}
