import type { AuthEvent, Identity } from '#machines/auth/types.ts';
import * as identity from '../../lib/identity/identity.ts';
import { openSessionChannel, type SessionNews } from '../../lib/identity/other-tabs.ts';
import { onSdkAsked } from '../../lib/identity/sdk.ts';
import {
  accountAtStart,
  lookUpAccount,
  takeSessionAtStart,
  type StoredAccount,
} from '../../lib/identity/stored-account.ts';
import type { StoredSession } from '../../lib/identity/stored-session.ts';
import { onSessionOver } from '../../lib/identity/token-reads.ts';
import { logError } from '../../lib/log.ts';
import { whenQuiet } from '../../lib/when-quiet.ts';
import { isLeftAlone } from '../idle/activity.ts';
import { onFirstUse } from './first-use.ts';

/**
 * Tells who is there, now and after each change, in this tab or another. What the identity SDK keeps in this browser is known
 * without its code. Where it keeps an account whose token is good, they are there at once, and the SDK is asked once the page
 * stands: should the provider have ended the session meanwhile, it is over then. Where it keeps none, its code is fetched only
 * for somebody who begins to fill in a form, or when somebody signs in in another tab. Whoever else asks for the SDK, what it says is heard.
 */
export function observeIdentity(tell: (event: AuthEvent) => void): () => void {
  /** The SDK is silent from when it is asked until it has said who is there, or that it can’t be known. Without its code, it is asked anew. */
  let sdk: 'unasked' | 'silent' | 'heard' = 'unasked';
  let stopAsking = () => {};
  let stopWaiting = () => {};
  let isStopped = false;
  /** The SDK has not said yet whether the session that it keeps still stands: it finds somebody before it knows who they are. */
  let isUnconfirmed = true;
  /** Nothing was told yet of the session that may stand on this device since before the page was opened. */
  let isFirst = true;
  /** Whether a session stands here, as far as this tab knows. */
  let isPresent = false;
  let isOver = false;
  /** Somebody signed out in another tab, and the SDK has not noticed: it may write their account back after that tab has removed it. */
  let hasLeft = false;
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
  const confirmed = () => {
    isUnconfirmed = false;
  };
  /**
   * Signs out here, too, who has signed out in another tab, and whom the SDK still keeps.
   * @returns whether that was so
   */
  const signOutWhoLeft = (isThere: boolean): boolean => {
    const isBack = hasLeft && isThere;
    sdk = 'heard';
    hasLeft = false;
    if (isBack) void identity.signOut().catch((error: unknown) => logError('Sign-out failed', error));
    return isBack;
  };
  const confirm = (present: Identity | undefined, isSame: boolean) => {
    if (signOutWhoLeft(present !== undefined && (isSame || sdk === 'silent'))) return;
    if (isUnconfirmed && isPresent && !present && !isOver) {
      // The account was there when the page was opened, and nobody has signed out of it: the provider has refused it.
      logError('Token read failed');
      over();
    }
    confirmed();
    report(present);
  };
  const report = (present: Identity | undefined) => {
    const lapsed = isFirst && present !== undefined && isLeftAlone() ? present : undefined;
    if (isPresent !== (present !== undefined)) tabs.tell(present ? 'present' : 'gone');
    note(present);
    tell(
      lapsed
        ? { type: 'session.lapsed', isImpersonating: lapsed.claims.original !== undefined }
        : { type: 'identity.changed', identity: present },
    );
  };
  /** It has found somebody, and can’t read who they are; or its code could not be loaded, and it has found nobody. */
  const fail = (error: unknown) => {
    const hasFound = !isUnconfirmed;
    if (!signOutWhoLeft(hasFound)) tell({ type: 'identity.unreachable', error });
  };
  const ask = () => {
    if (isStopped || sdk !== 'unasked') return;
    sdk = 'silent';
    stopWaiting();
    const observing = identity.observe(confirm, fail, confirmed);
    stopAsking = () => void observing.then((stop) => stop?.());
    void observing.then((stop) => {
      if (!stop) sdk = 'unasked';
    });
  };
  const tellNobody = () => {
    note(undefined);
    tell({ type: 'identity.changed', identity: undefined });
  };
  const begin = (session: StoredSession) => {
    identity.trustStored(session);
    report(session.identity);
    whenQuiet(ask);
  };
  /** The SDK may have written the account back before it was heard here that its person left. */
  const removeWrittenBack = async () => {
    if ((await lookUpAccount()) === 'present' && !isStopped) signOutWhoLeft(true);
  };
  const hear = (news: SessionNews) => {
    if (news === 'present') {
      hasLeft = false;
      ask();
    } else if (news === 'gone') {
      hasLeft = true;
      tellNobody();
      if (sdk === 'heard') void removeWrittenBack();
    } else {
      isOver = true;
      tell({ type: 'session.over' });
    }
  };
  const lookAgain = async () => {
    // Who has come meanwhile was not heard of.
    hasLeft = false;
    if ((await lookUpAccount()) === 'present') ask();
  };
  const tabs = openSessionChannel(hear, () => void lookAgain());
  onSessionOver(over);
  const startWith = (stored: StoredAccount, session: StoredSession | undefined) => {
    if (isFirst && stored !== 'absent') {
      isPresent = stored === 'present';
      if (session && !isLeftAlone()) begin(session);
      else ask();
      return;
    }
    // What another tab has said meanwhile is newer, and told already.
    if (isFirst) tellNobody();
    stopWaiting = onFirstUse(ask);
  };
  void Promise.all([accountAtStart(), takeSessionAtStart()]).then(([stored, session]) => {
    if (isStopped) return;
    if (sdk === 'unasked') startWith(stored, session);
    // On a slow phone, a form may be filled in and sent before there was anything here to hear of it.
    onSdkAsked(ask);
  });
  return () => {
    isStopped = true;
    onSessionOver(() => {});
    onSdkAsked(() => {});
    tabs.stop();
    stopWaiting();
    stopAsking();
  };
}
