import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '#server/db/schema/index.ts';
import {
  booking,
  details,
  health,
  ifMatch,
  newKey,
  openClinic,
  order,
  release,
  survey,
  type Clinic,
} from '../setup/clinic.ts';
import { startTestServer, type Member, type Reply, type TestServer } from '../setup/server.ts';

let server: TestServer;
let clinic: Clinic;
/** Has finished: every kind of record is there. */
let ada: Member;
let stranger: Member;
let slot: string;
const made = { roiForm: '', visit: '', kit: '' };

beforeAll(async () => {
  server = await startTestServer();
  clinic = await openClinic(server);
  ada = await clinic.memberAt('complete');
  stranger = await clinic.memberAt('complete');
  [slot = ''] = await clinic.offerSlots(1);
  const first = async (path: string) => {
    const reply = await server.call('GET', path, { token: ada.token });
    return (reply.body.data as unknown as { id: string }[])[0]!.id;
  };
  made.roiForm = await first(`/roi-forms?patient_id=${ada.noviId}`);
  made.visit = await first(`/dna-visit/${ada.noviId}/visits`);
  made.kit = await first(`/kits/${ada.noviId}`);
}, 60_000);
afterAll(() => server.close());

type Try = (by: Member) => Promise<Reply>;
const get =
  (path: () => string): Try =>
  (by) =>
    server.call('GET', path(), { token: by.token });
const send =
  (method: 'POST' | 'PUT', path: () => string, body: () => object, version = 1): Try =>
  (by) =>
    server.call(method, path(), {
      ...{ token: by.token, headers: { ...newKey(), ...ifMatch(version) }, body: body() },
    });

const reads: Record<string, Try> = {
  isEligible: get(() => `/patients/is-eligible?patient_id=${ada.noviId}`),
  getPatient: get(() => `/patients/${ada.noviId}`),
  getJourney: get(() => `/patients/${ada.noviId}/journey`),
  getAnswers: get(() => `/patients/${ada.noviId}/answers/survey`),
  listCarePlans: get(() => `/patients/${ada.noviId}/care-plans`),
  listRoiForms: get(() => `/roi-forms?patient_id=${ada.noviId}`),
  listSharingDecisions: get(() => `/patients/${ada.noviId}/sharing-decisions`),
  getRoiForm: get(() => `/roi-forms/${made.roiForm}`),
  listDocuments: get(() => `/patients/${ada.noviId}/documents`),
  getDocument: get(() => `/patients/${ada.noviId}/documents/${made.roiForm}`),
  listKits: get(() => `/kits/${ada.noviId}`),
  listVisits: get(() => `/dna-visit/${ada.noviId}/visits`),
  getVisitCalendar: get(() => `/visits/${made.visit}/calendar`),
};
const adminsToo: Record<string, Try> = {
  eligibilityHistory: get(() => `/patients/${ada.noviId}/eligibility-history`),
  impersonations: get(() => `/users/${ada.noviId}/impersonations`),
};
const membersOwn: Record<string, Try> = {
  getDraft: get(() => `/patients/${ada.noviId}/drafts/counseling`),
  getDraftKey: get(() => `/patients/${ada.noviId}/draft-key`),
  putDraft: send(
    'PUT',
    () => `/patients/${ada.noviId}/drafts/counseling`,
    () => ({ values: {} }),
    0,
  ),
  verifyPatientInfo: send(
    'POST',
    () => '/eligibility/verify-patient-info',
    () => details(ada.noviId),
  ),
  saveFamily: send(
    'POST',
    () => '/questionnaires',
    () => survey(ada.noviId),
  ),
  saveHealth: send(
    'POST',
    () => '/questionnaires',
    () => health(ada.noviId),
  ),
  createRoiForm: send(
    'POST',
    () => '/roi-forms',
    () => release(ada.noviId),
  ),
  createSharingDecision: send(
    'POST',
    () => `/patients/${ada.noviId}/sharing-decisions`,
    () => ({ shares_with: 'nobody' }),
  ),
  orderKit: send(
    'POST',
    () => '/patients/order-kit',
    () => order(ada.noviId),
  ),
  scheduleVisit: send(
    'POST',
    () => `/dna-visit/${ada.noviId}/schedule`,
    () => booking(slot),
  ),
};
const updateRoiForm = send(
  'PUT',
  () => `/roi-forms/${made.roiForm}`,
  () => ({ status: 'REVOKED' }),
);
const updateVisit = send(
  'PUT',
  () => `/visits/${made.visit}`,
  () => ({ status: 'CANCELED' }),
);
const updateKit = send(
  'PUT',
  () => `/kits/update/${ada.noviId}`,
  () => ({
    ...{ kit_id: made.kit, status: 'ANALYZING', reason: 'x' },
  }),
);

describe('somebody else’s records', () => {
  it.each(Object.entries({ ...reads, ...membersOwn, updateRoiForm, updateVisit }))(
    '%s answers another member as if there were none',
    async (_operation, attempt) => {
      const reply = await attempt(stranger);
      expect(reply).toMatchObject({ status: 404, body: { code: 'not_found' } });
      expect(reply.body.data).toBeUndefined();
    },
  );

  it.each(Object.entries({ ...reads, updateRoiForm, updateVisit }))(
    '%s answers a specialist who is not assigned as if there were none',
    async (_operation, attempt) => {
      expect((await attempt(await server.staff('specialist'))).status).toBe(404);
    },
  );
});

describe('what a role may not do at all', () => {
  it.each(Object.entries(membersOwn))('%s is refused to the patient’s own specialist', async (_operation, attempt) => {
    expect((await attempt(clinic.specialist)).status).toBe(403);
  });

  it.each(
    Object.entries({ ...reads, ...membersOwn, updateRoiForm, updateVisit }).filter(([name]) => name !== 'listKits'),
  )('%s is refused to a nurse', async (_operation, attempt) => {
    expect((await attempt(clinic.nurse)).status).toBe(403);
  });

  it('updateKit is refused to members and specialists', async () => {
    expect((await updateKit(ada)).status).toBe(403);
    expect((await updateKit(clinic.specialist)).status).toBe(403);
  });
});

describe('what they may do', () => {
  it.each(Object.entries(reads))('%s answers the patient and their specialist', async (_operation, attempt) => {
    expect((await attempt(ada)).status).toBe(200);
    expect((await attempt(clinic.specialist)).status).toBe(200);
  });

  it.each(['isEligible', 'getPatient', 'eligibilityHistory', 'impersonations', 'listKits'])(
    'admins read %s, which they may change, and the trail tells',
    async (name) => {
      const admin = await server.staff('admin');
      const reply = await { ...reads, ...adminsToo }[name]!(admin);
      expect(reply.status).toBe(200);
      const [row] = await server.db.select().from(auditLog).where(eq(auditLog.actor_id, admin.noviId));
      expect(row).toMatchObject({ patient_id: ada.noviId, request_id: reply.headers['x-request-id'] });
    },
  );

  it.each(Object.keys(adminsToo))(
    '%s is refused to others than the patient, their specialist and admins',
    async (name) => {
      expect((await adminsToo[name]!(stranger)).status).toBe(404);
      expect((await adminsToo[name]!(clinic.nurse)).status).toBe(403);
    },
  );

  it.each(
    Object.keys({ ...reads, ...membersOwn, updateRoiForm, updateVisit }).filter(
      (name) => !['isEligible', 'getPatient', 'listKits'].includes(name),
    ),
  )('%s is refused to an admin', async (name) => {
    const attempt = { ...reads, ...membersOwn, updateRoiForm, updateVisit }[name]!;
    expect((await attempt(await server.staff('admin'))).status).toBe(403);
  });

  it('nobody reads the kits of somebody who is not there, or no patient', async () => {
    for (const id of [randomUUID(), clinic.nurse.noviId]) {
      expect((await server.call('GET', `/kits/${id}`, { token: clinic.nurse.token })).status).toBe(404);
    }
  });

  it('nurses read kits', async () => {
    expect((await reads['listKits']!(clinic.nurse)).status).toBe(200);
  });
});
