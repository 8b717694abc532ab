import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { slots, visits } from '#server/db/schema/index.ts';
import { ifMatch, inHours, newKey, type Clinic } from './clinic.ts';
import { exampleOf, operations, type Operation } from './contract.ts';
import type { Call, Member, Reply, TestServer } from './server.ts';

const kinds = [
  ...(['person', 'specialist', 'roiForm', 'visit', 'kit', 'carePlan', 'phone', 'email', 'template'] as const),
  ...(['corporate', 'entry', 'slot'] as const),
];
/** The keys of one patient's records, of their specialist, and of what an admin keeps. */
export type Keys = Record<(typeof kinds)[number], string>;

/** Keys of nothing. */
export function keysOfNothing(): Keys {
  return Object.fromEntries(kinds.map((kind) => [kind, randomUUID()])) as Keys;
}

/** Which key a parameter or a property of the contract means. */
const meant: Readonly<Record<string, keyof Keys>> = {
  ...{ userId: 'person', patientId: 'person', user_id: 'person', patient_id: 'person' },
  ...{ specialistId: 'specialist', specialist_id: 'specialist' },
  ...{ roiFormId: 'roiForm', documentId: 'roiForm', visitId: 'visit', visit_id: 'visit', kit_id: 'kit' },
  ...{
    carePlanId: 'carePlan',
    writingTemplateId: 'template',
    userPhoneId: 'phone',
    userEmailId: 'email',
    slot_id: 'slot',
  },
  ...{ corporateId: 'corporate', corporate_id: 'corporate', eligibilityId: 'entry' },
};

/** What the contract's other parameters can say. */
const others: Readonly<Record<string, string>> = {
  ...{
    draftStep: 'counseling',
    questionnaire: 'survey',
    writingKind: 'summary',
    itemNumber: '0',
    query: 'prairie-steel',
  },
};

export type Request = { method: Operation['method']; path: string } & Pick<Call, 'headers' | 'body'>;

/** A request that fits the contract, about the records that the keys name: its example, with keys and a token put in. */
export function requestFor(operation: Operation, keys: Keys, token: string): Request {
  const valueOf = (name: string) => (meant[name] === undefined ? others[name] : keys[meant[name]]);
  const given = (place: string) =>
    operation.parameters.flatMap((parameter) => {
      const value = parameter.in === place ? valueOf(parameter.name) : undefined;
      return value === undefined ? [] : [[parameter.name, value] as const];
    });
  const path = given('path').reduce((before, [name, value]) => before.replace(`{${name}}`, value), operation.path);
  const query = new URLSearchParams(given('query').map(([name, value]) => [name, value])).toString();
  const headers = operation.parameters.some(({ name }) => name === 'If-Match') ? { 'if-match': '"1"' } : {};
  const body = withKeys(exampleOf(operation), keys, token);
  return {
    ...{ method: operation.method, path: query === '' ? path : `${path}?${query}` },
    ...{ headers: { ...headers, ...newKey() } },
    ...(body !== undefined && { body }),
  };
}

/** A body with the keys, and the caller’s token, in the places that name them. */
export function withKeys(example: unknown, keys: Keys, token: string): unknown {
  if (Array.isArray(example)) return example.map((item) => withKeys(item, keys, token));
  if (typeof example !== 'object' || example === null) return example;
  return Object.fromEntries(
    Object.entries(example).map(([name, value]) => {
      if (name === 'access_token') return [name, token];
      return [name, meant[name] === undefined ? withKeys(value, keys, token) : keys[meant[name]]];
    }),
  );
}

/** A member who has finished, with a record of every kind; their visit has been. */
export async function makeWholeRecord(server: TestServer, clinic: Clinic, admin: Member) {
  const member = await clinic.memberAt('complete');
  const [slot = ''] = await clinic.offerSlots(1);
  const keys = { ...keysOfNothing(), person: member.noviId, specialist: clinic.specialist.noviId, slot };
  const ask = async (by: Member, id: string, more: Record<string, string> = {}) => {
    const operation = operations.find((each) => each.id === id);
    if (!operation) throw new Error(`The contract has no ${id}.`);
    const { method, path, headers, body } = requestFor(operation, keys, by.token);
    const reply = await server.call(method, path, { token: by.token, headers: { ...headers, ...more }, body });
    return idIn(id, reply);
  };
  keys.visit = await ask(member, 'listVisits');
  const [booked] = await server.db.select().from(visits).where(eq(visits.id, keys.visit));
  await server.db
    .update(slots)
    .set({ starts_at: inHours(-50), ends_at: inHours(-49) })
    .where(eq(slots.id, booked?.slot_id ?? ''));
  keys.roiForm = await ask(member, 'listRoiForms');
  keys.kit = await ask(member, 'listKits');
  keys.phone = await ask(member, 'createUserPhone');
  keys.email = await ask(member, 'listUserEmails');
  keys.carePlan = await ask(clinic.specialist, 'addCarePlan');
  keys.template = await ask(clinic.specialist, 'createWritingTemplate');
  await ask(clinic.specialist, 'putVisitSummary', ifMatch(0));
  keys.corporate = await ask(admin, 'createCorporate');
  keys.entry = await ask(admin, 'createRosterEntries');
  return { member, keys };
}

function idIn(operation: string, reply: Reply): string {
  const data = reply.body.data as unknown as { id: string } | { id: string }[] | undefined;
  const [first] = Array.isArray(data) ? data : [data];
  if (!first) throw new Error(`${operation} answered ${String(reply.status)}: ${reply.text}`);
  return first.id;
}
