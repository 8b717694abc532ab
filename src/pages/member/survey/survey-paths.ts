import type { CountedGroup, Relation, Side } from '#domain/family-history.ts';
import { stepPath } from '#domain/steps.ts';
import { surveyPages, type SurveyDestination } from '#machines/survey/machine.ts';

const root = stepPath('survey');

/** The pages of the survey. `check` brings one back to the summary instead of the list. */
export const surveyPaths = {
  start: root,
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

/** What an address of the step asks for; the step's own where it names no page that there is. */
export function surveyDestinationOf(pathname: string): SurveyDestination {
  const [page, relativeId, ...rest] = pathname.slice(root.length).split('/');
  if (rest.length > 0) return { page: 'start' };
  if (page === 'relatives' && relativeId) return { page: 'relative', relativeId };
  const known = surveyPages.find((each) => each === page && each !== 'relative');
  return { page: known && !relativeId ? known : 'start' };
}
