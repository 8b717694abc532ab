import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { stepPath } from '#domain/steps.ts';
import { keepSurveyPlace, readSurveyPlace } from '#src/features/session/last-survey-page.ts';

const isPlace = new RegExp(`^${stepPath('survey')}(you|ancestry|count|relatives|relatives/[\\w-]+|check)$`);

/** Keeps in this tab on which page of the survey the member is. */
export function useKeepSurveyPlace(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (isPlace.test(pathname)) keepSurveyPlace(pathname);
  }, [pathname]);
}

/** The page of the survey on which the member was last, to go on from there after a pause. */
export function surveyPlace(): string | undefined {
  const place = readSurveyPlace();
  return place && isPlace.test(place) ? place : undefined;
}
