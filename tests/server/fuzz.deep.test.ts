import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import fc, { type Arbitrary } from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Authority } from '#domain/roles.ts';
import { access, type Access } from '#server/contract/access.ts';
import { makeAccount } from './setup/accounts.ts';
import { broken, fitting } from './setup/arbitrary.ts';
import { newKey, openClinic } from './setup/clinic.ts';
import { contract, operations, type Operation } from './setup/contract.ts';
import { startTestServer, unlimited, type Member, type Reply, type TestServer } from './setup/server.ts';
import { keysOfNothing, makeWholeRecord, requestFor, withKeys, type Keys } from './setup/whole-record.ts';

/**
 * Requests made from the contract, right and wrong ones, by everybody, about records that are there and that are not: the
 * server never answers 5xx, nor anything that the contract does not declare. `npm run fuzz -- --runs N --seed S`.
 */
const runs = Number(process.env['NOVI_FUZZ_RUNS'] ?? 500);
const seed = process.env['NOVI_FUZZ_SEED'];

let server: TestServer;
type Caller = { token?: string; role?: Authority };
/** Who asks, by their places, and about whose records. */
type Scene = { callers: Caller[]; records: Keys[] };
let scene: Scene;
beforeAll(async () => {
  server = await startTestServer({ limits: unlimited });
  const clinic = await openClinic(server);
  const admin = await server.staff('admin');
  const whole = await makeWholeRecord(server, clinic, admin);
  const callers = [
    ...[as('member', whole.member), as('specialist', clinic.specialist), as('nurse', clinic.nurse), as('admin', admin)],
    ...[as('member', await server.member()), { token: (await makeAccount()).token }, {}],
  ];
  scene = { callers, records: [whole.keys, keysOfNothing()] };
}, 60_000);
afterAll(() => server.close());

const as = (role: Authority, { token }: Member): Caller => ({ token, role });

/** What can end a session: the member and the admin of everything else must keep theirs. */
const endsSessions = ['deleteUser', 'deletePatient', 'deleteUserSessions', 'updateUserClaims'];

/** The same with another member, whom the first record is about, and another admin. */
async function withNewcomers({ callers, records: [whole, nothing] }: Scene): Promise<Scene> {
  const [member, admin] = await Promise.all([server.member(), server.staff('admin')]);
  const keys = { ...(whole ?? keysOfNothing()), person: member.noviId };
  return {
    callers: callers.with(0, as('member', member)).with(3, as('admin', admin)),
    records: [keys, nothing ?? keysOfNothing()],
  };
}

type Attempt = {
  by: number;
  query: Record<string, unknown>;
  params: Record<string, unknown>;
  headers: Record<string, string>;
  body: unknown;
  record: number;
  keepsKeys: boolean;
};

function attempts(operation: Operation): Arbitrary<Attempt> {
  const of = (place: string) => operation.parameters.filter((parameter) => parameter.in === place);
  const values = (place: string) =>
    fc.record(Object.fromEntries(of(place).map(({ name, schema }) => [name, fc.oneof(fitting(schema), broken(''))])), {
      requiredKeys: [],
    });
  const body = operation.body ? fitting(operation.body) : fc.constant(undefined);
  return fc.record({
    by: fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...permitted(operation)) },
      { weight: 1, arbitrary: fc.nat({ max: scene.callers.length - 1 }) },
    ),
    record: fc.constantFrom(0, 0, 0, 1),
    keepsKeys: fc.constantFrom(true, true, true, false),
    params: fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: values('path') }),
    query: fc.oneof({ weight: 2, arbitrary: fc.constant({}) }, { weight: 3, arbitrary: values('query') }),
    headers: fc.constantFrom(
      {},
      { 'if-match': '"0"' },
      { 'if-match': '"1"' },
      { 'if-match': 'x' },
      { 'accept-language': 'es' },
    ),
    // Three kinds: the contract's example with keys that are there, what fits, and what does not.
    body: fc.oneof(fc.constant(undefined), body, body.chain(broken)),
  });
}

/** Where those stand whom the access table lets ask. */
function permitted({ id }: Operation): number[] {
  const { who }: Access = access[id as keyof typeof access];
  const may = ({ role }: Caller) => typeof who === 'string' || (role !== undefined && who[role] !== undefined);
  return scene.callers.flatMap((caller, index) => (may(caller) ? [index] : []));
}

async function send(operation: Operation, attempt: Attempt, { callers, records }: Scene): Promise<Reply> {
  const { by, record, keepsKeys, params, query, headers, body } = attempt;
  const token = callers[by]?.token;
  const keys = records[record] ?? keysOfNothing();
  const usual = requestFor(operation, keys, token ?? '');
  const fitted = keepsKeys ? withKeys(body, keys, token ?? '') : body;
  return server.call(operation.method, addressOf(operation, usual.path, { params, query }), {
    token,
    headers: { ...usual.headers, ...newKey(), ...headers },
    body: body === undefined ? usual.body : fitted,
  });
}

/** The usual address, but for the parameters that are given. */
function addressOf({ path }: Operation, usual: string, { params, query }: Pick<Attempt, 'params' | 'query'>): string {
  if (Object.keys(params).length + Object.keys(query).length === 0) return usual;
  const [usualPath = ''] = usual.split('?');
  const entries = Object.entries(params);
  const place = entries.reduce(
    (before, [name, value]) => before.replace(`{${name}}`, encodeURIComponent(textOf(value))),
    entries.length > 0 ? path : usualPath,
  );
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, textOf(value)])).toString();
  return search === '' ? place : `${place}?${search}`;
}

/** An address takes no half of a character. */
function textOf(value: unknown): string {
  return (typeof value === 'string' ? value : JSON.stringify(value)).replaceAll(/[\ud800-\udfff]/g, '?') || '-';
}

const ajv = new Ajv2020({ strict: false, allErrors: false });
formats(ajv);
ajv.addSchema({ $id: 'contract', components: contract.components });
const validators = new Map<string, ValidateFunction>();

/** What is wrong with an answer by the contract; undefined when nothing is. */
function undeclared({ id, answers }: Operation, { status, headers, body }: Reply): string | undefined {
  if (status >= 500) return `${status}`;
  const answer = answers[String(status)];
  if (!answer) return `${status} is not declared`;
  const type = String(headers['content-type'] ?? '').split(';')[0] ?? '';
  const media = answer.content?.[type];
  if (!media) return `${status} in ${type} is not declared`;
  if (type !== 'application/json' || !media.schema) return undefined;
  const validate = validators.get(`${id} ${status}`) ?? ajv.compile(absolute(media.schema));
  validators.set(`${id} ${status}`, validate);
  return validate(body) ? undefined : `${status}: ${ajv.errorsText(validate.errors)}`;
}

/** References of the contract, as another document makes them. */
function absolute(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"contract#/')) as object;
}

it.each(operations)(
  '$id answers as the contract says, whatever it is sent',
  async (operation) => {
    const hasNewcomers = endsSessions.includes(operation.id);
    let present = hasNewcomers ? await withNewcomers(scene) : scene;
    await fc.assert(
      fc.asyncProperty(attempts(operation), async (attempt) => {
        const reply = await send(operation, attempt, present);
        if (hasNewcomers && reply.status < 300) present = await withNewcomers(scene);
        const problem = undeclared(operation, reply);
        expect(problem, `${problem ?? ''} ${reply.text.slice(0, 500)}`).toBeUndefined();
      }),
      { numRuns: runs, ...(seed !== undefined && { seed: Number(seed) }) },
    );
  },
  600_000,
);
