import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AccountsPlace } from './accounts.ts';
import type { KeeperMessage } from './keeper.ts';
import type { Lock } from './lock.ts';
import type { Problem } from './problem.ts';
import { startPart, type Part, type Registry } from './processes.ts';

/** Everything that a stack has started, in that order. */
export interface PartsRegistry extends Registry {
  /** Something to do when the stack stops, before the parts that were started earlier stop. */
  onStop: (todo: () => Promise<void>) => void;
  /** Lets the keeper save the accounts, should this process be killed. */
  entrust: (accounts: AccountsPlace) => void;
  /** Settles when a watched part stops by itself. */
  broken: Promise<Problem>;
  /** Stops everything, the last started first. */
  close: () => Promise<void>;
}

/** Starts the keeper and opens the list of what is started from now on. */
export async function openRegistry(dataFolder: string, lock: Lock): Promise<PartsRegistry> {
  const stops: { part?: Part; stop: () => Promise<void> }[] = [];
  const broken = Promise.withResolvers<Problem>();
  let isClosing = false;

  const keeper = await startPart({
    name: 'the watch over killed processes',
    command: process.execPath,
    args: [fileURLToPath(new URL('keeper.ts', import.meta.url))],
    cwd: dataFolder,
    env: process.env,
    logFile: join(dataFolder, 'logs/keeper.log'),
    stopSignal: 'SIGKILL',
  });
  const tell = (message: KeeperMessage) => {
    // A keeper that was killed is reported as a broken part; there is nobody to tell any more.
    if (keeper.child.connected) keeper.child.send(message, () => undefined);
  };

  const registry: PartsRegistry = {
    broken: broken.promise,
    add(part) {
      lock.record(part.recorded);
      tell({ part: part.recorded });
      stops.push({ part, stop: part.stop });
      // A start that was called off may still be on its way to this line.
      if (isClosing) void part.stop();
    },
    drop(part) {
      stops.splice(
        stops.findIndex((each) => each.part === part),
        1,
      );
    },
    watch(part) {
      void part.gone.then(() => {
        if (!isClosing) broken.resolve(part.problem());
      });
    },
    onStop(todo) {
      stops.push({ stop: todo });
    },
    entrust(accounts) {
      tell({ accounts });
    },
    async close() {
      isClosing = true;
      for (let last = stops.pop(); last; last = stops.pop()) await last.stop();
      tell({ done: true });
      await keeper.gone;
    },
  };
  registry.watch(keeper);
  return registry;
}
