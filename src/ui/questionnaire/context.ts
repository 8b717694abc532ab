import { createContext, use } from 'react';
import type { Questionnaire, QuestionnaireResponse, ResponseAnswer } from '../../../domain/fhir.ts';
import { rawAnswers } from './response.ts';

/** What the questions of a page need: what is asked, what was answered so far, and how to answer. */
export type Asking = {
  questionnaire: Questionnaire;
  response: QuestionnaireResponse;
  /** The `linkId`s that are asked, given the answers so far. */
  enabled: ReadonlySet<string>;
  answer: (linkId: string, answers: readonly ResponseAnswer[]) => void;
};

export const AskingContext = createContext<Asking | null>(null);

export function useAsking(): Asking {
  const asking = use(AskingContext);
  if (!asking) throw new Error('A question stands outside a questionnaire: put it into <QuestionnairePage>.');
  return asking;
}

/** The answers to one question, and their setter. */
export function useAnswers(linkId: string) {
  const { response, answer } = useAsking();
  const answers = rawAnswers(response.item, linkId);
  return [answers, (next: readonly ResponseAnswer[]) => answer(linkId, next)] as const;
}
