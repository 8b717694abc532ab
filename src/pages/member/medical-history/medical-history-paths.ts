import { stepPath } from '#domain/steps.ts';
import type { MedicalHistoryDestination } from '#machines/medical-history/machine.ts';
import type { Page } from '#src/features/questionnaire/pages.ts';

const root = stepPath('medical-history');
const questions = `${root}questions/`;

/** The pages of the step. `change` is one question, whose page goes back to the check afterwards. */
export const medicalHistoryPaths = {
  check: `${root}check`,
  page: ({ id }: Pick<Page, 'id'>) => `${questions}${encodeURIComponent(id)}`,
  change: ({ id }: Pick<Page, 'id'>, key: string) =>
    `${questions}${encodeURIComponent(id)}?then=check#${encodeURIComponent(key)}`,
} as const;

/** What an address of the step asks for; where the member left off, where it names no page that there is. */
export function medicalHistoryDestinationOf(pathname: string, search: string): MedicalHistoryDestination {
  if (pathname === medicalHistoryPaths.check) return { page: 'check' };
  if (!pathname.startsWith(questions)) return { page: 'start' };
  const isChange = new URLSearchParams(search).get('then') === 'check';
  return { page: 'questions', group: decoded(pathname.slice(questions.length)), isChange };
}

/** What somebody has typed as an address may be no encoding of anything. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
