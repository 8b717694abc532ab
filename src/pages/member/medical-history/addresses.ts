import { stepPath } from '#domain/steps.ts';
import type { Page } from '#src/features/questionnaire/pages.ts';

/** Where the member left off. */
export const startAddress = stepPath('medical-history');
export const checkAddress = `${startAddress}check`;

/** The page of a group of questions. */
export function pageAddress({ id }: Pick<Page, 'id'>): string {
  return `${startAddress}questions/${encodeURIComponent(id)}`;
}

/** One question, to change its answer: the page goes back to the check afterwards. */
export function changeAddress(page: Pick<Page, 'id'>, key: string): string {
  return `${pageAddress(page)}?then=check#${encodeURIComponent(key)}`;
}
