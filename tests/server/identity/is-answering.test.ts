import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { expect, it, onTestFinished } from 'vitest';
import { isAnswering } from '#server/identity/is-answering.ts';

/** Something at an address of its own, until the test has ended. */
async function at(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return addressOf((server.address() as AddressInfo).port);
}

const addressOf = (port: number) => `http://127.0.0.1:${String(port)}/`;

it('tells what answers from what refuses, and from what is not there', async () => {
  expect(await isAnswering(await at((_request, reply) => reply.end('ok')))).toBe(true);
  expect(await isAnswering(await at((_request, reply) => reply.writeHead(503).end()))).toBe(false);
  expect(await isAnswering(addressOf(1))).toBe(false);
});

it('gives up what takes a connection and never answers', async () => {
  expect(await isAnswering(await at(() => undefined), 50)).toBe(false);
});

it('asks on no connection that was kept from before: the other side may have closed it meanwhile', async () => {
  const used = new Set<Socket>();
  const url = await at(({ socket }, reply) => {
    if (used.has(socket)) socket.destroy();
    else reply.end('ok');
    used.add(socket);
  });
  const [reply] = (await once(get(url), 'response')) as [IncomingMessage];
  await text(reply);
  expect([await isAnswering(url), await isAnswering(url)]).toEqual([true, true]);
});

it('counts an answer that came while this process itself was busy for longer', async () => {
  const steps = new Int32Array(new SharedArrayBuffer(8));
  const server = new Worker(
    `const { createServer } = require('node:http');
    const { parentPort, workerData } = require('node:worker_threads');
    const done = (step) => {
      Atomics.store(workerData, step, 1);
      Atomics.notify(workerData, step);
    };
    const server = createServer((_request, reply) => {
      done(0);
      reply.end('ok', () => done(1));
    });
    server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));`,
    { eval: true, workerData: steps },
  );
  onTestFinished(async () => {
    await server.terminate();
  });
  const [port] = (await once(server, 'message')) as [number];
  const found = isAnswering(addressOf(port), 500);
  await Atomics.waitAsync(steps, 0, 0).value;
  // Nothing of this process runs until the answer is there and the time for it is over.
  Atomics.wait(steps, 1, 0);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 510);
  expect(await found).toBe(true);
});
