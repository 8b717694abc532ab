import type { CountedGroup, Relation, Side } from '#domain/family-history.ts';
import { stepPath } from '#domain/steps.ts';

const root = stepPath('survey');

/** The pages of the survey. `check` brings one back to the summary instead of the list. */
export const surveyPaths = {
  aboutYou: `${root}you`,
  ancestry: `${root}ancestry`,
  count: `${root}count`,
  countOf: (group: CountedGroup) => `${root}count#${group}`,
  relatives: `${root}relatives`,
  allListed: `${root}relatives#all-listed`,
  check: `${root}check`,
  tree: `${root}tree`,
  ask: `${root}ask`,
  relative: (id: string, { thenCheck = false } = {}) => `${root}relatives/${id}${thenCheck ? '?then=check' : ''}`,
  newRelative: (relation: Relation, side?: Side, via?: string | null) =>
    `${root}relatives/${crypto.randomUUID()}?add=${relation}${side ? `&side=${side}` : ''}${via ? `&via=${via}` : ''}`,
} as const;
