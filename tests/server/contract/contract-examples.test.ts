import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { suggestedExpiry } from '#domain/release.ts';
import { signingCode } from '#server/areas/releases/signing-code.ts';
import { slots, users } from '#server/db/schema/index.ts';
import { makeAccount } from '../setup/accounts.ts';
import { booking, idOf, ifMatch, inHours, openClinic, type Clinic } from '../setup/clinic.ts';
import { startTestServer, type Member, type Reply, type TestServer } from '../setup/server.ts';

type Schema = { $ref: string };
type Operation = { operationId: string; requestBody?: { content: Record<string, { schema: Schema } | undefined> } };
const contract = parse(readFileSync('openapi/novi.yaml', 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { examples?: object[] } | undefined> };
};
const withBody = Object.values(contract.paths)
  .flatMap((path) => Object.values(path))
  .filter(({ requestBody }) => requestBody);

let server: TestServer;
let clinic: Clinic;
let admin: Member;
/** Lives through the examples, in the order in which they stand below. */
let maria: Member;
/** Has a visit that has been. */
let patient: Member;
const made = { corporate: '', entry: '', phone: '', roiForm: '', visit: '', pastVisit: '', plan: '', template: '' };

beforeAll(async () => {
  server = await startTestServer();
  clinic = await openClinic(server);
  [admin, maria] = await Promise.all([server.staff('admin'), server.member()]);
  await server.db.update(users).set({ first_name: 'Sam', last_name: 'Brandt' }).where(eq(users.id, admin.noviId));
  patient = await clinic.memberAt('counseling');
  const [slot = ''] = await clinic.offerSlots(1);
  made.pastVisit = idOf(await clinic.post(patient, `/dna-visit/${patient.noviId}/schedule`, booking(slot)));
  await server.db
    .update(slots)
    .set({ starts_at: inHours(-50), ends_at: inHours(-49) })
    .where(eq(slots.id, slot));
}, 60_000);
afterAll(() => server.close());

/**
 * Sends an example of the contract as it stands there, but for what only a running server gives out: keys, tokens, codes, an
 * account's e-mail, a day that must lie ahead.
 */
async function send(operation: string, method: 'POST' | 'PUT', path: string, by: Pick<Member, 'token'>, given = {}) {
  const replies: Reply[] = [];
  for (const example of examplesOf(operation)) {
    const body = withGiven(example, given);
    const headers = needsVersion[operation] ?? {};
    replies.push(await server.call(method, path, { token: by.token, headers, body }));
  }
  return replies;
}

/** What the product does not fix is not written without a version. */
const needsVersion: Record<string, Record<string, string>> = {
  putDraft: ifMatch(0),
  updateVisit: ifMatch(1),
  putVisitSummary: ifMatch(0),
  putAvailability: ifMatch(0),
  putWritingDraft: ifMatch(0),
  updatePlanItem: ifMatch(1),
  updateWritingTemplate: ifMatch(1),
};

function examplesOf(operation: string): object[] {
  const { $ref } = withBody.find(({ operationId }) => operationId === operation)!.requestBody!.content[
    'application/json'
  ]!.schema;
  return contract.components.schemas[$ref.split('/').at(-1)!]?.examples ?? [];
}

function withGiven(example: unknown, given: Record<string, unknown>): unknown {
  if (Array.isArray(example)) return example.map((item) => withGiven(item, given));
  if (typeof example !== 'object' || example === null) return example;
  return Object.fromEntries(
    Object.entries(example).map(([name, value]) => [name, name in given ? given[name] : withGiven(value, given)]),
  );
}

const corporate = () => ({ corporate_id: made.corporate });
const mine = () => ({ patient_id: maria.noviId, user_id: maria.noviId, access_token: maria.token });

const sends: Record<string, () => Promise<Reply[]>> = {
  async createUser() {
    const account = await makeAccount();
    const { uid: firebase_id, email: email_address, refreshToken: refresh_token } = account;
    return send('createUser', 'POST', '/users', account, { firebase_id, email_address, refresh_token });
  },
  createPatient: () => send('createPatient', 'POST', '/patients', maria, mine()),
  async putDraft() {
    await clinic.recordStep(maria, 'eligibility');
    return send('putDraft', 'PUT', `/patients/${maria.noviId}/drafts/eligibility`, maria);
  },
  verifyPatientInfo: () => send('verifyPatientInfo', 'POST', '/eligibility/verify-patient-info', maria, mine()),
  updateUser: () => send('updateUser', 'PUT', `/users/${maria.noviId}`, maria, mine()),
  saveAnswers: () => send('saveAnswers', 'POST', '/questionnaires', maria, mine()),
  async createSharingDecision() {
    await clinic.recordStep(maria, 'medical-history');
    await clinic.doStep['medical-history'](maria);
    await clinic.recordStep(maria, 'release-of-information');
    return send('createSharingDecision', 'POST', `/patients/${maria.noviId}/sharing-decisions`, maria);
  },
  async createRoiForm() {
    const given = { ...mine(), expires_on: suggestedExpiry(new Date()), code: signingCode(maria.noviId) };
    const replies = await send('createRoiForm', 'POST', '/roi-forms', maria, given);
    made.roiForm = idOf(replies[0]!);
    return replies;
  },
  async orderKit() {
    await clinic.recordStep(maria, 'request-genetic-test-kit');
    return send('orderKit', 'POST', '/patients/order-kit', maria, mine());
  },
  updateRoiForm: () => send('updateRoiForm', 'PUT', `/roi-forms/${made.roiForm}`, maria),
  async updateKit() {
    await clinic.moveKit(maria, 'CLINICIAN REVIEW');
    const kits = await server.call('GET', `/kits/${maria.noviId}`, { token: clinic.nurse.token });
    const { id: kit_id } = (kits.body.data as unknown as { id: string }[])[0]!;
    return send('updateKit', 'PUT', `/kits/update/${maria.noviId}`, clinic.nurse, { kit_id });
  },
  updatePatient: () => send('updatePatient', 'PUT', `/patients/${maria.noviId}`, admin),
  updatePronouns: () => send('updatePronouns', 'PUT', `/patients/${maria.noviId}/pronouns`, maria),
  updateUserEmail: async () => {
    const emails = await server.call('GET', '/user-emails', { token: maria.token });
    const { id, email_address } = (emails.body.data as unknown as { id: string; email_address: string }[])[0]!;
    return send('updateUserEmail', 'PUT', `/user-emails/${id}`, maria, { email_address });
  },
  async createUserPhone() {
    const replies = await send('createUserPhone', 'POST', `/user-phones/${maria.noviId}`, maria);
    made.phone = idOf(replies[0]!);
    return replies;
  },
  updateMessagePreferences: () =>
    send('updateMessagePreferences', 'PUT', `/users/${maria.noviId}/message-preferences`, maria),
  updateUserPhone: () => send('updateUserPhone', 'PUT', `/user-phones/${made.phone}`, maria),
  async scheduleVisit() {
    const other = await clinic.memberAt('counseling');
    const [slot_id = '', next = ''] = await clinic.offerSlots(2);
    const replies = await send('scheduleVisit', 'POST', `/dna-visit/${other.noviId}/schedule`, other, { slot_id });
    made.visit = idOf(replies[0]!);
    return [...replies, ...(await send('updateVisit', 'PUT', `/visits/${made.visit}`, other, { slot_id: next }))];
  },
  putVisitSummary: () => send('putVisitSummary', 'PUT', `/visits/${made.pastVisit}/summary`, clinic.specialist),
  putWritingDraft: () => send('putWritingDraft', 'PUT', `/visits/${made.pastVisit}/drafts/summary`, clinic.specialist),
  async addCarePlan() {
    const path = `/patients/${patient.noviId}/add-care-plan`;
    const replies = await send('addCarePlan', 'POST', path, clinic.specialist, { visit_id: made.pastVisit });
    made.plan = idOf(replies[0]!);
    return replies;
  },
  updatePlanItem: () => send('updatePlanItem', 'PUT', `/care-plans/${made.plan}/items/0`, clinic.specialist),
  putAvailability: () =>
    send('putAvailability', 'PUT', `/specialists/${clinic.specialist.noviId}/availability`, clinic.specialist),
  async createWritingTemplate() {
    const path = `/specialists/${clinic.specialist.noviId}/writing-templates`;
    const replies = await send('createWritingTemplate', 'POST', path, clinic.specialist, { visit_id: made.pastVisit });
    made.template = idOf(replies[0]!);
    return replies;
  },
  updateWritingTemplate() {
    const given = { visit_id: made.pastVisit };
    return send('updateWritingTemplate', 'PUT', `/writing-templates/${made.template}`, clinic.specialist, given);
  },
  async createCorporate() {
    const replies = await send('createCorporate', 'POST', '/corporate', admin);
    made.corporate = idOf(replies[0]!);
    return replies;
  },
  updateCorporate: () => send('updateCorporate', 'PUT', `/corporate/${made.corporate}`, admin),
  async createRosterEntries() {
    const replies = await send('createRosterEntries', 'POST', '/eligibility', admin, corporate());
    made.entry = (replies[0]!.body.data as unknown as { id: string }[])[0]!.id;
    return replies;
  },
  importRoster: () => send('importRoster', 'POST', `/corporate/${made.corporate}/roster-imports`, admin),
  updateRosterEntry: () => send('updateRosterEntry', 'PUT', `/eligibility/${made.entry}`, admin),
  async updateUserClaims() {
    const { noviId: user_id, token: access_token } = admin;
    const given = { user_id, access_token, novi_id: maria.noviId, original_novi_id: user_id };
    return send('updateUserClaims', 'POST', `/users/${user_id}/update-user-claims`, admin, given);
  },
};

it.each(Object.keys(sends))('%s takes the contract’s example', async (operation) => {
  const replies = await sends[operation]!();
  expect(replies.map(({ status, text }) => (status < 300 ? 'taken' : text))).toEqual(replies.map(() => 'taken'));
  expect(replies.length).toBeGreaterThan(0);
});

test('the example of a partner’s slug finds the example’s partner', async () => {
  const path = contract.paths['/corporate/find']?.['get'] as unknown as {
    parameters: { schema?: { examples: string[] } }[];
  };
  const [slug] = path.parameters[0]!.schema!.examples;
  expect((await server.call('GET', `/corporate/find?query=${String(slug)}`)).status).toBe(200);
});

test('every operation with a body is tried', () => {
  // A visit is moved with the example right after it was booked with one.
  const tried = [...Object.keys(sends), 'updateVisit'];
  expect(tried.toSorted()).toEqual(withBody.map(({ operationId }) => operationId).toSorted());
});
