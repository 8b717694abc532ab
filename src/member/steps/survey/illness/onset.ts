import type { Decade, RelativeCondition } from '../../../../../domain/family-history.ts';
import { readAge, unknownAge } from '../age.ts';

/** When a condition began: of the age in years and the decade at most one is known. */
export type Onset = Pick<RelativeCondition, 'age_of_onset' | 'decade_of_onset'>;

export const decades = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90] as const satisfies Decade[];

/** A decade as the form holds it, beside ages in digits and `unknown`. */
export function typedDecade(decade: Decade): string {
  return `d${decade}`;
}

/** What the form shows of a stored onset; empty while nobody has answered. */
export function typedOnset({ age_of_onset, decade_of_onset }: Onset): string {
  if (age_of_onset !== null) return String(age_of_onset);
  return decade_of_onset === null ? unknownAge : typedDecade(decade_of_onset);
}

/** What is typed or chosen as an onset; `undefined` where it is none. */
export function readOnset(typed: string): Onset | undefined {
  const decade = decades.find((each) => typedDecade(each) === typed);
  if (decade !== undefined) return { age_of_onset: null, decade_of_onset: decade };
  const age = readAge(typed);
  return age === undefined ? undefined : { age_of_onset: age, decade_of_onset: null };
}
