import type { AnyStateMachine } from 'xstate';
import type { Move } from './driver.ts';
import type { Failure } from './gate.ts';

type Failing<Machine extends AnyStateMachine, World extends object> = Pick<
  Move<Machine, World>,
  'when' | 'then' | 'world'
> & {
  does: string;
  /** The requests that are held by this name. */
  name: string;
  failure: Failure;
  /** What the app writes to the log of it. */
  logs?: string;
};

/** A request that is held fails. */
export function requestFails<Machine extends AnyStateMachine, World extends object>({
  name,
  failure,
  logs,
  ...move
}: Failing<Machine, World>): Move<Machine, World> {
  return {
    ...move,
    play: async (scene) => {
      if (logs) scene.complaints.allow(logs);
      await scene.fail(name, failure);
    },
  };
}

/** The address follows the page that stands, and asks the machine for it; the states of these pages have their names. */
export function followedTo<Page extends string, Other extends string = never>(pages: readonly Page[], other?: Other) {
  return ({ world, isIn }: { world: { address: Page | Other }; isIn: (state: Page) => boolean }) => {
    const page = pages.find((each) => isIn(each)) ?? other;
    return page === undefined || page === world.address ? [] : [{ type: 'page.visited', destination: page } as const];
  };
}
