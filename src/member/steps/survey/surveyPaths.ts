import type { Relation, Side } from '../../../../domain/family-history.ts';
import { stepPath } from '../../../../domain/steps.ts';

const root = stepPath('survey');

/** The pages of the survey. `check` brings one back to the summary instead of the list. */
export const surveyPaths = {
  aboutYou: `${root}you`,
  relatives: `${root}relatives`,
  check: `${root}check`,
  tree: `${root}tree`,
  ask: `${root}ask`,
  relative: (id: string, { thenCheck = false } = {}) => `${root}relatives/${id}${thenCheck ? '?then=check' : ''}`,
  newRelative: (relation: Relation, side?: Side) =>
    `${root}relatives/${crypto.randomUUID()}?add=${relation}${side ? `&side=${side}` : ''}`,
} as const;
