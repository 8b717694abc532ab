import type { ConditionCode } from '../conditions.ts';
import type { Meaning } from './lexicon.ts';
import { cancerPhrases } from './phrases-cancer.ts';
import { otherPhrases } from './phrases-other.ts';

/** Words that together name a condition, or only hint at it, as an organ or a treatment does. */
export type Phrases = {
  names: readonly (readonly Meaning[])[];
  hints?: readonly (readonly Meaning[])[];
  /** Hints only where nothing else is said: a lump can be in any place that was named beside it. */
  alone?: readonly (readonly Meaning[])[];
};

/** By which words each condition is found. */
export const phrasesOf: Readonly<Record<ConditionCode, Phrases>> = { ...cancerPhrases, ...otherPhrases };
