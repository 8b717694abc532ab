import type { Driver, Move, Start } from './driver.ts';

/** A driver, for what treats all of them alike: which machine it is, its own file alone knows. */
export type AnyDriver = Driver;
export type AnyMove = Move<AnyDriver['machine'], object>;
export type AnyStart = Start<AnyDriver['machine'], object>;
/** `Stimulus` of whatever machine. */
export type AnyTold =
  | { type: string }
  | { done: string; output?: unknown }
  | { error: string; with?: unknown }
  | { after: string }
  | { almost: true }
  | { begins: unknown };
