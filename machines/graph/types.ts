/** What makes a machine take a branch. */
export type Trigger = {
  /**
   * `event`: somebody or something says so. `always`: at once. `done`, `error`: a call has ended. `after`: time has passed.
   * `finished`: the states inside have come to their end.
   */
  kind: 'event' | 'always' | 'done' | 'error' | 'after' | 'finished';
  /** The event's type, the id of the call, or the name of the delay; empty for `always` and `finished`. */
  name: string;
};

/** One entry of a transition's list: the smallest thing that a flow can do. */
export type Branch = {
  /** The same in the browser, on the server, in a walk and in a picture, as long as the machine says the same. */
  id: string;
  /** The id of the state that it leaves or stays in. */
  source: string;
  trigger: Trigger;
  /** Its place in the list of those with the same source and trigger: the first whose guard holds is taken. */
  place: number;
  /** The guard's name, where there is one. */
  guard: string | undefined;
  /** The ids of the states that it enters; none where it stays. */
  targets: readonly string[];
  reenter: boolean;
  /** The names of its actions, in their order. */
  actions: readonly string[];
  description: string;
};

/** What a state starts on entry and ends on exit. */
export type Invocation = {
  id: string;
  /** The name of its actor. */
  src: string;
};

export type GraphState = {
  /** Its path with the machine's id before it: `auth.signedIn.token.fresh`. */
  id: string;
  /** Its own name. */
  name: string;
  parent: string | undefined;
  kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  /** The id of the state in which it begins; of a compound state alone. */
  initial: string | undefined;
  description: string;
  tags: readonly string[];
  entry: readonly string[];
  exit: readonly string[];
  invokes: readonly Invocation[];
};

/** A machine as plain data: what is walked, drawn and compared. */
export type MachineGraph = {
  /** The machine's id. */
  id: string;
  description: string;
  /** The machine itself first, then each state before those inside it, in the order of the machine. */
  states: readonly GraphState[];
  /** In the order of the states, and of each state's list. */
  branches: readonly Branch[];
};
