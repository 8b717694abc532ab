import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { auditLog, userEmails } from '#server/db/schema/index.ts';
import { changeEmail } from '../../setup/accounts.ts';
import { actAs } from '../../setup/impersonation.ts';
import { startTestServer, type Member, type TestServer } from '../../setup/server.ts';

let server: TestServer;
let member: Member;
let address: string;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  member = await server.member();
  address = `${randomUUID()}@example.com`;
});
afterAll(() => server.close());

const ask = ({ token }: { token: string }) => server.call('GET', '/users/me/roles', { token });
const emailsOf = async ({ noviId }: Member) => {
  const rows = await server.db.select().from(userEmails).where(eq(userEmails.user_id, noviId));
  return rows.map(({ email_address, version }) => [email_address, version]);
};
const trail = ({ noviId }: Member) =>
  server.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.record, 'user_email'), eq(auditLog.patient_id, noviId)));

describe('the record of a sign-in e-mail', () => {
  it('follows when it was changed at the provider, once, and is told', async () => {
    const renewed = await changeEmail(member, address);
    const replies = await Promise.all([ask(renewed), ask(renewed), ask(renewed)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await emailsOf(member)).toEqual([[address, 2]]);
    expect(await trail(member)).toMatchObject([
      { operation: 'getUserRoles', detail: 'email_followed', actor_id: member.noviId, identity_id: member.uid },
    ]);
  });

  it('does not go back with a token from before: the provider says what it is', async () => {
    await ask(await changeEmail(member, address));
    vi.spyOn(server.identity, 'verify').mockResolvedValueOnce({
      ...{ identityId: member.uid, email: member.email, noviId: member.noviId, authorities: ['member'] },
      ...{ issuedAt: new Date(), signedInAt: new Date(), exp: Date.now(), original: undefined },
    });
    expect((await ask(member)).status).toBe(200);
    expect(await emailsOf(member)).toEqual([[address, 2]]);
  });

  it('stays without a question while the token says the same, in whatever letters', async () => {
    const emailOf = vi.spyOn(server.identity, 'emailOf');
    await ask(member);
    await server.db
      .update(userEmails)
      .set({ email_address: member.email.toUpperCase() })
      .where(eq(userEmails.user_id, member.noviId));
    await ask(member);
    expect(emailOf).not.toHaveBeenCalled();
  });

  it('takes an address over that another record merely names, whose own then follows, too', async () => {
    const other = await server.member();
    const freed = other.email;
    const moved = await changeEmail(other, address);
    await ask(await changeEmail(member, freed));
    expect([await emailsOf(member), await emailsOf(other)]).toEqual([[[freed, 2]], []]);
    await ask(moved);
    expect(await emailsOf(other)).toEqual([[address, 1]]);
  });

  it('stays as it is while another record’s account signs in with the address', async () => {
    const other = await server.member();
    const renewed = await changeEmail(member, address);
    await server.db.update(userEmails).set({ email_address: address }).where(eq(userEmails.user_id, other.noviId));
    vi.spyOn(server.identity, 'emailOf').mockResolvedValue(address);
    expect((await ask(renewed)).status).toBe(200);
    expect([await emailsOf(member), await emailsOf(other)]).toEqual([[[member.email, 1]], [[address, 1]]]);
  });

  it('is left alone while an admin acts', async () => {
    const admin = await server.staff('admin');
    const impersonating = await actAs(server, admin, member.noviId);
    expect((await ask(impersonating)).status).toBe(200);
    expect(await emailsOf(member)).toEqual([[member.email, 1]]);
    expect(await emailsOf(admin)).toEqual([]);
  });
});
