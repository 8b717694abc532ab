import type { Stage } from './stages.ts';

/**
 * Runs stages side by side, one program more than the machine has cores: many tests wait, for a timer, the database or the disk. A stage
 * begins as soon as those that it needs are done, in the order of the list otherwise. One that is made of more programs than may work runs
 * by itself. Those that need the emulator run one after the other.
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
    const working = [...running.keys()].reduce((sum, each) => sum + each.programs, 0);
    const isEmulatorFree = !stage.needsEmulator || ![...running.keys()].some(({ needsEmulator }) => needsEmulator);
    const hasRoom = running.size === 0 || working + stage.programs <= cores + 1;
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
