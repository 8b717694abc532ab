import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { auditLog, users } from '#server/db/schema/index.ts';
import { issuedEarlier } from '../../setup/accounts.ts';
import { moveBack } from '../../setup/impersonation-state.ts';
import { actAs, reason, startClaims, stopClaims, updateClaims } from '../../setup/impersonation.ts';
import { startTestServer, type Member, type TestServer } from '../../setup/server.ts';

let server: TestServer;
let admin: Member;
let member: Member;
let impersonating: Member;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  [admin, member] = await Promise.all([server.staff('admin'), server.member()]);
  impersonating = await actAs(server, admin, member.noviId);
});
afterAll(() => server.close());

const stop = () => updateClaims(server, admin, stopClaims(admin));

/** Records the member's next step with a body that comes only once `meanwhile` is done: the token was let through by then. */
async function writeSlowly(meanwhile: () => Promise<void>) {
  const { noviId, token } = impersonating;
  const body = JSON.stringify({ user_id: noviId, access_token: token, step: 'eligibility' });
  const payload = Readable.from(
    (async function* () {
      await meanwhile();
      yield Buffer.from(body);
    })(),
  );
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const reply = await server.app.inject({ method: 'PUT', url: `/api/v1/users/${noviId}`, headers, payload });
  const [{ step } = { step: undefined }] = await server.db.select().from(users).where(eq(users.id, noviId));
  const trail = await server.db.select().from(auditLog).where(eq(auditLog.record_id, noviId));
  return {
    status: reply.statusCode,
    code: (JSON.parse(reply.body) as { code?: string }).code,
    step,
    changes: trail.filter(({ operation }) => operation === 'updateUser').length,
  };
}

const refused = { status: 403, code: 'impersonation_ended', step: 'welcome', changes: 0 };

it('a slow write of an impersonating admin is stored while impersonation goes on', async () => {
  expect(await writeSlowly(() => Promise.resolve())).toEqual({
    ...{ status: 200, code: undefined, step: 'eligibility', changes: 1 },
  });
});

it('is refused when impersonation was stopped before the rest of it came', async () => {
  const meanwhile = async () => expect((await stop()).status).toBe(200);
  expect(await writeSlowly(meanwhile)).toEqual(refused);
});

it('is refused when impersonation of the same member was stopped and begun anew before the rest of it came', async () => {
  await moveBack(server, admin, 1);
  impersonating = issuedEarlier(impersonating, 30);
  const meanwhile = async () => {
    expect((await stop()).status).toBe(200);
    await actAs(server, admin, member.noviId);
  };
  expect(await writeSlowly(meanwhile)).toEqual(refused);
});

it('is refused when the hour was over before the rest of it came', async () => {
  const meanwhile = async () => {
    await moveBack(server, admin, 61);
  };
  expect(await writeSlowly(meanwhile)).toEqual(refused);
});

it('is refused when the admin impersonates somebody else by then', async () => {
  const other = await server.member();
  const meanwhile = async () => {
    await stop();
    const begun = await updateClaims(server, admin, { ...startClaims(admin, other.noviId), reason });
    expect(begun.status).toBe(200);
  };
  expect(await writeSlowly(meanwhile)).toEqual(refused);
});

it('is refused when the role was taken away by then', async () => {
  const meanwhile = async () => {
    await server.db.update(users).set({ role: 'nurse' }).where(eq(users.id, admin.noviId));
  };
  expect(await writeSlowly(meanwhile)).toEqual(refused);
});

it('a stop by a clock that is four seconds behind that of the start is stored as of the start', async () => {
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 4_000 });
  const { status, body } = await stop();
  expect([status, body.data['ended_at']]).toEqual([200, body.data['started_at']]);
});
