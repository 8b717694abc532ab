import { wasLeftAlone } from '#domain/idle.ts';
import type { AuthEvent, Identity } from '#machines/auth/types.ts';
import * as identity from '../../lib/identity/identity.ts';
import { openSessionChannel, type SessionNews } from '../../lib/identity/other-tabs.ts';
import { accountAtStart, lookUpAccount } from '../../lib/identity/stored-account.ts';
import { onSessionOver } from '../../lib/identity/token-reads.ts';
import { logError } from '../../lib/log.ts';
import { idleLimit } from '../../lib/settings.ts';
import { lastActivity } from '../idle/activity.ts';
import { onFirstUse } from './first-use.ts';

/**
 * Tells who is there, now and after each change, in this tab or another. The first answer is the identity SDK's own: where it
 * keeps no account in this browser, that is known without its code, which is then fetched only for somebody who begins to fill
 * in a form, or when somebody signs in in another tab.
 */
export function observeIdentity(tell: (event: AuthEvent) => void): () => void {
  let stopAsking: (() => void) | undefined;
  let stopWaiting = () => {};
  let isStopped = false;
  /** Nothing was told yet of the session that may stand on this device since before the page was opened. */
  let isFirst = true;
  /** Whether a session stands here, as far as this tab knows. */
  let isPresent = false;
  let isOver = false;
  const over = () => {
    if (!isOver) tabs.tell('over');
    isOver = true;
    tell({ type: 'session.over' });
  };
  const note = (present: Identity | undefined) => {
    isFirst = false;
    isPresent = present !== undefined;
    if (isPresent) isOver = false;
  };
  const report = (present: Identity | undefined) => {
    const lapsed = isFirst && present !== undefined && isLeftAlone() ? present : undefined;
    if (isFirst && isPresent && !present && !isOver) {
      // The account was there when the page was opened, and nobody has signed out of it: the provider has refused it.
      logError('Token read failed');
      over();
    }
    if (isPresent !== (present !== undefined)) tabs.tell(present ? 'present' : 'gone');
    note(present);
    tell(
      lapsed
        ? { type: 'session.lapsed', isImpersonating: lapsed.claims.original !== undefined }
        : { type: 'identity.changed', identity: present },
    );
  };
  const ask = () => {
    stopWaiting();
    stopAsking ??= stopLater(identity.observe(report, (error) => tell({ type: 'identity.unreachable', error })));
  };
  const tellNobody = () => {
    note(undefined);
    tell({ type: 'identity.changed', identity: undefined });
  };
  const hear = (news: SessionNews) => {
    if (news === 'present') ask();
    else if (news === 'gone') tellNobody();
    else {
      isOver = true;
      tell({ type: 'session.over' });
    }
  };
  const lookAgain = async () => {
    if ((await lookUpAccount()) === 'present' && !isStopped) ask();
  };
  const tabs = openSessionChannel(hear, () => void lookAgain());
  onSessionOver(over);
  void accountAtStart().then((stored) => {
    if (isStopped || stopAsking) return;
    if (isFirst && stored !== 'absent') {
      isPresent = stored === 'present';
      ask();
      return;
    }
    // What another tab has said meanwhile is newer, and told already.
    if (isFirst) tellNobody();
    stopWaiting = onFirstUse(ask);
  });
  return () => {
    isStopped = true;
    onSessionOver(() => {});
    tabs.stop();
    stopWaiting();
    stopAsking?.();
  };
}

/** Whether the session that stands on this device ended while no page of the app was open. */
function isLeftAlone(): boolean {
  const last = lastActivity();
  return last !== undefined && wasLeftAlone(last, Date.now(), idleLimit);
}

/** Stops a subscription that is still being set up. */
function stopLater(subscription: Promise<() => void>): () => void {
  return () => void subscription.then((stop) => stop());
}
