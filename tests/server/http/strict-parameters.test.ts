import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newUser, startTestServer, type Member, type TestServer } from '../setup/server.ts';

let server: TestServer;
let me: Member;
beforeAll(async () => {
  server = await startTestServer();
  me = await server.member();
});
afterAll(() => server.close());

const paths = (reply: { body: { errors?: Record<string, unknown>[] } }) =>
  reply.body.errors?.map((problem) => problem['path']);

describe('parameters', () => {
  it('are named when they do not fit', async () => {
    const id = await server.call('GET', '/users/1', { token: me.token });
    expect([id.status, paths(id)]).toEqual([400, ['userId']]);
    const twice = await server.call('GET', `/patients/is-eligible?patient_id=${me.noviId}&patient_id=x`, {
      token: me.token,
    });
    expect([twice.status, paths(twice)]).toEqual([400, ['patient_id']]);
    const { body } = newUser(me);
    const headers = { 'idempotency-key': 'x' };
    const noKey = await server.call('POST', '/users', { token: me.token, headers, body });
    expect([noKey.status, paths(noKey)]).toEqual([400, ['Idempotency-Key']]);
  });

  it('that the contract does not know are refused in the query', async () => {
    const known = await server.call('GET', `/patients/is-eligible?patient_id=${me.noviId}&color=red`, {
      token: me.token,
    });
    expect([known.status, paths(known)]).toEqual([400, ['color']]);
    const none = await server.call('GET', `/users/${me.noviId}?color=red`, { token: me.token });
    expect([none.status, paths(none)]).toEqual([400, ['color']]);
  });
});

describe('what is no request', () => {
  it('gets an answer in the same shape', async () => {
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = server.app.server.address() as { port: number };
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write('this is not HTTP\r\n\r\n'));
      let text = '';
      socket.on('data', (chunk) => (text += chunk.toString()));
      socket.on('end', () => {
        resolve(text);
      });
      socket.on('error', reject);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('"code":"bad_request"');
  });

  it.each(['/nothing', '/users/%E0%A4%A', `/users/${'a'.repeat(500)}`])('answers %s as one', async (path) => {
    const reply = await server.call('GET', path, { token: me.token });
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(reply.body.code).toMatch(/not_found|bad_request/);
  });
});
