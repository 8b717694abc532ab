import { checkVisit, mustOrderAgain, type Evidence } from '#domain/progress.ts';
import type { JourneyStep, Step } from '#domain/steps.ts';
import type { Words } from '#domain/words.ts';
import { dashboardTexts as texts } from '#src/texts/dashboard.ts';
import type { DashboardReads } from './use-records.ts';

type Reads = Pick<DashboardReads, 'kits' | 'visits' | 'releases'>;

/**
 * The records of which there is nothing to say yet but that they come, in the order of the journey: none is there, and its step
 * is closed. What could not be loaded is not among them, nor a visit that waits for a new order: those say so.
 */
export function recordsToCome({ kits, visits, releases }: Reads, furthest: Step, evidence: Evidence): ToCome[] {
  const isClosed = (step: JourneyStep) => !checkVisit(furthest, step).ok;
  const hasNone = (read: Reads[keyof Reads]) => read.data?.data.length === 0;
  const waits = (name: ToCome['name']) => name === 'visit' && mustOrderAgain(furthest, evidence);
  return records.filter(
    ({ name, step, of }) => isClosed(step) && hasNone({ kits, visits, releases }[of]) && !waits(name),
  );
}

export type ToCome = (typeof records)[number];

const records = [
  { name: 'release', step: 'release-of-information', of: 'releases', words: texts.laterRelease },
  { name: 'kit', step: 'request-genetic-test-kit', of: 'kits', words: texts.laterKit },
  { name: 'visit', step: 'counseling', of: 'visits', words: texts.laterVisit },
  { name: 'summary', step: 'counseling', of: 'visits', words: texts.laterSummary },
] as const satisfies readonly { name: string; step: JourneyStep; of: keyof Reads; words: Words }[];
