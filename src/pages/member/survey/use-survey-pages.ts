import { useMemo } from 'react';
import type { SurveyContext, SurveyFacts } from '#machines/survey/machine.ts';
import { useJustCompletedStep } from '#src/features/journey/use-journey-address.ts';
import { useStepPages } from '#src/features/journey/use-step-pages.ts';
import { lastSurveyPage, useKeepSurveyPage } from './last-page.ts';
import { surveyDestinationOf, surveyPaths } from './survey-paths.ts';
import { useSurveyStatus } from './use-survey.ts';

/** Which page of the survey stands, as its machine says by what was told so far. */
export function useSurveyPages() {
  const { isNew, isSent } = useSurveyStatus();
  const hasJustJoined = useJustCompletedStep() === 'eligibility';
  const facts = useMemo(
    (): SurveyFacts => ({
      ...{ isNew, isSent, hasJustJoined },
      last: surveyDestinationOf(lastSurveyPage() ?? surveyPaths.relatives),
    }),
    [isNew, isSent, hasJustJoined],
  );
  const { shown, snapshot, send, advance } = useStepPages((journey) => journey.survey, pages, facts);
  useKeepSurveyPage();
  return {
    shown,
    /** Whose page is shown, where it is that of a relative. */
    relativeId: snapshot.context.wanted.relativeId,
    onDone: () => advance({ type: 'page.done' }),
    onMissing: () => send({ type: 'relative.missing' }),
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
} as const;

const shownPages = ['joined', 'you', 'ancestry', 'count', 'relatives', 'relative', 'check', 'tree', 'ask'] as const;

const pages = {
  pages: shownPages,
  destinationOf: surveyDestinationOf,
  addressOf(page: (typeof shownPages)[number], { wanted: { relativeId } }: SurveyContext) {
    if (page !== 'relative') return paths[page];
    return relativeId === undefined ? undefined : surveyPaths.relative(relativeId);
  },
};
