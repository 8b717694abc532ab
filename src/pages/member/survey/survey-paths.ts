import { relations, sides, type CountedGroup } from '#domain/family-history.ts';
import { stepPath } from '#domain/steps.ts';
import { surveyPages, type AddedRelative, type SurveyDestination } from '#machines/survey/types.ts';

const root = stepPath('survey');

/** The pages of the survey. That of a relative says where it leads, and who is added: a reload asks the machine for the same. */
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
  relative: (id: string, { isFromCheck, adding }: Pick<SurveyDestination, 'isFromCheck' | 'adding'> = {}) =>
    `${root}relatives/${id}${queryOf({ ...(isFromCheck && { then: 'check' }), ...(adding && asQuery(adding)) })}`,
} as const;

/** What an address of the step asks for; the step's own where it names no page that there is. */
export function surveyDestinationOf(pathname: string, search = ''): SurveyDestination {
  const [page, relativeId, ...rest] = pathname.slice(root.length).split('/');
  if (rest.length > 0) return { page: 'start' };
  if (page === 'relatives' && relativeId) {
    const query = new URLSearchParams(search);
    return { page: 'relative', relativeId, adding: addingIn(query), isFromCheck: query.get('then') === 'check' };
  }
  const known = surveyPages.find((each) => each === page && each !== 'relative');
  return { page: known && !relativeId ? known : 'start' };
}

function asQuery({ relation, side, via }: AddedRelative): Record<string, string> {
  return { add: relation, ...(side && { side }), ...(via && { via }) };
}

function addingIn(query: URLSearchParams): AddedRelative | undefined {
  const relation = relations.find((known) => known === query.get('add'));
  if (!relation) return undefined;
  return { relation, side: sides.find((known) => known === query.get('side')), via: query.get('via') ?? undefined };
}

function queryOf(entries: Record<string, string>): string {
  const query = new URLSearchParams(entries).toString();
  return query && `?${query}`;
}
