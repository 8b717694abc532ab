import { firstPort, portsFrom, type Ports } from '../stack/ports.ts';

/** The ports of the stack that the server's tests run on. An emulator that others share with it has its own one's ports. */
export function serverPorts(): Ports {
  return portsAfter(0);
}

/** The ports of the stack that the browser tests run on: they follow those of the server's tests. */
export function browserPorts(): Ports {
  const own = portsAfter(9);
  return sharesEmulator() ? { ...own, emulator: serverPorts().emulator } : own;
}

/** Whether the emulator runs already: `npm test` starts one where several stages need it. */
export function sharesEmulator(): boolean {
  return process.env['NOVI_TEST_EMULATOR'] === 'shared';
}

function portsAfter(distance: number): Ports {
  return portsFrom(firstPort(process.env['NOVI_TEST_PORT'], 4500) + distance);
}
