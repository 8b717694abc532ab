import type { ConditionCode } from '../condition-codes.ts';
import { cancerPhrases } from './phrases-cancer.ts';
import { otherPhrases } from './phrases-other.ts';
import type { Phrases } from './phrase-shape.ts';

/** By which words each condition is found. */
export const phrasesOf: Readonly<Record<ConditionCode, Phrases>> = { ...cancerPhrases, ...otherPhrases };
