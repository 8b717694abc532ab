import type { Stage } from './stages.ts';

/**
 * Runs stages side by side as far as the cores reach: each as soon as those that it needs are done, in the order of the list
 * otherwise. One that wants more cores than there are runs by itself. Those
 * that need the emulator run one after the other.
 * @param cores of the machine
 * @param run runs one stage; it must not reject
 */
export async function runSideBySide(
  stages: readonly Stage[],
  cores: number,
  run: (stage: Stage) => Promise<void>,
): Promise<void> {
  const waiting = [...stages];
  const running = new Map<Stage, Promise<void>>();
  const isDone = (name: string) => ![...waiting, ...running.keys()].some((stage) => stage.name === name);
  const canBegin = (stage: Stage) => {
    const busy = [...running.keys()].reduce((sum, each) => sum + each.cores, 0);
    const isEmulatorFree = !stage.needsEmulator || ![...running.keys()].some(({ needsEmulator }) => needsEmulator);
    const hasRoom = running.size === 0 || busy + stage.cores <= cores;
    return (stage.needs ?? []).every(isDone) && isEmulatorFree && hasRoom;
  };
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.find(canBegin);
    if (next) {
      waiting.splice(waiting.indexOf(next), 1);
      running.set(
        next,
        run(next).then(() => void running.delete(next)),
      );
    } else {
      await Promise.race(running.values());
    }
  }
}
