import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../setup/server.ts';

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await startTestServer();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  port = (server.app.server.address() as { port: number }).port;
});
afterAll(() => server.close());

/** Sends all of a body before it looks for the answer, as a proxy does; rejects when it can't send on. */
async function put(path: string, token: string, megabytes: number): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (text: Buffer) => (answer += text.toString()));
  const closed = once(socket, 'close');
  const head = [
    ...[`PUT /api/v1${path} HTTP/1.1`, 'host: novi', 'content-type: application/json', 'if-match: "0"'],
    ...[`authorization: Bearer ${token}`, `content-length: ${String(megabytes * 1_000_000)}`, '', ''],
  ].join('\r\n');
  socket.write(head);
  for (let sent = 0; sent < megabytes; sent += 1) {
    if (!socket.write(Buffer.alloc(1_000_000, 'x'))) await once(socket, 'drain');
  }
  await closed;
  return answer.slice(0, 'HTTP/1.1 413'.length);
}

it.each([2, 5, 12])('a body of %d MB gets its 413, although the client sends all of it first', async (megabytes) => {
  const { noviId, token } = await server.member();
  const path = `/patients/${noviId}/drafts/eligibility`;
  const answers = await Promise.all(Array.from({ length: 4 }, () => put(path, token, megabytes)));
  expect(answers).toEqual(Array(4).fill('HTTP/1.1 413'));
});
