import { createServer } from 'node:net';
import { codeOf, Problem } from './problem.ts';

/** The ports of one stack. They stand side by side, so that a second stack needs only another first port. */
export interface Ports {
  app: number;
  api: number;
  postgres: number;
  emulator: number;
  emulatorHub: number;
  emulatorLogging: number;
  adminSite: number;
  mailbox: number;
  smtp: number;
}

/** The first port of `npm start`, unless NOVI_PORT says another. */
export const startPort = 4300;

const highestFirst = 65_500;
/** So far away another stack does not meet this one. */
const distance = 300;

const partOf: Record<keyof Ports, string> = {
  app: 'the app',
  api: 'the API',
  postgres: 'PostgreSQL',
  emulator: 'the sign-in emulator',
  emulatorHub: "the sign-in emulator's hub",
  emulatorLogging: "the sign-in emulator's log",
  adminSite: 'the admin site',
  mailbox: 'the mailbox',
  smtp: "the mailbox's mail server",
};

/** The ports of a stack that begins at `first`. */
export function portsFrom(first: number): Ports {
  return {
    app: first,
    api: first + 1,
    postgres: first + 2,
    emulator: first + 3,
    emulatorHub: first + 4,
    emulatorLogging: first + 5,
    adminSite: first + 6,
    mailbox: first + 7,
    smtp: first + 8,
  };
}

/**
 * The first port out of NOVI_PORT.
 * @throws Problem when it is no number that leaves room for all the ports
 */
export function firstPort(text: string | undefined, otherwise: number): number {
  if (text === undefined || text.trim() === '') return otherwise;
  const first = Number(text);
  if (Number.isInteger(first) && first >= 1024 && first <= highestFirst) return first;
  throw new Problem(
    `NOVI_PORT is "${text}", which is no port: set it to a number from 1024 to ${highestFirst}, or unset it.`,
  );
}

/**
 * Makes sure that nobody listens on the ports that are needed.
 * @throws Problem naming every port that is taken
 */
export async function checkPorts(ports: Ports, needed: (keyof Ports)[], command: string): Promise<void> {
  const free = await Promise.all(needed.map((name) => isFree(ports[name])));
  const taken = needed.filter((_, index) => !free[index]).map((name) => `${ports[name]} (${partOf[name]})`);
  if (taken.length === 0) return;
  const other = ports.app + (ports.app + distance > highestFirst ? -distance : distance);
  const [noun, verb, it] = taken.length === 1 ? ['Port', 'is', 'it'] : ['Ports', 'are', 'them'];
  throw new Problem(
    `${noun} ${taken.join(' and ')} ${verb} taken by another program: stop the program that uses ${it}, ` +
      `or give Novi other ports with NOVI_PORT=${other} ${command}.`,
  );
}

/** Looks at both loopback addresses: a browser that is sent to "localhost" may try either of them. */
export async function isFree(port: number): Promise<boolean> {
  return (await canListen(port, '127.0.0.1')) && (await canListen(port, '::1'));
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    // A machine without IPv6 has no "::1": nobody can listen there either.
    server.once('error', (error) => {
      resolve(codeOf(error) !== 'EADDRINUSE');
    });
    server.listen({ port, host, exclusive: true }, () => {
      server.close(() => {
        resolve(true);
      });
    });
  });
}
