import { expect, it } from 'vitest';
import { isBeforeItsSession } from '#scripts/stack/early-token.ts';

const tokenOf = (payload: object) => `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.`;

it('a token that was made in another second than its sign-in may be taken for one of a session that has ended', () => {
  expect(isBeforeItsSession(tokenOf({ auth_time: 1_700_000_009, iat: 1_700_000_010 }))).toBe(true);
  expect(isBeforeItsSession(tokenOf({ auth_time: 1_700_000_010, iat: 1_700_000_010 }))).toBe(false);
});
