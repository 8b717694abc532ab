/** What a token says, unchecked. */
export function readToken(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
}

/**
 * Signs somebody up at the sign-in emulator, with a token that counts. The emulator notes the time of the sign-in first, a moment later
 * that all sessions before now have ended, then makes the token, and tells all three in whole seconds: where a second begins in
 * between, it refuses its own token as one of before. Whoever signs in again has another.
 * @param ask asks the emulator for `accounts:signUp` or `accounts:signInWithPassword`
 */
export async function signUpAtEmulator<Answer extends { idToken?: unknown }>(
  ask: (what: 'signUp' | 'signInWithPassword') => Promise<Answer>,
): Promise<Answer> {
  const made = await ask('signUp');
  const { auth_time, iat } = readToken(String(made.idToken));
  return Number(auth_time) < Number(iat) ? ask('signInWithPassword') : made;
}
