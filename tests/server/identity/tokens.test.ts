import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createFirebaseIdentity } from '#server/identity/firebase.ts';
import { forgeToken } from '../setup/accounts.ts';
import { startProvider, type Provider } from '../setup/provider.ts';

let provider: Provider;
let identity: ReturnType<typeof createFirebaseIdentity>;
const emulatorHost = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
const now = () => Math.floor(Date.now() / 1000);

beforeAll(async () => {
  provider = await startProvider();
  provider.accounts.set('ada', {});
});
beforeEach(() => {
  const { projectId, credential, httpAgent } = provider;
  identity = createFirebaseIdentity({ projectId, credential, httpAgent });
});
afterAll(async () => {
  await provider.close();
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = emulatorHost;
});

const refusal = (token: string) =>
  identity.verify(token).then(
    () => 'accepted',
    (error: unknown) => (error as { status: number }).status,
  );

const idOfAda = '6f0c1c52-7f63-4a9c-9d0a-1f6a5d5a2b11';
const idOfAdmin = '0b8f9f6e-3a55-4f0e-8f0e-5d7f0f9a1c22';

describe('a token in production', () => {
  it('is taken when the provider signed it for this project', async () => {
    const claims = { novi_id: idOfAda, novi_authorities: ['member', 'king'], email: 'ada@example.com' };
    expect(await identity.verify(provider.token('ada', claims))).toMatchObject({
      ...{
        identityId: 'ada',
        email: 'ada@example.com',
        noviId: idOfAda,
        authorities: ['member'],
        original: undefined,
      },
    });
  });

  it.each<[string, () => string]>([
    ['it is for another project', () => provider.token('ada', { aud: 'another-project' })],
    ['another project has issued it', () => provider.token('ada', { iss: 'https://securetoken.google.com/another' })],
    ['it has expired', () => provider.token('ada', { exp: now() - 1 })],
    ['nobody knows its key', () => provider.token('ada', {}, { kid: 'other-key' })],
    ['it says that it is not signed', () => provider.token('ada', {}, { alg: 'none' })],
    ['its content was changed', () => provider.token('ada').replace(/\.(.{20})./, '.$1A')],
    ['its signature is cut off', () => provider.token('ada').replace(/[^.]*$/, '')],
    ['its account is gone', () => provider.token('nobody')],
  ])('is a 401 when %s', async (_why, token) => {
    expect(await refusal(token())).toBe(401);
  });

  const original = {
    original_novi_id: idOfAdmin,
    original_novi_name: 'Sam Staff',
    original_novi_authorities: ['admin'],
  };

  it('is an impersonating admin’s with a whole original identity, and the person’s own without any', async () => {
    const [impersonating, own] = [
      await identity.verify(provider.token('ada', { novi_id: idOfAda, ...original })),
      await identity.verify(provider.token('ada', { novi_id: idOfAda, original_novi_id: null })),
    ];
    expect([impersonating.original?.noviId, own.original]).toEqual([idOfAdmin, undefined]);
  });

  it.each<[string, object]>([
    ['the original name is missing', { ...original, original_novi_name: undefined }],
    ['the original name is empty', { ...original, original_novi_name: '' }],
    ['the original id is missing', { ...original, original_novi_id: undefined }],
    ['the original authorities are missing', { ...original, original_novi_authorities: undefined }],
    ['only the original authorities are there', { original_novi_authorities: ['admin'] }],
    ['the original id is none of ours', { ...original, original_novi_id: 'admin-1' }],
    ['the original authorities are not an admin’s', { ...original, original_novi_authorities: ['nurse'] }],
    ['the id is none of ours', { novi_id: 'ada-1' }],
    ['the id is no text', { novi_id: 7 }],
  ])('is a 401 when %s', async (_what, claims) => {
    expect(await refusal(provider.token('ada', { novi_id: idOfAda, novi_authorities: ['member'], ...claims }))).toBe(
      401,
    );
  });

  it('is a 401 when it is one of the emulator’s, which anybody can forge', async () => {
    const { projectId } = provider;
    const times = { iat: now() - 10, auth_time: now() - 10, exp: now() + 3_600 };
    const issuer = { iss: `https://securetoken.google.com/${projectId}`, aud: projectId };
    expect(await refusal(forgeToken({ ...issuer, ...times, sub: 'ada', novi_authorities: ['admin'] }))).toBe(401);
  });

  it('is a 401 when its account was disabled or signed out everywhere', async () => {
    provider.accounts.set('disabled', { disabled: true });
    provider.accounts.set('revoked', { validSince: now() });
    const old = provider.token('revoked', { auth_time: now() - 1 });
    expect([await refusal(provider.token('disabled')), await refusal(old)]).toEqual([401, 401]);
  });

  it('is asked about once a minute, also by many requests at once, and a refused one each time', async () => {
    const before = provider.lookups();
    const token = provider.token('ada');
    await Promise.all(Array.from({ length: 20 }, () => identity.verify(token)));
    await identity.verify(token);
    expect(provider.lookups() - before).toBe(1);
    const gone = provider.token('nobody');
    expect([await refusal(gone), await refusal(gone)]).toEqual([401, 401]);
    expect(provider.lookups() - before).toBe(3);
  });

  it.each<[string, () => object]>([
    ...['iat', 'auth_time', 'exp'].flatMap<[string, () => object]>((name) => [
      [`${name} is missing`, () => ({ [name]: undefined })],
      [`${name} is null`, () => ({ [name]: null })],
      [`${name} is a text`, () => ({ [name]: String(now() - 10) })],
      [`${name} is no whole number`, () => ({ [name]: now() - 10.5 })],
      [`${name} is in the far future`, () => ({ [name]: now() + 3_600 + 70 })],
    ]),
    ['iat is beyond the leeway', () => ({ iat: now() + 600 })],
    ['auth_time is beyond the leeway', () => ({ auth_time: now() + 600 })],
  ])('is a 401 when %s', async (_what, times) => {
    expect(await refusal(provider.token('ada', times()))).toBe(401);
  });

  it('is taken when the provider’s clock is ahead by less than the leeway', async () => {
    expect(await refusal(provider.token('ada', { iat: now() + 30, auth_time: now() + 30 }))).toBe('accepted');
  });

  it('is never remembered beyond its end', async () => {
    const token = provider.token('ada', { exp: now() + 30 });
    expect(await refusal(token)).toBe('accepted');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 });
    onTestFinished(() => void vi.useRealTimers());
    expect(await refusal(token)).toBe(401);
  });

  it.each(['QUOTA_EXCEEDED', 'INSUFFICIENT_PERMISSION', 'CONFIGURATION_NOT_FOUND', 'SOMETHING_NEW'])(
    'is a 503 when the provider says %s: that is no fault of the token',
    async (reason) => {
      const busy = await startProvider();
      busy.refuse(reason);
      const { projectId, credential, httpAgent } = busy;
      identity = createFirebaseIdentity({ projectId, credential, httpAgent });
      expect(await refusal(busy.token('ada'))).toBe(503);
      await expect(identity.setClaims('ada', { novi_id: 'a', novi_authorities: [] })).rejects.toMatchObject({
        ...{ status: 503, code: 'unavailable', cause: { code: expect.stringMatching(/^auth\//) as string } },
      });
      await expect(identity.emailOf('ada')).rejects.toMatchObject({ status: 503 });
      await busy.close();
    },
  );

  it('is a 503 within eight seconds when the provider hangs, as is all else that is asked of it', async () => {
    const hanging = await startProvider();
    hanging.hang();
    const { projectId, credential, httpAgent } = hanging;
    identity = createFirebaseIdentity({ projectId, credential, httpAgent });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const asked = [
      identity.verify(hanging.token('ada')),
      identity.emailOf('ada'),
      identity.remove('ada'),
      identity.endSessions('ada', { disable: true }),
      identity.enable('ada'),
      identity.accountBy({ identityId: 'ada' }),
    ].map((asking) => expect(asking).rejects.toMatchObject({ status: 503 }));
    await vi.advanceTimersByTimeAsync(7_900);
    await Promise.all(asked);
    await hanging.close();
  });

  it('is a 503 while the provider is away: nothing can be said about it', async () => {
    const away = await startProvider();
    away.fail();
    const { projectId, credential, httpAgent } = away;
    identity = createFirebaseIdentity({ projectId, credential, httpAgent });
    expect(await refusal(away.token('ada'))).toBe(503);
    await away.close();
  });
});
