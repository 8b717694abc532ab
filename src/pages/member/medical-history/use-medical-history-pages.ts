import type { SnapshotFrom } from 'xstate';
import type { medicalHistoryMachine } from '#machines/medical-history/machine.ts';
import { useStepPages } from '#src/features/journey/use-step-pages.ts';
import { medicalHistoryDestinationOf, medicalHistoryPaths } from './medical-history-paths.ts';
import type { History } from './use-medical-history.ts';

type MedicalHistorySnapshot = SnapshotFrom<typeof medicalHistoryMachine>;

/** Which page of the medical history stands, as its machine says by what is asked and answered. */
export function useMedicalHistoryPages({ pages: groups, firstOpenPage }: Pick<History, 'pages' | 'firstOpenPage'>) {
  const facts = { groups: groups.map(({ id }) => id), firstOpen: firstOpenPage?.id };
  const { shown, view, advance } = useStepPages((journey) => journey.medicalHistory, pages, facts);
  return { shown, ...view, onDone: () => advance({ type: 'page.done' }) };
}

const shownPages = ['questions', 'check'] as const;

const pages = {
  pages: shownPages,
  destinationOf: medicalHistoryDestinationOf,
  addressOf(page: (typeof shownPages)[number], { context: { group } }: MedicalHistorySnapshot) {
    if (page === 'check') return medicalHistoryPaths.check;
    return group === undefined ? undefined : medicalHistoryPaths.page({ id: group });
  },
  viewOf: ({ context }: MedicalHistorySnapshot) => ({
    /** The group of questions that is shown, by its id. */
    group: context.group,
    /** One answer is changed, from the check. */
    isChange: context.wanted.page === 'questions' && context.wanted.isChange === true,
  }),
};
