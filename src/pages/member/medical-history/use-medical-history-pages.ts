import { useLayoutEffect } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { MedicalHistoryEvent, medicalHistoryMachine } from '#machines/medical-history/machine.ts';
import { useStepPages } from '#src/features/journey/use-step-pages.ts';
import { checkAddress, destinationOf, pageAddress } from './addresses.ts';
import type { History } from './use-medical-history.ts';

/** Which page of the medical history stands, as its machine says by what is asked and answered. */
export function useMedicalHistoryPages({ pages, firstOpenPage }: Pick<History, 'pages' | 'firstOpenPage'>) {
  const { snapshot, send, advance } = useStepPages((journey) => journey.medicalHistory, addresses);
  // Compared as one: the pages are made anew with each answer.
  const groups = JSON.stringify(pages.map(({ id }) => id));
  const firstOpen = firstOpenPage?.id;
  useLayoutEffect(
    () => send({ type: 'facts.read', facts: { groups: JSON.parse(groups) as string[], firstOpen } }),
    [send, groups, firstOpen],
  );
  return {
    shown: (['questions', 'check'] as const).find((tag) => snapshot.hasTag(tag)),
    /** The group of questions that is shown, by its id. */
    group: snapshot.context.group,
    onDone: (isChange: boolean) => advance({ type: 'page.done', isChange }),
  };
}

const addresses = {
  visitOf: (pathname: string): MedicalHistoryEvent => ({
    type: 'page.visited',
    destination: destinationOf(pathname),
  }),
  addressOf(snapshot: SnapshotFrom<typeof medicalHistoryMachine>) {
    if (snapshot.hasTag('check')) return checkAddress;
    const { group } = snapshot.context;
    return group === undefined ? undefined : pageAddress({ id: group });
  },
};
