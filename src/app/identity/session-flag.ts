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

export function rememberSession(present: boolean): void {
  if (present) onDevice.write(sessionKey, '1');
  else onDevice.remove(sessionKey);
}
