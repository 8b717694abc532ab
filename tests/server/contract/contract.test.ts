import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { access } from '#server/contract/access.ts';
import { preconditions } from '#server/contract/preconditions.ts';
import { handlers } from '#server/handlers.ts';
import { serveApi } from '#server/http/api.ts';
import { startTestServer, type Member, type TestServer } from '../setup/server.ts';

type Operation = { operationId: string; security?: unknown[]; responses: object; parameters: { $ref?: string }[] };
const contract = parse(readFileSync('openapi/novi.yaml', 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
};
const operations = Object.values(contract.paths).flatMap((path) => Object.values(path));

let server: TestServer;
let me: Member;
beforeAll(async () => {
  server = await startTestServer();
  me = await server.member();
});
afterAll(() => server.close());

describe('the access table', () => {
  it('has exactly the operations of the contract', () => {
    expect(Object.keys(access).toSorted()).toEqual(operations.map(({ operationId }) => operationId).toSorted());
  });

  it('leaves open what the contract leaves open, and nothing else', () => {
    const open = Object.entries(access)
      .filter(([, rule]) => rule.who === 'public')
      .map(([id]) => id);
    expect(open).toEqual(
      operations.filter(({ security }) => security?.length === 0).map(({ operationId }) => operationId),
    );
    for (const { operationId, responses } of operations) {
      expect('401' in responses, operationId).toBe(!open.includes(operationId));
    }
  });

  it('stops the start when an operation is missing in it, or in the contract', async () => {
    const services = { handlers, replays: {} } as never;
    const limiter = {
      address: () => Promise.resolve(),
      user: () => Promise.resolve(),
      mayTell: () => Promise.resolve('yes' as const),
    };
    const start = async () => {
      const app = Fastify();
      await app.register((api) => serveApi(api, services, limiter));
      await app.ready();
      await app.close();
    };
    await expect(start()).resolves.toBeUndefined();
    const { listStates, ...others } = access;
    const table = access as Partial<Record<string, object>>;
    delete table['listStates'];
    await expect(start()).rejects.toThrow('listStates is not in server/contract/access.ts');
    Object.assign(table, others, { listStates, flyToTheMoon: listStates });
    await expect(start()).rejects.toThrow('not in the contract: flyToTheMoon');
    delete table['flyToTheMoon'];
    Object.assign(table, { listStates: { who: 'public' } });
    await expect(start()).rejects.toThrow('whether an impersonating admin may do these (impersonation): listStates');
    Object.assign(table, { listStates });
  });
});

it('every operation that knows If-Match answers 412 in the contract, and 428 where it may need it', () => {
  const answering = (status: string) =>
    operations.filter(({ responses }) => status in responses).map(({ operationId }) => operationId);
  const known = Object.entries(preconditions);
  expect(known.map(([id]) => id).toSorted()).toEqual(answering('412').toSorted());
  const needing = known.filter(([, when]) => when !== 'optional').map(([id]) => id);
  expect(needing.toSorted()).toEqual(answering('428').toSorted());
});

describe('an answer', () => {
  it('holds only what the contract says', async () => {
    const state = { code: 'IL', name: 'Illinois', served: true, governor: 'secret' };
    vi.spyOn(handlers, 'listStates').mockResolvedValueOnce({ status: 200, data: [state] });
    const reply = await server.call('GET', '/states/list');
    expect(reply.body.data).toEqual([{ code: 'IL', name: 'Illinois', served: true }]);
  });

  it('is a 500 when it lacks something that the contract promises', async () => {
    vi.spyOn(handlers, 'listStates').mockResolvedValueOnce({ status: 200, data: [{ code: 'IL' }] as never });
    expect((await server.call('GET', '/states/list')).status).toBe(500);
  });

  it('holds nested items whole, however deep they stand', async () => {
    type Item = { linkId: string; type: 'group'; item?: Item[] };
    const nest = (depth: number): Item => ({
      ...{ linkId: String(depth), type: 'group' },
      ...(depth > 0 && { item: [nest(depth - 1), { linkId: `${String(depth)}b`, type: 'group' }] }),
    });
    const form = { resourceType: 'Questionnaire', url: 'u', version: '1', title: 't', status: 'active' } as const;
    const data = { ...form, item: [nest(8)] };
    vi.spyOn(handlers, 'getQuestions').mockResolvedValueOnce({ status: 200, data });
    const reply = await server.call('GET', '/questionnaires/questions?questionnaire=medical-history', {
      token: me.token,
    });
    expect(reply.body.data).toEqual(data);
  });

  it('comes with headers that keep it from caches and frames', async () => {
    const { headers } = await server.call('GET', '/states/list');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    });
    expect(headers).not.toHaveProperty('x-powered-by');
  });
});
