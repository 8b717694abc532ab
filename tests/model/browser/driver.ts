import type { AnyStateMachine, ContextFrom, EventFromLogic, InputFrom } from 'xstate';
import type { CallOf, DelayOf, EventTypeOf, StateOf } from './machine-types.ts';
import type { Scene } from './scene.ts';

/**
 * How a machine with a screen is played in a browser: for each event what a person or a fault does, for each state what must be
 * seen. The compiler refuses a driver that leaves out an event or a state of its machine.
 */
export type Driver<Machine extends AnyStateMachine = AnyStateMachine, World extends object = object> = {
  machine: Machine;
  /** Where a tour can begin. */
  starts: readonly Start<Machine, World>[];
  /** What is done for each event that the machine is told. */
  events: { readonly [Type in EventTypeOf<Machine>]: readonly Move<Machine, World>[] | Elsewhere };
  /** What is done so that each of its calls answers, and so that it fails. */
  calls: {
    readonly [Name in CallOf<Machine>]: Ends<Machine, World>;
  };
  /** What is done so that a machine that it invokes, and whose end it hears of, comes to its end. */
  children?: Readonly<Record<string, readonly Move<Machine, World>[]>>;
  /** What is done so that a time passes. */
  delays: { readonly [Name in DelayOf<Machine> & string]: readonly Move<Machine, World>[] | Elsewhere };
  states: { readonly [State in StateOf<Machine>]: Sight<World> | Unseen };
  /**
   * The events that come by themselves, in any number and at any time, without a move: the trace may hold them. `xstate.init`, where the
   * page of a machine may be drawn anew.
   */
  background?: readonly (EventTypeOf<Machine> | 'xstate.init')[];
  /** Of machines of this kind that run at once in a page, only the one that began first is looked at. */
  follows?: 'first';
  /** Has all that was begun come to an end, after a tour: what was typed must be stored then. */
  settle?: (scene: Scene) => Promise<unknown>;
  /** What the deep run is to come by, beside all branches and moves: told by the world after a move. */
  goals?: (world: World) => readonly string[];
  /** How many records each table holds of the person, as the world says. Counted after every event. */
  records: readonly RecordCount<World>[] | NoRecords;
};

type Ends<Machine extends AnyStateMachine, World extends object> = {
  done: readonly Move<Machine, World>[] | Elsewhere;
  error: readonly Move<Machine, World>[] | Elsewhere;
};

/** Why there is no move for it: it follows from other moves (their `then`), or no browser can do it. */
export type Elsewhere = { notMoved: string };

/** Why nobody sees a state. */
export type Unseen = { unseen: string };

/** What must be seen in a state, and what can be done there. */
export type Sight<World extends object> = (scene: Scene, world: World) => Promise<void>;

export type Start<Machine extends AnyStateMachine, World extends object> = {
  /** As the report names the tour. */
  name: string;
  world: World;
  input?: InputFrom<Machine>;
  /** What the machine is told while the page opens. */
  then?: readonly Stimulus<Machine>[];
  /** Makes the person and opens the page. */
  open: (scene: Scene, world: World) => Promise<void>;
};

/** Something that a machine hears: an event, the end of a call, or that a time has passed. */
export type Stimulus<Machine extends AnyStateMachine> =
  | EventFromLogic<Machine>
  | { done: string; output?: unknown }
  | { error: string; with?: unknown }
  /** Of a delayed event that the machine sends itself, its type. */
  | { after: string }
  /** Almost so much time passes that the next one would be over. */
  | { almost: true }
  /** It ends with its screen, and begins anew. */
  | { begins: InputFrom<Machine> | undefined };

export type Move<Machine extends AnyStateMachine, World extends object> = {
  /** What is done, in words: “presses Continue”. */
  does: string;
  /** What the machine hears first, as far as its guards read it: of its own event or call the payload alone. */
  told?: object | ((at: At<Machine, World>) => object);
  /** What it hears by itself after that, because of it. */
  then?: readonly Stimulus<Machine>[] | ((at: At<Machine, World>) => readonly Stimulus<Machine>[]);
  /** It is made in every run, though no branch is new by it. */
  inEveryRun?: boolean;
  /** The machine’s guards turn away what it hears first: it takes no branch by that. */
  isTurnedAway?: true;
  /** Whether it can be done there; always, where the machine answers the event. */
  when?: (at: At<Machine, World>) => boolean;
  /** The machine ends by it, with its screen or its session. What stands then is another’s: `play` looks at it. */
  ends?: true;
  /** What else changes by it. */
  world?: (world: World, before: At<Machine, World>) => World;
  /** `due`: milliseconds until the machine’s next time has passed. */
  play: (scene: Scene, world: World, due: number) => Promise<unknown>;
};

/** Where a machine stands before a move. */
export type At<Machine extends AnyStateMachine, World extends object> = {
  context: ContextFrom<Machine>;
  /** Whether the machine is in a state, by its id without the machine’s own. */
  isIn: (state: StateOf<Machine>) => boolean;
  world: World;
};

/** Why a machine makes no record that could be made twice. */
export type NoRecords = { noneMade: string };

export type RecordCount<World extends object> = {
  what: string;
  count: (scene: Scene) => Promise<number>;
  expected: (world: World) => number;
};

/** A driver as its machine asks for it; `World` is what the moves change beside the machine. */
export function driverOf<World extends object>() {
  return <Machine extends AnyStateMachine>(machine: Machine, parts: Omit<Driver<Machine, World>, 'machine'>) => ({
    machine,
    ...parts,
  });
}
