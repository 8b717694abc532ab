import { createContext, use } from 'react';
import type { Form, Place } from '../../../domain/questionnaire.ts';
import type { ResponseAnswer } from '../../../domain/questionnaire/r4.ts';
import { hintOf } from './support.ts';

/** What the questions of a page need: what is asked and answered so far, and how to answer. */
export type Asking = {
  form: Form;
  answer: (place: Place, answers: readonly ResponseAnswer[]) => void;
  /** One more of a group that repeats. */
  add: (place: Place) => void;
  remove: (place: Place) => void;
};

export const AskingContext = createContext<Asking | null>(null);

export function useAsking(): Asking {
  const asking = use(AskingContext);
  if (!asking) throw new Error('A question stands outside a questionnaire: put it into <QuestionnairePage>.');
  return asking;
}

/** The answers at a place, and their setter. */
export function useAnswers(place: Place) {
  const { answer } = useAsking();
  return [place.answers, (next: readonly ResponseAnswer[]) => answer(place, next)] as const;
}

/** What helps with the question at a place. */
export function useHint(place: Place): string | undefined {
  return hintOf(place, useAsking().form);
}
