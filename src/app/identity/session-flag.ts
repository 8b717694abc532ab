import { onDevice } from '../../storage.ts';

export const sessionKey = 'novi.session';

/**
 * Whether this browser had a session when it was last seen. Spares a visitor without one the identity SDK before the
 * first paint. It is only a hint: it opens nothing, and the SDK's own answer corrects it. Where storage is switched off, every
 * visit asks the SDK.
 */
export function hadSession(): boolean {
  const kept = onDevice.read(sessionKey);
  return kept === '1' || kept === undefined;
}

/** The same, but only where the browser says so. */
export function isSessionNoted(): boolean {
  return onDevice.read(sessionKey) === '1';
}

/** What the other tabs read for a moment when the provider has ended the session: why nobody is there from then on. */
export const sessionOver = 'over';

/** Tells the other tabs why the session is over, before they hear that nobody is there. One of them is enough. */
export function tellSessionOver(): void {
  if (!isSessionNoted()) return;
  onDevice.write(sessionKey, sessionOver);
  rememberSession(false);
}

export function rememberSession(present: boolean): void {
  if (present) onDevice.write(sessionKey, '1');
  else onDevice.remove(sessionKey);
}
