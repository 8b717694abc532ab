import { hashKey } from '@tanstack/react-query';
import { useState } from 'react';
import type { Questionnaire, QuestionnaireResponse, ResponseAnswer } from '../../../../domain/fhir.ts';
import { answersByLinkId, enabledItems } from '../../../../domain/questionnaire.ts';
import type { components } from '../../../../openapi/generated/types.ts';
import { answersStore } from '../../../app/autosave/answers.ts';
import { useAutosaver } from '../../../app/autosave/useAutosaver.ts';
import { useCompleteStep, useJourney } from '../../../app/journey/useJourney.ts';
import { asDraft, asSubmission } from '../../../ui/questionnaire/outgoing.ts';
import { pagesOf, questionsOf } from '../../../ui/questionnaire/pages.ts';
import { pageProblems } from '../../../ui/questionnaire/problems.ts';
import { beginResponse, withAnswers } from '../../../ui/questionnaire/response.ts';

export type History = ReturnType<typeof useMedicalHistory>;

/** The answers while they are being given: kept as a draft with every change, and sent at the end. */
export function useMedicalHistory(
  patientId: string,
  questionnaire: Questionnaire,
  stored: components['schemas']['Answers'],
) {
  const [given, setGiven] = useState(() => beginResponse(questionnaire, stored.response));
  const [isChanged, setChanged] = useState(false);
  const store = answersStore(patientId, 'medical-history');
  const { saver, status } = useAutosaver(store, stored.version);
  const complete = useCompleteStep('medical-history');
  const { failure, evidence } = useJourney();

  const enabled = enabledItems(questionnaire, given.item);
  const pages = pagesOf(questionnaire, enabled);
  const problemsOf = (page: (typeof pages)[number]) => pageProblems(page, questionnaire, given);
  const answered = answersByLinkId(given.item);
  const isBegun = (page: (typeof pages)[number]) =>
    questionsOf(page).some(({ linkId }) => answered.get(linkId)?.length);
  const hasSent = evidence['medical-history'];
  const isAsSent = stored.status === 'completed' || stored.status === 'amended';

  const answer = (linkId: string, answers: readonly ResponseAnswer[]) => {
    const next = withAnswers(questionnaire, given, linkId, answers);
    setGiven(next);
    setChanged(true);
    saver.change({ response: asDraft(next) });
  };

  const send = async () => {
    if (isAsSent && !isChanged) {
      complete();
      return;
    }
    const body = asSubmission(questionnaire, given);
    await saver.flush();
    // After a failure nobody knows what came through: the record itself tells.
    const now = failure === undefined ? undefined : await store.read().catch(() => undefined);
    if (now && isSubmission(now.value?.response, body)) {
      await saver.discard();
      complete();
      return;
    }
    if (now && now.version !== saver.version) {
      saver.change({ response: asDraft(given) });
      await saver.flush();
    }
    if (saver.status !== 'conflict') complete({ body, version: saver.version });
  };

  return {
    questionnaire,
    response: given,
    enabled,
    pages,
    problemsOf,
    /** The first page that is still to be answered; who has sent all before begins with the check. */
    firstOpenPage: isAsSent
      ? undefined
      : pages.find((page) => !(hasSent || isBegun(page)) || problemsOf(page).length > 0),
    answer,
    saver,
    status,
    /** When the answers on the page were sent; undefined while they are a draft. */
    sentAt: isAsSent && !isChanged ? (stored.updated_at ?? undefined) : undefined,
    /** Earlier answers were sent, and these are changes to them. */
    isAmending: hasSent && (isChanged || !isAsSent),
    send,
  };
}

/** Whether what the backend holds is this submission: it is when only the reply to it was lost. */
function isSubmission(there: QuestionnaireResponse | undefined, sent: QuestionnaireResponse): boolean {
  return there !== undefined && there.status !== 'in-progress' && hashKey([there.item]) === hashKey([sent.item]);
}
