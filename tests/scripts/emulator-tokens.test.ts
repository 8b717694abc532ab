import { expect, it } from 'vitest';
import { signUpAtEmulator } from '#scripts/stack/emulator-tokens.ts';

const tokenOf = (payload: object) => `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.`;

/** An emulator that makes tokens so many seconds after their sign-in, and what it is asked for. */
function emulator({ late }: { late: number }) {
  const asked: string[] = [];
  const ask = (what: string) => {
    asked.push(what);
    return Promise.resolve({ what, idToken: tokenOf({ auth_time: 1_700_000_000, iat: 1_700_000_000 + late }) });
  };
  return { asked, ask };
}

it('takes the token of a sign-up', async () => {
  const { asked, ask } = emulator({ late: 0 });
  expect((await signUpAtEmulator(ask)).what).toBe('signUp');
  expect(asked).toEqual(['signUp']);
});

it('signs in again, once, where the token was made in another second than its sign-in', async () => {
  const { asked, ask } = emulator({ late: 1 });
  expect((await signUpAtEmulator(ask)).what).toBe('signInWithPassword');
  expect(asked).toEqual(['signUp', 'signInWithPassword']);
});
