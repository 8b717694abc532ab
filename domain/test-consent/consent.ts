import type { Words } from '../words.ts';

/** A part of the text: what it is about, and one paragraph or more, or points. */
export type ConsentPart = {
  about: 'test' | 'way' | 'results' | 'limits' | 'family' | 'privacy' | 'afterwards' | 'cost' | 'choice';
  title: Words;
  text?: readonly Words[];
  points?: readonly Words[];
};

/** One version of what a member reads and agrees to before a test is ordered. Never changed once it was shown. */
export type TestConsent = { version: string; parts: readonly ConsentPart[]; consents: Words };
