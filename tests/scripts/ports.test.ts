import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { checkPorts, firstPort, portsFrom } from '#scripts/stack/ports.ts';

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Takes some free port on one of the addresses of this machine. */
async function takePort(host: string): Promise<number> {
  const taken = createServer();
  servers.push(taken);
  await new Promise<void>((resolve) => taken.listen(0, host, resolve));
  return (taken.address() as AddressInfo).port;
}

/** A port that nobody listens on. */
async function freePort(): Promise<number> {
  const port = await takePort('127.0.0.1');
  await new Promise((resolve) => servers.pop()?.close(resolve));
  return port;
}

describe('a port that is taken', () => {
  it('is named with what needs it and how to go on', async () => {
    const port = await takePort('127.0.0.1');
    await expect(checkPorts({ ...portsFrom(4700), emulator: port }, ['emulator'], 'npm start')).rejects.toThrow(
      `Port ${port} (the sign-in emulator) is taken by another program: stop the program that uses it, ` +
        'or give Novi other ports with NOVI_PORT=5000 npm start.',
    );
  });

  it('leads to ports that there are, also near the last one', async () => {
    const port = await takePort('127.0.0.1');
    await expect(checkPorts({ ...portsFrom(65_400), api: port }, ['api'], 'npm start')).rejects.toThrow(
      'NOVI_PORT=65100',
    );
  });

  it('counts as taken by a program that listens on all addresses', async () => {
    const port = await takePort('0.0.0.0');
    await expect(checkPorts({ ...portsFrom(4700), app: port }, ['app'], 'npm start')).rejects.toThrow(/is taken/);
  });

  it('does not matter when this stack does not need it', async () => {
    const port = await takePort('127.0.0.1');
    const ports = { ...portsFrom(4700), app: await freePort(), postgres: port };
    await expect(checkPorts(ports, ['app'], 'npm start')).resolves.toBeUndefined();
  });
});

describe('NOVI_PORT', () => {
  it('moves all ports', () => {
    expect(portsFrom(firstPort('5200', 4300))).toMatchObject({
      app: 5200,
      api: 5201,
      emulatorLogging: 5205,
      adminSite: 5206,
      mailbox: 5207,
      smtp: 5208,
    });
  });

  it('can be left away', () => {
    expect(firstPort(undefined, 4300)).toBe(4300);
    expect(firstPort('', 4300)).toBe(4300);
  });

  it.each(['abc', '80', '70000', '4300.5'])('is refused when it is %s', (text) => {
    expect(() => firstPort(text, 4300)).toThrow(/which is no port: set it to a number from 1024 to 65500/);
  });
});
