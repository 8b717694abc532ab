import { useLayoutEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { AccountPage } from '#machines/auth/types.ts';
import { useAuth, useSession } from './auth-provider.tsx';
import type { ownAccount } from './own-account.ts';

/**
 * Ties a page where somebody changes something of their own account to the session, which invokes a machine for it as long as
 * the page stands. Only for pages of who is signed in.
 */
export function useOwnAccount<Page extends AccountPage>(
  page: Page,
): ActorRefFrom<(typeof ownAccount)[Page]> | undefined {
  const session = useSession();
  const actor = useAuth((snapshot) => snapshot.children[page]);
  const isMissing = actor === undefined;
  // Before the page is painted: it would be seen empty. Another person's session begins without one, too.
  useLayoutEffect(() => {
    if (isMissing) session.send({ type: 'account.visited', page });
  }, [session, isMissing, page]);
  useLayoutEffect(() => () => session.send({ type: 'account.left' }), [session]);
  return actor as ActorRefFrom<(typeof ownAccount)[Page]> | undefined;
}
