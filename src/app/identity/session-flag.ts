export const sessionKey = 'novi.session';

/**
 * Whether this browser had a session when it was last seen. Spares a visitor without one the identity SDK before the
 * first paint. It is only a hint: it opens nothing, and the SDK's own answer corrects it.
 */
export function hadSession(): boolean {
  try {
    return localStorage.getItem(sessionKey) === '1';
  } catch {
    return true;
  }
}

export function rememberSession(present: boolean): void {
  try {
    if (present) localStorage.setItem(sessionKey, '1');
    else localStorage.removeItem(sessionKey);
  } catch {
    // Storage is switched off: every visit then asks the SDK.
  }
}
