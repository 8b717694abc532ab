import { isAllListed, listedGroupsOf, relations, type FamilyHistory, type Relative } from '#domain/family-history.ts';
import { openInWords } from '#domain/family-history/facts.ts';

/** The id, in the page, of the link that leads to a relative. */
export function rowId(relativeId: string): string {
  return `relative-${relativeId}`;
}

/** The id, in the page, of the summary’s card of answers that may stay open. */
export const openAnswersId = 'open-answers';

/** Whether all is answered that has to be: a child’s other parent is asked nothing. */
export function isDone(relative: Relative): boolean {
  return relative.relation === 'partner' || openInWords(relative, 'en').length === 0;
}

/** Whether something is open that nobody has to answer: of a relative, or whether all of a group are listed. */
export function isMoreOpen(history: FamilyHistory): boolean {
  return (
    history.relatives.some(
      ({ relation, vital_status, adoption }) => relation !== 'partner' && (vital_status === null || adoption === null),
    ) || listedGroupsOf(history).some((group) => isAllListed(history, group) === null)
  );
}

/** The relatives as the page lists them: by relation, and as they were told of. What is said of them moves none. */
function asListed(relatives: readonly Relative[]): Relative[] {
  return relations.flatMap((relation) => relatives.filter((one) => one.relation === relation));
}

/** The next in the list after a relative who is not done yet; from the end of the list it goes on at its beginning. */
export function nextOpen(relatives: readonly Relative[], id: string): Relative | undefined {
  const listed = asListed(relatives);
  const place = listed.findIndex((one) => one.id === id);
  return [...listed.slice(place + 1), ...listed.slice(0, Math.max(0, place))].find((one) => !isDone(one));
}
