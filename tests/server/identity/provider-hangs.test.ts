import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { userEmails } from '#server/db/schema/index.ts';
import { unavailable } from '#server/errors/errors.ts';
import { eventually } from '#tests/harness/eventually.ts';
import { changeEmail, makeAccount } from '../setup/accounts.ts';
import { ifMatch, newKey } from '../setup/clinic.ts';
import { newUser, startTestServer, type Member, type TestServer } from '../setup/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const leavePhone = ({ noviId, token }: Member) =>
  server.call('POST', `/user-phones/${noviId}`, {
    ...{ token, headers: newKey() },
    body: { kind: 'mobile', number: '3125550142', is_primary: true, may_text: true, may_leave_message: true },
  });
const emailRow = async ({ noviId }: Member) =>
  (await server.db.select().from(userEmails).where(eq(userEmails.user_id, noviId)))[0];

/** Sign-ups with an address that another record still names: only the provider knows whether it is free. */
async function signUpWithFreed(): Promise<() => Promise<{ status: number }>> {
  const holder = await server.member();
  await changeEmail(holder, `${randomUUID()}@example.com`);
  const account = await makeAccount(holder.email);
  return () => server.call('POST', '/users', { token: account.token, ...newUser(account) });
}

async function moved(): Promise<Member> {
  return changeEmail(await server.member(), `${randomUUID()}@example.com`);
}

it('while the provider hangs, twenty others go on writing, and nothing is held for it', async () => {
  const writers = await Promise.all(Array.from({ length: 20 }, () => server.member()));
  const signUps = await Promise.all(Array.from({ length: 5 }, signUpWithFreed));
  const [changing, following] = [await Promise.all([moved(), moved(), moved()]), await Promise.all([moved(), moved()])];
  const rows = await Promise.all(changing.map(emailRow));
  const held = Promise.withResolvers<undefined>();
  const emailOf = vi.spyOn(server.identity, 'emailOf').mockImplementation(async () => {
    await held.promise;
    throw unavailable();
  });
  // As many as the pool has connections.
  const waiting = [
    ...signUps.map((signUp) => signUp()),
    ...changing.map(({ token, email }, index) =>
      server.call('PUT', `/user-emails/${rows[index]?.id ?? ''}`, {
        ...{ token, headers: ifMatch(1), body: { email_address: email } },
      }),
    ),
    ...following.map(({ token }) => server.call('GET', '/users/me/roles', { token })),
  ];
  await eventually(() => expect(emailOf).toHaveBeenCalledTimes(10));
  const written = await Promise.all([...writers, ...changing].map(leavePhone));
  expect(written.map(({ status }) => status)).toEqual(Array<number>(23).fill(201));
  const open = await server.db.execute(
    sql`select 1 from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
  );
  expect(open.rows).toEqual([]);
  held.resolve(undefined);
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(Array<number>(10).fill(503));
});

it('what was refused while it hung is done when it answers, sent again', async () => {
  const signUp = await signUpWithFreed();
  vi.spyOn(server.identity, 'emailOf').mockRejectedValueOnce(unavailable());
  expect((await signUp()).status).toBe(503);
  expect((await signUp()).status).toBe(201);
});

it('a sign-up is refused while the address is another account’s that signs in with it', async () => {
  const holder = await server.member();
  const account = await makeAccount();
  // The provider itself allows no such thing, so the record is made to say so.
  await server.db.update(userEmails).set({ email_address: account.email }).where(eq(userEmails.user_id, holder.noviId));
  vi.spyOn(server.identity, 'emailOf').mockResolvedValue(account.email);
  const reply = await server.call('POST', '/users', { token: account.token, ...newUser(account) });
  expect(reply).toMatchObject({ status: 409, body: { code: 'email_taken' } });
  expect((await emailRow(holder))?.email_address).toBe(account.email);
});
