import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { access } from '#server/contract/access.ts';
import { auditLog } from '#server/db/schema/index.ts';
import { renewToken } from '../../setup/accounts.ts';
import { details, ifMatch, openClinic, order, release, type Clinic } from '../../setup/clinic.ts';
import { actAs } from '../../setup/impersonation.ts';
import { newUser, startTestServer, type Member, type TestServer } from '../../setup/server.ts';

let server: TestServer;
let clinic: Clinic;
/** An admin who impersonates a member: the member's claims, and the admin's own kept beside them. */
let impersonating: Member;
let adminId: string;
beforeAll(async () => {
  server = await startTestServer();
  clinic = await openClinic(server);
  const [admin, member] = [await server.staff('admin'), await clinic.memberAt('request-genetic-test-kit')];
  adminId = admin.noviId;
  impersonating = await actAs(server, admin, member.noviId);
});
afterAll(() => server.close());

describe('an admin who impersonates a member', () => {
  const refused = {
    status: 403,
    body: { code: 'only_in_person', message: expect.stringContaining('Only the person') as string },
  };

  it('can’t do what only the person can do', async () => {
    const { noviId, token } = impersonating;
    expect(await clinic.post(impersonating, '/patients/order-kit', order(noviId))).toMatchObject(refused);
    expect(await clinic.post(impersonating, '/roi-forms', release(noviId))).toMatchObject(refused);
    const revoke = { token, headers: ifMatch(1), body: { status: 'REVOKED' } };
    expect(await server.call('PUT', `/roi-forms/${randomUUID()}`, revoke)).toMatchObject(refused);
    expect(await server.call('POST', '/users', { token, ...newUser(impersonating) })).toMatchObject(refused);
  });

  it('can’t do it either with claims that hide who acts', async () => {
    const admin = await server.staff('admin');
    await server.identity.setClaims(admin.uid, { novi_id: impersonating.noviId, novi_authorities: ['member'] });
    const { token } = await renewToken(admin);
    const hidden = { ...impersonating, token };
    // Who somebody is stands in the record of their account: claims that name somebody else count for nothing.
    const forbidden = { status: 403, body: { code: 'forbidden' } };
    expect(await clinic.post(hidden, '/patients/order-kit', order(impersonating.noviId))).toMatchObject(forbidden);
    const own = await server.call('POST', '/users', { token, ...newUser(admin) });
    expect(own.body.data['id']).toBe(admin.noviId);
  });

  it('leaves a trail of reads and writes that tells both', async () => {
    const { noviId, token } = impersonating;
    await server.call('GET', `/patients/${noviId}/journey`, { token });
    await server.call('GET', '/users/me/roles', { token });
    // What the member has said in the survey comes with the questions.
    await server.call('GET', '/questionnaires/questions?questionnaire=medical-history', { token });
    const put = { token, headers: ifMatch(0), body: { values: {} } };
    expect((await server.call('PUT', `/patients/${noviId}/drafts/eligibility`, put)).status).toBe(200);
    const rows = await server.db.select().from(auditLog).where(eq(auditLog.actor_id, adminId));
    for (const operation of ['getJourney', 'getUserRoles', 'getQuestions', 'putDraft']) {
      expect(rows).toContainEqual(
        expect.objectContaining({
          operation,
          impersonated_id: noviId,
          patient_id: noviId,
          identity_id: impersonating.uid,
        }),
      );
    }
  });

  it('can do the rest that the member can', async () => {
    const read = await server.call('GET', `/patients/${impersonating.noviId}`, { token: impersonating.token });
    expect(read.status).toBe(200);
    const check = await clinic.post(
      impersonating,
      '/eligibility/verify-patient-info',
      details(impersonating.noviId),
      {},
    );
    expect(check.status).toBe(200);
  });
});

it('what only the person can do is marked, and nothing else', () => {
  const marked = Object.entries(access).flatMap(([id, { impersonation: word }]) => (word === 'in-person' ? [id] : []));
  expect(marked.toSorted()).toEqual([
    ...[
      'addCarePlan',
      'createRoiForm',
      'createSharingDecision',
      'createUser',
      'deletePatient',
      'deleteRoiForm',
      'deleteUser',
    ],
    ...[
      'downloadFhir',
      'downloadRecord',
      'getDraftKey',
      'orderKit',
      'putVisitSummary',
      'updateRoiForm',
      'updateUserEmail',
    ],
  ]);
});
