import type { Decade, RelativeCondition } from '#domain/family-history.ts';
import { readAge, unknownAge } from '../age.ts';

/** When a condition began: by the age in years, or the decade, or “I don’t know”; none of them while nobody has answered. */
export type Onset = Pick<RelativeCondition, 'age_of_onset' | 'decade_of_onset' | 'onset_unknown'>;

export const decades = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90] as const satisfies Decade[];

/** A decade as the form holds it, beside ages in digits and `unknown`. */
export function typedDecade(decade: Decade): string {
  return `d${decade}`;
}

/** What the form shows of a stored onset; empty while nobody has answered. */
export function typedOnset({ age_of_onset, decade_of_onset, onset_unknown }: Onset): string {
  if (age_of_onset !== null) return String(age_of_onset);
  if (decade_of_onset !== null) return typedDecade(decade_of_onset);
  return onset_unknown ? unknownAge : '';
}

/** What is typed or chosen as an onset, nothing while it is not answered; `undefined` where it is none. */
export function readOnset(typed: string): Onset | undefined {
  if (typed.trim() === '') return noOnset;
  const decade = decades.find((each) => typedDecade(each) === typed);
  if (decade !== undefined) return { ...noOnset, decade_of_onset: decade };
  const age = readAge(typed);
  return age === undefined ? undefined : { ...noOnset, age_of_onset: age, onset_unknown: age === null };
}

const noOnset: Onset = { age_of_onset: null, decade_of_onset: null, onset_unknown: false };
