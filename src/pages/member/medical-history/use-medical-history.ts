import { useState } from 'react';
import type { Questionnaire } from '#domain/fhir.ts';
import { valueOf } from '#domain/questionnaire.ts';
import type { components } from '#openapi/generated/types.ts';
import { answersKey, type AnswersBody } from '#src/features/drafts/store.ts';
import { useDraft } from '#src/features/drafts/use-draft.ts';
import { useCompleteStep, useJourney } from '#src/features/journey/use-journey.ts';
import { isInitial } from '#src/features/questionnaire/initial.ts';
import { asDraft, asSubmission } from '#src/features/questionnaire/outgoing.ts';
import { questionsOf, type Page } from '#src/features/questionnaire/pages.ts';
import { useForm } from '#src/features/questionnaire/use-form.ts';
import { forContract } from './outgoing.ts';

export type History = ReturnType<typeof useMedicalHistory>;

/** The answers while they are being given: kept as a draft with every change, and sent at the end. */
export function useMedicalHistory(
  patientId: string,
  questionnaire: Questionnaire,
  stored: components['schemas']['Answers'],
) {
  const [isChanged, setChanged] = useState(false);
  const draft = useDraft<AnswersBody>(answersKey(patientId, 'medical-history'));
  const complete = useCompleteStep('medical-history');
  const { evidence } = useJourney();
  const drafted = (next: typeof response) => ({ response: forContract(questionnaire, asDraft(next)) });
  const filling = useForm(questionnaire, stored.response, (next) => {
    setChanged(true);
    draft.change(drafted(next));
  });
  const { response, pages, asking, problemsOf } = filling;
  const saidOn = (page: Page) =>
    questionsOf(page, asking.form).filter(({ answers }) => answers.some((one) => valueOf(one) !== undefined));
  // What was chosen already when they came is no sign that they have seen it, unless they have answered after it.
  const lastBegun = pages.findLastIndex((page) => !saidOn(page).every(isInitial));
  const isBegun = (page: Page, index: number) => index <= lastBegun && saidOn(page).length > 0;
  const hasSent = evidence['medical-history'];
  const isAsSent = stored.status === 'completed' || stored.status === 'amended';

  /** Answers that are as they were sent are not sent again. */
  const send = () =>
    complete(
      isAsSent && !isChanged ? undefined : forContract(questionnaire, asSubmission(filling.questionnaire, response)),
    );

  return {
    questionnaire,
    pages,
    asking,
    problemsOf,
    /** The first page that is still to be answered; who has sent all before begins with the check. */
    firstOpenPage: isAsSent
      ? undefined
      : pages.find((page, index) => !(hasSent || isBegun(page, index)) || problemsOf(page).length > 0),
    draft,
    /** When the answers on the page were sent; undefined while they are a draft. */
    sentAt: isAsSent && !isChanged ? (stored.updated_at ?? undefined) : undefined,
    /** When answers were sent that these replace, or will; the newest first. */
    sentBefore: stored.sent_before ?? [],
    /** Earlier answers were sent, and these are changes to them. */
    isAmending: hasSent && (isChanged || !isAsSent),
    send,
  };
}
