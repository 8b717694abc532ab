import { expect, test } from 'vitest';
import { readStoredSession } from '#src/lib/identity/stored-session.ts';

const now = 1_800_000_000;
const claims = {
  sub: 'ana',
  iat: now - 60,
  exp: now + 3600,
  novi_id: 'novi-1',
  novi_authorities: ['member'],
  name: 'Señora',
};
const part = (said: object) => btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(said))));
const token = (said: object) => `e30.${part(said).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.x`;

/** As the SDK writes it. */
const kept = (said: object = claims, user: object = {}) => ({
  fbase_key: 'firebase:authUser:key:[DEFAULT]',
  value: {
    uid: 'ana',
    email: 'ana@novi.example',
    emailVerified: true,
    stsTokenManager: { accessToken: token(said), refreshToken: 'r', expirationTime: (now + 3600) * 1000 },
    ...user,
  },
});

test('who the SDK keeps is read with the claims of their token', () => {
  expect(readStoredSession(kept(), now)).toEqual({
    token: token(claims),
    identity: {
      uid: 'ana',
      email: 'ana@novi.example',
      emailVerified: true,
      claims: { noviId: 'novi-1', authorities: ['member'], exp: now + 3600, original: undefined },
      readAt: now,
    },
  });
});

test('on a device whose clock is behind, the token was read when it was issued at the earliest', () => {
  expect(readStoredSession(kept(), now - 3600)?.identity.readAt).toBe(now - 60);
});

test.each([
  ['nothing', undefined],
  ['words', 'ana'],
  ['a token that has ended', kept({ ...claims, exp: now - 1 })],
  ['a token that is about to end', kept({ ...claims, exp: now + 299 })],
  ['a token of somebody else', kept({ ...claims, sub: 'ben' })],
  ['a token that says nothing of its time', kept({ ...claims, iat: undefined })],
  ['what is no token', kept(claims, { stsTokenManager: { accessToken: 'x' } })],
  ['a token that is not JSON', kept(claims, { stsTokenManager: { accessToken: 'a.###.b' } })],
  ['another form', { value: { user: 'ana' } }],
])('of %s no session is made: the SDK is asked', (_, found) => {
  expect(readStoredSession(found, now)).toBeUndefined();
});
