import { useMemo, useState } from 'react';
import { layOut, prepare, type ItemNode } from '#domain/questionnaire.ts';
import type { Questionnaire, QuestionnaireResponse } from '#domain/questionnaire/r4.ts';
import type { QuestionnaireState } from './context.ts';
import { pagesOf, type Page } from './pages.ts';
import { pageProblems } from './problems.ts';
import { beginResponse, withAnswers, withAddedGroup, withoutGroup } from './response.ts';

/**
 * A questionnaire while it is being filled in: its pages, what keeps them from being sent, and how to answer.
 * @param before what was answered earlier
 * @param onChange hears of every change, with the response as it is then
 */
export function useForm<Given extends Questionnaire>(
  given: Given,
  before: Pick<QuestionnaireResponse, 'item'> | undefined,
  onChange: (response: QuestionnaireResponse) => void = () => undefined,
) {
  const questionnaire = useMemo(() => prepare(given), [given]);
  const [response, setResponse] = useState(() => beginResponse(questionnaire, before));
  const form = layOut(questionnaire, response.item ?? []);
  const pages = pagesOf(questionnaire, form);

  const change = (next: QuestionnaireResponse) => {
    setResponse(next);
    onChange(next);
  };
  const asking: QuestionnaireState = {
    form,
    answer: (node, answers) => change(withAnswers(questionnaire, response, node, answers)),
    add: (node: ItemNode) => change(withAddedGroup(questionnaire, response, node)),
    remove: (node: ItemNode) => change(withoutGroup(questionnaire, response, node)),
  };
  return {
    questionnaire,
    response,
    pages,
    asking,
    problemsOf: (page: Page) => pageProblems(page, form),
  };
}
