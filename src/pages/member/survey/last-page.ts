import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { stepPath } from '#domain/steps.ts';
import { keepLastSurveyPage, readLastSurveyPage } from '#src/features/session/last-survey-page.ts';

const isSurveyPage = new RegExp(`^${stepPath('survey')}(you|ancestry|count|relatives|relatives/[\\w-]+|check)$`);

/** Keeps in this tab on which page of the survey the member is. */
export function useKeepSurveyPage(): void {
  const { pathname } = useLocation();
  // Before the browser paints: who leaves the page as soon as they see it comes back to it.
  useLayoutEffect(() => {
    if (isSurveyPage.test(pathname)) keepLastSurveyPage(pathname);
  }, [pathname]);
}

/** The page of the survey on which the member was last, to go on from there after a pause. */
export function lastSurveyPage(): string | undefined {
  const place = readLastSurveyPage();
  return place && isSurveyPage.test(place) ? place : undefined;
}
