import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog, impersonations, patients, users } from '#server/db/schema/index.ts';
import { defaultLimits } from '#server/http/limits.ts';
import { createFirebaseIdentity } from '#server/identity/firebase.ts';
import { forgeToken } from '../setup/accounts.ts';
import { startProvider, type Provider } from '../setup/provider.ts';
import { startTestServer, type TestServer } from '../setup/server.ts';

/** The whole server as it is in production: no emulator, and keys of our own in place of the provider's. */
let server: TestServer;
let provider: Provider;
let identity: ReturnType<typeof createFirebaseIdentity>;
const emulatorHost = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
const memberId = '6f0c1c52-7f63-4a9c-9d0a-1f6a5d5a2b11';
const adminId = '0b8f9f6e-3a55-4f0e-8f0e-5d7f0f9a1c22';
const now = () => Math.floor(Date.now() / 1000);
const revokedAt = now();
const ada = { novi_id: memberId, novi_authorities: ['member'] };
const sam = { novi_id: adminId, novi_authorities: ['admin'] };
const original = { original_novi_id: adminId, original_novi_name: 'Sam Staff', original_novi_authorities: ['admin'] };

beforeAll(async () => {
  server = await startTestServer({
    identity: {
      verify: (...of) => identity.verify(...of),
      setClaims: (...of) => identity.setClaims(...of),
      accountBy: (...of) => identity.accountBy(...of),
      emailOf: (...of) => identity.emailOf(...of),
      remove: (...of) => identity.remove(...of),
      endSessions: (...of) => identity.endSessions(...of),
      enable: (...of) => identity.enable(...of),
      isReachable: () => identity.isReachable(),
    },
    limits: { ...defaultLimits, refusalRows: { ...defaultLimits.refusalRows, address: { max: 1_000, seconds: 60 } } },
  });
  provider = await startProvider();
  // From here on there is no emulator.
  const { projectId, credential, httpAgent } = provider;
  identity = createFirebaseIdentity({ projectId, credential, httpAgent });
  const names = { first_name: 'Sam', last_name: 'Staff', claims_settled: 1 };
  const agreed = { agreed_to_terms_at: new Date(), agreed_to_privacy_at: new Date(), step: 'welcome' as const };
  await server.db.insert(users).values([
    { ...names, id: adminId, firebase_id: 'sam', role: 'admin' },
    { ...names, ...agreed, id: memberId, firebase_id: 'ada', role: 'member' },
  ]);
  await server.db.insert(patients).values({ id: memberId });
  for (const uid of ['ada', 'sam']) provider.accounts.set(uid, {});
  provider.accounts.set('disabled', { disabled: true });
  provider.accounts.set('revoked', { validSince: revokedAt });
});
afterAll(async () => {
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = emulatorHost;
  await server.close();
  await identity.close();
  await provider.close();
});

const read = (token: string) => server.call('GET', `/patients/${memberId}`, { token });
const stored = async () => [
  await server.db.select().from(users).orderBy(users.id),
  await server.db.select().from(impersonations),
];
const unsigned = (claims: object) => {
  const issuer = { iss: `https://securetoken.google.com/${provider.projectId}`, aud: provider.projectId };
  return forgeToken({ ...issuer, iat: now() - 10, auth_time: now() - 10, exp: now() + 3_600, ...claims });
};

describe('in production', () => {
  it('the token of a member opens their record, and an impersonating one none that no record speaks of', async () => {
    expect((await read(provider.token('ada', ada))).status).toBe(200);
    const impersonating = await read(provider.token('sam', { ...ada, ...original }));
    expect([impersonating.status, impersonating.body.code]).toEqual([403, 'impersonation_ended']);
  });

  const forged = { status: 401, code: 'unauthorized', isVerified: false, detail: 'token_forged' };
  const proven = { ...forged, isVerified: true };

  it.each<[string, () => string | Promise<string>, object]>([
    ['an unsigned token of a member', () => unsigned({ sub: 'ada', ...ada }), { ...forged, uid: 'ada' }],
    ['an unsigned token of an admin', () => unsigned({ sub: 'sam', ...sam }), { ...forged, uid: 'sam' }],
    ['an unsigned token that acts', () => unsigned({ sub: 'sam', ...ada, ...original }), { ...forged, uid: 'sam' }],
    ['an unsigned token of nobody', () => unsigned({ sub: '<script>', ...ada }), { ...forged, uid: '' }],
    ['a token signed by somebody else', () => signedElsewhere(), { ...forged, uid: 'ada' }],
    ['a token of another project', () => provider.token('ada', { ...ada, aud: 'another' }), { ...forged, uid: 'ada' }],
    ['a token whose claims were changed', () => withClaims(provider.token('ada', ada), sam), { ...forged, uid: 'ada' }],
    [
      'a token that was revoked',
      () => provider.token('revoked', { ...ada, auth_time: revokedAt - 1 }),
      { ...proven, detail: 'token_revoked', uid: 'revoked' },
    ],
    [
      'a token whose account is disabled',
      () => provider.token('disabled', ada),
      { ...proven, detail: 'account_disabled', uid: 'disabled' },
    ],
    [
      'a token whose account is gone',
      () => provider.token('gone', ada),
      { ...proven, detail: 'account_gone', uid: 'gone' },
    ],
    [
      'half an original identity',
      () => provider.token('ada', { ...ada, original_novi_id: adminId }),
      { ...proven, detail: 'claims_forged', uid: 'ada' },
    ],
  ])('%s is refused, changes nothing, and is told', async (_what, make, expected) => {
    const before = await stored();
    const reply = await read(await make());
    expect(await stored()).toEqual(before);
    const isThis = eq(auditLog.request_id, String(reply.headers['x-request-id']));
    const rows = await server.db.select().from(auditLog).where(isThis);
    const told = rows.map(({ outcome, actor_id, detail, identity_id: uid, identity_verified: isVerified }) => {
      return { outcome, actor_id, detail, uid, isVerified };
    });
    const { status, code, ...row } = expected as typeof forged;
    expect([reply.status, reply.body.code]).toEqual([status, code]);
    expect(told).toEqual([{ outcome: 'refused', actor_id: null, ...row }]);
  });

  it('an expired token, whatever it says, is everyday', async () => {
    const before = await server.db.$count(auditLog);
    expect((await read(provider.token('sam', { ...sam, exp: now() - 1 }))).status).toBe(401);
    expect(await server.db.$count(auditLog)).toBe(before);
  });
});

/** By another provider's key, under the name of the real one's. */
async function signedElsewhere(): Promise<string> {
  const other = await startProvider(provider.projectId);
  await other.close();
  return other.token('ada', ada);
}

function withClaims(token: string, claims: object): string {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const said = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
  return [header, Buffer.from(JSON.stringify({ ...said, ...claims })).toString('base64url'), signature].join('.');
}
