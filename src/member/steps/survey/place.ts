import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { stepPath } from '../../../../domain/steps.ts';
import { clearWhenPersonGoes } from '../../../app/session/personal-data.ts';
import { inTab } from '../../../storage.ts';

const key = 'surveyPlace';
const isPlace = new RegExp(`^${stepPath('survey')}(you|ancestry|count|relatives|relatives/[\\w-]+|check)$`);

clearWhenPersonGoes(() => inTab.remove(key));

/** Keeps in this tab on which page of the survey the member is: an address alone, which says nothing about anybody. */
export function useKeepSurveyPlace(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (isPlace.test(pathname)) inTab.write(key, pathname);
  }, [pathname]);
}

/** The page of the survey on which the member was last, to go on from there after a pause. */
export function surveyPlace(): string | undefined {
  const place = inTab.read(key);
  return place && isPlace.test(place) ? place : undefined;
}
