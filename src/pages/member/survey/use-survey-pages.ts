import { useCallback } from 'react';
import type { SnapshotFrom } from 'xstate';
import { paths as appPaths } from '#domain/paths.ts';
import type { surveyMachine } from '#machines/survey/machine.ts';
import type { AddedRelative, SurveyFacts } from '#machines/survey/types.ts';
import { useJustCompletedStep } from '#src/features/journey/use-journey-address.ts';
import { useStepPages } from '#src/features/journey/use-step-pages.ts';
import { lastSurveyPage, useKeepSurveyPage } from './last-page.ts';
import { surveyDestinationOf, surveyPaths } from './survey-paths.ts';
import { useSurveyStatus } from './use-survey.ts';

type SurveySnapshot = SnapshotFrom<typeof surveyMachine>;

/** What the place in the history keeps of the list: from whose page the member came back to it. */
export type SurveyArrival = { from: string };

/** Which page of the survey stands, as its machine says by what was told so far. */
export function useSurveyPages() {
  const { isNew, isSent } = useSurveyStatus();
  const hasJustJoined = useJustCompletedStep() === 'eligibility';
  const facts: SurveyFacts = {
    ...{ isNew, isSent, hasJustJoined },
    last: surveyDestinationOf(lastSurveyPage() ?? surveyPaths.relatives),
  };
  const { shown, view, send, advance } = useStepPages((journey) => journey.survey, pages, facts);
  useKeepSurveyPage();
  const onAdd = useCallback(
    (adding: AddedRelative) => advance({ type: 'relative.added', relativeId: crypto.randomUUID(), adding }),
    [advance],
  );
  return {
    shown,
    ...view,
    onDone: () => advance({ type: 'page.done' }),
    onAdd,
    onRelativeDone: (next?: string) => advance({ type: 'relative.done', next }),
    onRemoved: () => advance({ type: 'relative.removed' }),
    onMissing: () => send({ type: 'relative.missing' }),
    onPause: () => advance({ type: 'pause.requested' }),
  };
}

const paths = {
  joined: surveyPaths.start,
  you: surveyPaths.aboutYou,
  ancestry: surveyPaths.ancestry,
  count: surveyPaths.count,
  relatives: surveyPaths.relatives,
  check: surveyPaths.check,
  tree: surveyPaths.tree,
  ask: surveyPaths.ask,
  paused: appPaths.dashboard,
} as const;

type ShownPage = keyof typeof paths | 'relative';
const shownPages: readonly ShownPage[] = ['relative', ...(Object.keys(paths) as (keyof typeof paths)[])];

const pages = {
  pages: shownPages,
  destinationOf: surveyDestinationOf,
  addressOf(page: ShownPage, { context }: SurveySnapshot) {
    if (page !== 'relative') return paths[page];
    const { relativeId, ...how } = context.wanted;
    return relativeId === undefined ? undefined : surveyPaths.relative(relativeId, how);
  },
  viewOf: (now: SurveySnapshot) => ({
    /** Where a relative’s page is shown: whose, and how it was come to. */
    wanted: now.context.wanted,
    /** The member is about to leave: what was typed is saved before. */
    isPausing: now.hasTag('pausing'),
  }),
  arrivalOf(page: ShownPage, { context: { cameFrom } }: SurveySnapshot): SurveyArrival | undefined {
    return page === 'relatives' && cameFrom !== undefined ? { from: cameFrom } : undefined;
  },
  outside: ['paused' as const],
};
