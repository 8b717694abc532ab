import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Authority } from '#domain/roles.ts';
import { access, type Access, type Reach } from '#server/contract/access.ts';
import { makeAccount } from '../setup/accounts.ts';
import { openClinic, type Clinic } from '../setup/clinic.ts';
import { operations, type Operation } from '../setup/contract.ts';
import { actAs } from '../setup/impersonation.ts';
import { startTestServer, unlimited, type Member, type Reply, type TestServer } from '../setup/server.ts';
import { keysOfNothing, makeWholeRecord, requestFor, type Keys } from '../setup/whole-record.ts';

/**
 * Every operation × everybody who may call it × the record of a patient, or one that is not there, as the access table says. Made
 * from the contract and the table: an operation that is added is in it.
 */
let server: TestServer;
let clinic: Clinic;
let keys: Keys;
let callers: Record<Principal, Pick<Member, 'token'> | undefined>;
const nothing = keysOfNothing();

type Stance = { token?: true; role?: Authority; reaches?: readonly Reach[]; isActing?: true };
/** Who calls, and how they stand to the patient. */
const principals = {
  nobody: {},
  'an account without a record': { token: true },
  'the patient': { token: true, role: 'member', reaches: ['own'] },
  'another member': { token: true, role: 'member', reaches: [] },
  'the patient’s specialist': { token: true, role: 'specialist', reaches: ['assigned'] },
  'another specialist': { token: true, role: 'specialist', reaches: [] },
  'a nurse': { token: true, role: 'nurse', reaches: [] },
  'an admin': { token: true, role: 'admin', reaches: [] },
  'an admin who acts as the patient': { token: true, role: 'member', reaches: ['own'], isActing: true },
} as const satisfies Record<string, Stance>;
type Principal = keyof typeof principals;

beforeAll(async () => {
  // Thousands of requests of few accounts: what they are counted for is told elsewhere.
  server = await startTestServer({ limits: unlimited });
  clinic = await openClinic(server);
  const [admin, acting, nurse] = [await server.staff('admin'), await server.staff('admin'), clinic.nurse];
  const whole = await makeWholeRecord(server, clinic, admin);
  keys = whole.keys;
  callers = {
    nobody: undefined,
    'an account without a record': await makeAccount(),
    'the patient': whole.member,
    'another member': await clinic.memberAt('complete'),
    'the patient’s specialist': clinic.specialist,
    'another specialist': await server.staff('specialist'),
    'a nurse': nurse,
    'an admin': admin,
    'an admin who acts as the patient': await actAs(server, acting, whole.member.noviId),
  };
}, 60_000);
afterAll(() => server.close());

type Outcome = 'open' | 401 | 403 | 404;

/** What the access table says. */
function expected(operation: Operation, principal: Principal, record: 'theirs' | 'none'): Outcome {
  const rule: Access = access[operation.id as keyof typeof access];
  const who: Stance = principals[principal];
  if (rule.who === 'public') return 'open';
  if (!who.token) return 401;
  if (who.isActing && rule.impersonation === 'in-person') return 403;
  if (rule.who === 'identity') return 'open';
  const reach = who.role && rule.who[who.role];
  if (reach === undefined) return 403;
  if (['caller', 'many', 'nobody'].includes(rule.owner)) return 'open';
  if (record === 'none') return 404;
  if (reach === 'any') return 'open';
  // The record is the specialist's own there.
  if (['specialistId', 'specialistOfTemplate'].includes(rule.owner))
    return principal === 'the patient’s specialist' ? 'open' : 404;
  return who.reaches?.includes(reach) === true ? 'open' : 404;
}

function attempt(operation: Operation, principal: Principal, of: Keys): Promise<Reply> {
  return ask(operation, callers[principal], of);
}

function ask(operation: Operation, caller: Pick<Member, 'token'> | undefined, of: Keys): Promise<Reply> {
  const token = caller?.token;
  const { method, path, headers, body } = requestFor(operation, of, token ?? '');
  return server.call(method, path, { token, headers: headers ?? {}, body });
}

const everybody = Object.keys(principals) as Principal[];
const cases = operations.flatMap((operation) =>
  everybody.flatMap((principal) =>
    (['theirs', 'none'] as const).map((record) => ({
      ...{ operation, principal, record, outcome: expected(operation, principal, record) },
    })),
  ),
);

describe('what the table refuses', () => {
  it.each(operations)('$id is refused as the table says', async (operation) => {
    const wrong: unknown[] = [];
    for (const each of cases) {
      if (each.operation !== operation || each.outcome === 'open') continue;
      const reply = await attempt(operation, each.principal, each.record === 'theirs' ? keys : nothing);
      if (reply.status !== each.outcome || 'data' in reply.body)
        wrong.push([each.principal, each.record, each.outcome, reply.status, reply.text]);
    }
    expect(wrong).toEqual([]);
  });
});

describe('what the table lets through', () => {
  const isOpen = ({ outcome, record }: (typeof cases)[number]) => outcome === 'open' && record === 'theirs';
  const isLast = ({ method }: Operation) => method === 'DELETE';

  it.each(operations.filter((operation) => !isLast(operation)))('$id is open as the table says', async (operation) => {
    const wrong: unknown[] = [];
    for (const each of cases.filter(isOpen)) {
      if (each.operation !== operation) continue;
      const reply = await attempt(operation, each.principal, keys);
      if (isRefused(operation, reply)) wrong.push([each.principal, reply.status, reply.text]);
    }
    expect(wrong).toEqual([]);
  });

  it.each(operations.filter(isLast))('$id is open to who the table says first', async (operation) => {
    const { principal } = cases.find((each) => each.operation === operation && isOpen(each))!;
    // What ends an account is done to one of its own.
    const member = /\{(patientId|userId)\}/.test(operation.path) ? await server.member() : undefined;
    const caller = principal === 'the patient' && member ? member : callers[principal];
    const reply = await ask(operation, caller, member ? { ...keys, person: member.noviId } : keys);
    expect(isRefused(operation, reply), reply.text).toBe(false);
  });
});

/** By the access table: what a handler refuses by its own rules has another code, and of an account that is not the caller’s it may say 404. */
function isRefused({ id }: Operation, { status, body }: Reply): boolean {
  const rule: Access = access[id as keyof typeof access];
  if (rule.who === 'identity') return status === 401;
  return (
    status === 401 || status === 404 || (status === 403 && ['forbidden', 'only_in_person'].includes(body.code ?? ''))
  );
}
