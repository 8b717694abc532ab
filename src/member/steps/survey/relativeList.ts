import type { Relative } from '../../../../domain/family-history.ts';

/** The id, in the page, of the link that leads to a relative. */
export function rowId(relativeId: string): string {
  return `relative-${relativeId}`;
}

/** The id, in the page, of the summary’s card of answers that may stay open. */
export const openAnswersId = 'open-answers';

/** Whether nobody has said yet if a relative was ill; of a child's other parent nobody has to. */
export function isOpen({ relation, has_conditions }: Relative): boolean {
  return has_conditions === null && relation !== 'partner';
}
