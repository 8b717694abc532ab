import { and, eq, ne } from 'drizzle-orm';
import { isReadable } from '#domain/readable.ts';
import { sanitizeText } from '#domain/validation.ts';
import { writeEvent } from '#server/contract/audit.ts';
import type { Database } from '#server/db/database.ts';
import { users } from '#server/db/schema/index.ts';
import { transaction } from '#server/db/transaction.ts';
import { findPerson, operatorName, OperatorError, type OperatorIdentity } from './person.ts';

type Name = { first: string; last: string };

/**
 * Gives somebody of the staff another name. They can't do so themselves: members read that name as the one who acted for
 * them or whom they will meet. The trail tells that it was changed.
 * @param who the e-mail that they sign in with, or the id of their record
 * @throws OperatorError when there is nobody, they are a member, or nobody can read the name
 */
export async function giveName(db: Database, identity: OperatorIdentity, who: string, name: Name): Promise<void> {
  const [first_name, last_name] = [sanitizeText(name.first), sanitizeText(name.last)];
  if (!isReadable(first_name) || !isReadable(last_name)) throw new OperatorError('Use letters in both names.');
  const { id } = await findPerson(db, identity, who);
  await transaction(db, async (tx) => {
    const [user] = await tx
      .select()
      .from(users)
      .where(and(eq(users.id, id), ne(users.role, 'member')))
      .for('update');
    if (!user) throw new OperatorError('This person is a member: they change their name in their profile.');
    await tx
      .update(users)
      .set({ first_name, last_name, version: user.version + 1, updated_at: new Date() })
      .where(eq(users.id, id));
    await writeEvent(tx, {
      ...{ identityId: user.firebase_id, operation: 'operate.name', record: 'user', recordId: id, owner: id },
      requestId: operatorName(),
    });
  });
}
