import { firstPort, portsFrom, type Ports } from '../stack/ports.ts';

/** The ports of the stack that the server's tests run on. */
export function serverPorts(): Ports {
  return withSharedEmulator(ownPorts(0));
}

/** The ports of the stack that the browser tests run on: they follow those of the server's tests. */
export function browserPorts(): Ports {
  return withSharedEmulator(ownPorts(7));
}

/** The ports of the emulator that both can share: those of the server tests' own, which that stack does not start then. */
export function sharedEmulatorPorts(): Ports {
  return ownPorts(0);
}

/** Whether the emulator runs already: `npm test` starts one where several stages need it. */
export function sharesEmulator(): boolean {
  return process.env['NOVI_TEST_EMULATOR'] === 'shared';
}

function ownPorts(distance: number): Ports {
  return portsFrom(firstPort(process.env['NOVI_TEST_PORT'], 4500) + distance);
}

function withSharedEmulator(ports: Ports): Ports {
  return sharesEmulator() ? { ...ports, emulator: sharedEmulatorPorts().emulator } : ports;
}
