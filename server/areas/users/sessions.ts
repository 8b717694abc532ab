import type { Handler } from '../../contract/operation.ts';
import { notFound } from '../../errors/errors.ts';
import { endSessions, revokeSessions } from '../../identity/sync-accounts.ts';

/** Signs somebody out everywhere: by the record at once, at the identity provider right after, or by the sweep. */
export const deleteUserSessions: Handler<'deleteUserSessions'> = async (
  { params },
  { db, afterCommit, forgetAccountStatus },
) => {
  const ended = await endSessions(db, params.userId);
  if (!ended) throw notFound();
  forgetAccountStatus(ended.identityId);
  afterCommit((pool, identity) => revokeSessions(pool, identity, params.userId));
  return {
    status: 200,
    data: { user_id: params.userId, valid_from: ended.validFrom.toISOString() },
    changed: { record: 'user', id: params.userId, detail: 'sessions_ended' },
  };
};
