import { useLayoutEffect } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { SurveyDestination, SurveyEvent, surveyMachine } from '#machines/survey/machine.ts';
import { useJustDone } from '#src/features/journey/use-journey-address.ts';
import { useStepPages } from '#src/features/journey/use-step-pages.ts';
import { lastSurveyPage, useKeepSurveyPage } from './last-page.ts';
import { surveyDestinationOf, surveyPaths } from './survey-paths.ts';
import { useSurveyValue } from './use-survey.ts';

/** Which page of the survey stands, as its machine says by what was told so far. */
export function useSurveyPages() {
  const { snapshot, send, advance } = useStepPages((journey) => journey.survey, addresses);
  const isNew = useSurveyValue((survey) => survey.isNew);
  const isSent = useSurveyValue((survey) => survey.isSent);
  const hasJustJoined = useJustDone() === 'eligibility';
  useLayoutEffect(() => {
    const last: SurveyDestination = surveyDestinationOf(lastSurveyPage() ?? surveyPaths.relatives);
    send({ type: 'facts.read', facts: { isNew, isSent, hasJustJoined, last } });
  }, [send, isNew, isSent, hasJustJoined]);
  useKeepSurveyPage();
  return {
    shown: shownBy(snapshot),
    /** Whose page is shown, where it is that of a relative. */
    relativeId: snapshot.context.wanted.relativeId,
    onDone: () => advance({ type: 'page.done' }),
    onMissing: () => send({ type: 'relative.missing' }),
  };
}

const addresses = {
  visitOf: (pathname: string): SurveyEvent => ({
    type: 'page.visited',
    destination: surveyDestinationOf(pathname),
  }),
  addressOf(snapshot: SnapshotFrom<typeof surveyMachine>) {
    const shown = shownBy(snapshot);
    const { relativeId } = snapshot.context.wanted;
    if (shown === 'relative') return relativeId === undefined ? undefined : surveyPaths.relative(relativeId);
    return shown && pathsOfPages[shown];
  },
};

const pathsOfPages = {
  joined: surveyPaths.start,
  you: surveyPaths.aboutYou,
  ancestry: surveyPaths.ancestry,
  count: surveyPaths.count,
  relatives: surveyPaths.relatives,
  check: surveyPaths.check,
  tree: surveyPaths.tree,
  ask: surveyPaths.ask,
} as const;

const shownPages = ['joined', 'you', 'ancestry', 'count', 'relatives', 'relative', 'check', 'tree', 'ask'] as const;

function shownBy(snapshot: SnapshotFrom<typeof surveyMachine>) {
  return shownPages.find((page) => snapshot.hasTag(page));
}
