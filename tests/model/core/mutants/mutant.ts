import type { AnyStateMachine } from 'xstate';

/** One fault in a machine. */
export type Mutant = {
  machine: string;
  /** Where it is and what it is, in words. */
  name: string;
  isGuard: boolean;
  /** Makes the machine with it. */
  make: () => AnyStateMachine;
};
