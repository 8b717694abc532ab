import { stepPath } from '#domain/steps.ts';
import type { MedicalHistoryDestination } from '#machines/medical-history/machine.ts';
import type { Page } from '#src/features/questionnaire/pages.ts';

/** Where the member left off. */
const startAddress = stepPath('medical-history');
export const checkAddress = `${startAddress}check`;
const questionsAddress = `${startAddress}questions/`;

/** The page of a group of questions. */
export function pageAddress({ id }: Pick<Page, 'id'>): string {
  return `${questionsAddress}${encodeURIComponent(id)}`;
}

/** One question, to change its answer: the page goes back to the check afterwards. */
export function changeAddress(page: Pick<Page, 'id'>, key: string): string {
  return `${pageAddress(page)}?then=check#${encodeURIComponent(key)}`;
}

/** What an address of the step asks for; where the member left off, where it names no page that there is. */
export function destinationOf(pathname: string): MedicalHistoryDestination {
  if (pathname === checkAddress) return { page: 'check' };
  if (!pathname.startsWith(questionsAddress)) return { page: 'start' };
  return { page: 'questions', group: decoded(pathname.slice(questionsAddress.length)) };
}

/** What somebody has typed as an address may be no encoding of anything. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
