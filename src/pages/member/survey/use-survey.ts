import { createContext, use, useSyncExternalStore } from 'react';
import type { Survey } from './survey.ts';

export const SurveyContext = createContext<Survey | undefined>(undefined);

/** The family history, to change it; the page is not drawn again when it changes. */
export function useSurvey(): Survey {
  const survey = use(SurveyContext);
  if (!survey) throw new Error('There is no SurveyContext above: this page stands below SurveyPage.');
  return survey;
}

/** What a page shows of the family history; it is drawn again when that changes. `select` makes no new objects. */
export function useSurveyValue<Selected>(select: (survey: Survey) => Selected): Selected {
  const survey = useSurvey();
  return useSyncExternalStore(survey.subscribe, () => select(survey));
}
