import { wasLeftAlone } from '../../../domain/idle.ts';
import type { AuthEvent, Identity } from '../../../machines/auth-types.ts';
import { idleLimit } from '../../settings.ts';
import * as identity from '../identity/identity.ts';
import { hearOtherTabs } from '../identity/other-tabs.ts';
import { hadSession, isSessionNoted, rememberSession, tellSessionOver } from '../identity/session-flag.ts';
import { onSessionOver } from '../identity/token-reads.ts';
import { lastActivity } from './idle/activity.ts';

/**
 * Tells who is there, now and after each change, in this tab or another. The identity SDK is asked at once where this browser
 * had a session, and else with the first touch of the visitor, or when somebody signs in in another tab.
 */
export function observeIdentity(tell: (event: AuthEvent) => void): () => void {
  let stopAsking: (() => void) | undefined;
  let mayBeLapsed = hadSession();
  const over = () => {
    tellSessionOver();
    tell({ type: 'session.over' });
  };
  onSessionOver(over);
  const report = (present: Identity | undefined) => {
    const isLapsed = mayBeLapsed && present !== undefined && isLeftAlone();
    // A session was there when the app was last open, and nobody has signed out of it: the provider has ended it.
    if (mayBeLapsed && !present && isSessionNoted()) over();
    mayBeLapsed = false;
    rememberSession(present !== undefined);
    tell(isLapsed ? { type: 'session.lapsed' } : { type: 'identity.changed', identity: present });
  };
  const ask = () => {
    stopAsking ??= stopLater(
      identity.observe(report, (error) => {
        tell({ type: 'identity.unreachable', error });
      }),
    );
  };
  const stopHearing = hearOtherTabs((present) => (present ? ask() : report(undefined)), over);
  let stopWaiting = () => {};
  if (mayBeLapsed) ask();
  else {
    tell({ type: 'identity.changed', identity: undefined });
    stopWaiting = onFirstUse(ask);
  }
  return () => {
    onSessionOver(() => {});
    stopHearing();
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

/** Begins something with the first touch, key or focus of a visitor, unless that is stopped before. */
function onFirstUse(begin: () => void): () => void {
  const kinds = ['pointerdown', 'keydown', 'focusin'] as const;
  const stop = () => kinds.forEach((kind) => removeEventListener(kind, start));
  function start() {
    stop();
    begin();
  }
  kinds.forEach((kind) => addEventListener(kind, start, { once: true, passive: true }));
  return stop;
}
