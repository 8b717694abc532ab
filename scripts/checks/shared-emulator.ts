import { resolve } from 'node:path';
import { startEmulator } from '../stack/emulator.ts';
import type { Lock } from '../stack/lock.ts';
import { openRegistry } from '../stack/registry.ts';
import type { Stage } from './stages.ts';
import { serverPorts } from './test-ports.ts';

const root = resolve(import.meta.dirname, '../..');

/** Starts the sign-in emulator once where several stages need one, and lets them know; where one does, it starts its own. */
export async function shareEmulator(
  stages: readonly Stage[],
  dataFolder: string,
  lock: Lock,
): Promise<() => Promise<void>> {
  if (stages.filter(({ needsEmulator }) => needsEmulator).length < 2) return () => Promise.resolve();
  const registry = await openRegistry(dataFolder, lock);
  try {
    await startEmulator({ root, dataFolder, ports: serverPorts(), registry });
  } catch (error) {
    await registry.close();
    throw error;
  }
  process.env['NOVI_TEST_EMULATOR'] = 'shared';
  return registry.close;
}
