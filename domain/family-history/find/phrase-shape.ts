import type { Meaning } from './lexicon.ts';

/** Words that together name a condition, or only hint at it, as an organ or a treatment does. */
export type Phrases = {
  names: readonly (readonly Meaning[])[];
  hints?: readonly (readonly Meaning[])[];
  /** Hints only where nothing else is said: a lump can be in any place that was named beside it. */
  alone?: readonly (readonly Meaning[])[];
};
