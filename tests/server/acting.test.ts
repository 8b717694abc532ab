import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { access } from '../../server/access.ts';
import { renewToken } from './setup/accounts.ts';
import { details, ifMatch, openClinic, order, release, type Clinic } from './setup/clinic.ts';
import { newUser, startTestServer, type Member, type TestServer } from './setup/server.ts';

let server: TestServer;
let clinic: Clinic;
/** An admin who acts as a member: the member's claims, and the admin's own kept beside them. */
let acting: Member;
beforeAll(async () => {
  server = await startTestServer();
  clinic = await openClinic(server);
  const [admin, member] = [await server.staff('admin'), await clinic.memberAt('request-genetic-test-kit')];
  const claims = {
    ...{ novi_id: member.noviId, novi_authorities: ['member'] as const },
    ...{ original_novi_id: admin.noviId, original_novi_name: 'Sam Staff', original_novi_authorities: ['admin'] },
  };
  await server.identity.setClaims(admin.uid, claims);
  acting = { ...(await renewToken(admin)), noviId: member.noviId };
});
afterAll(() => server.close());

describe('an admin who acts as a member', () => {
  const refused = {
    status: 403,
    body: { code: 'only_in_person', message: expect.stringContaining('Only the person') as string },
  };

  it('can’t do what only the person can do', async () => {
    const { noviId, token } = acting;
    expect(await clinic.post(acting, '/patients/order-kit', order(noviId))).toMatchObject(refused);
    expect(await clinic.post(acting, '/roi-forms', release(noviId))).toMatchObject(refused);
    const revoke = { token, headers: ifMatch(1), body: { status: 'REVOKED' } };
    expect(await server.call('PUT', `/roi-forms/${randomUUID()}`, revoke)).toMatchObject(refused);
    expect(await server.call('POST', '/users', { token, ...newUser(acting) })).toMatchObject(refused);
  });

  it('can do the rest that the member can', async () => {
    const read = await server.call('GET', `/patients/${acting.noviId}`, { token: acting.token });
    expect(read.status).toBe(200);
    const check = await clinic.post(acting, '/eligibility/verify-patient-info', details(acting.noviId), {});
    expect(check.status).toBe(200);
  });
});

it('what only the person can do is marked, and nothing else', () => {
  const marked = Object.entries(access).flatMap(([id, { acting: word }]) => (word === 'in-person' ? [id] : []));
  expect(marked.toSorted()).toEqual(['createRoiForm', 'createUser', 'orderKit', 'updateRoiForm']);
});
