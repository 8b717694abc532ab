/**
 * Whether the sign-in emulator refuses the token of its own sign-up as one of a session that has ended. It notes the time of the
 * sign-in first, a moment later that all sessions before now have ended, then makes the token, and tells all three in whole seconds:
 * where a second begins in between, the sign-in lies before it. Whoever signs in again has a token that counts.
 */
export function isBeforeItsSession(token: string): boolean {
  const said = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
  return Number(said['auth_time']) < Number(said['iat']);
}
