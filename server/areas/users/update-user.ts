import { eq } from 'drizzle-orm';
import { checkReadable } from '#domain/readable.ts';
import type { Step } from '#domain/steps.ts';
import { sanitizeText } from '#domain/validation.ts';
import { judgeStep } from '#machines/journey/judge.ts';
import { conflict, forbidden, notFound, preconditionRequired, unprocessable } from '../../errors/errors.ts';
import type { Handler, Input } from '../../contract/operation.ts';
import { refuseStale } from '../../contract/preconditions.ts';
import { errorTexts as texts } from '../../errors/texts.ts';
import type { Queries } from '../../db/database.ts';
import { users } from '../../db/schema/index.ts';
import { evidenceOf } from '../journey/evidence.ts';
import { toUserData } from './users.ts';

type Body = Input<'updateUser'>['body'];
type UserRow = typeof users.$inferSelect;

/**
 * Changes a member's names, or records a step that the journey machine accepts. The row is locked first, so that the machine judges
 * the step that is really stored, with the evidence that is stored together with it.
 */
export const updateUser: Handler<'updateUser'> = async ({ params, body, ifMatch }, { db, caller, now }) => {
  checkPayload(body, params.userId, caller.token);
  const [user] = await db.select().from(users).where(eq(users.id, params.userId)).for('no key update');
  if (!user) throw notFound('user_not_found', texts.userNotFound);
  // A token from before may still say that somebody of the staff is a member.
  if (user.role !== 'member') throw forbidden();
  const names = namesIn(body);
  const renames = Object.keys(differences(user, names)).length > 0;
  // The person themself may write over what they wrote; an admin who impersonates them may not do so unseen.
  if (renames && caller.actor && ifMatch === undefined) throw preconditionRequired();
  refuseStale(user.version, ifMatch);
  if (body.step !== undefined) await checkStep(db, user, body.step, now);
  const changes = differences(user, { ...names, ...(body.step !== undefined && { step: body.step }) });
  if (Object.keys(changes).length === 0) {
    return { status: 200, data: toUserData(user), version: user.version, changed: 'nothing' };
  }
  const [changed = user] = await db
    .update(users)
    .set({ ...changes, version: user.version + 1, updated_at: now })
    .where(eq(users.id, user.id))
    .returning();
  return { status: 200, data: toUserData(changed), version: changed.version, changed: { record: 'user', id: user.id } };
};

function checkPayload(body: Body, userId: string, token: string): void {
  if (body.access_token !== token) throw forbidden('not_your_token', texts.notYourToken);
  if (body.user_id !== userId) throw unprocessable([{ path: '/user_id', message: texts.otherUser }]);
  if (body.step === undefined && Object.keys(namesIn(body)).length === 0) {
    throw unprocessable([{ path: '', message: texts.nothingToChange }]);
  }
  const problems = checkReadable({ '/first_name': body.first_name, '/last_name': body.last_name });
  if (problems.length > 0) throw unprocessable(problems);
}

async function checkStep(db: Queries, user: UserRow, requested: Step, now: Date): Promise<void> {
  if (user.step === null) throw forbidden();
  const judgement = judgeStep(user.step, requested, await evidenceOf(db, user.id, now));
  if (!judgement.ok) throw conflict(judgement.code, judgement.reason);
}

function namesIn({ first_name, middle_name, last_name }: Body) {
  return {
    ...(first_name !== undefined && { first_name: sanitizeText(first_name) }),
    ...(middle_name !== undefined && { middle_name: sanitizeText(middle_name) }),
    ...(last_name !== undefined && { last_name: sanitizeText(last_name) }),
  };
}

type Changes = Partial<Pick<UserRow, 'first_name' | 'middle_name' | 'last_name' | 'step'>>;

function differences(user: UserRow, wanted: Changes): Changes {
  const names = Object.keys(wanted) as (keyof Changes)[];
  return Object.fromEntries(names.filter((name) => wanted[name] !== user[name]).map((name) => [name, wanted[name]]));
}
