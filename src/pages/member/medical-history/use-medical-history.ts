import { useState } from 'react';
import type { Questionnaire } from '#domain/fhir.ts';
import { valueOf } from '#domain/questionnaire.ts';
import type { components } from '#openapi/generated/types.ts';
import { answersStore } from '#src/features/drafts/answers.ts';
import { isSame } from '#src/features/drafts/is-same.ts';
import { useAutosaver } from '#src/features/drafts/use-autosaver.ts';
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
  const [{ store, noteSending }] = useState(() => sendingStore(patientId));
  const { saver, status } = useAutosaver(store, stored.version);
  const complete = useCompleteStep('medical-history');
  const { failure, evidence } = useJourney();
  const drafted = (next: typeof response) => ({ response: forContract(questionnaire, asDraft(next)) });
  const filling = useForm(questionnaire, stored.response, (next) => {
    setChanged(true);
    saver.change(drafted(next));
  });
  const { response, pages, asking, problemsOf } = filling;
  const saidOn = (page: Page) =>
    questionsOf(page, asking.form).filter(({ answers }) => answers.some((one) => valueOf(one) !== undefined));
  // What was chosen already when they came is no sign that they have seen it, unless they have answered after it.
  const lastBegun = pages.findLastIndex((page) => !saidOn(page).every(isInitial));
  const isBegun = (page: Page, index: number) => index <= lastBegun && saidOn(page).length > 0;
  const hasSent = evidence['medical-history'];
  const isAsSent = stored.status === 'completed' || stored.status === 'amended';

  const send = async () => {
    if (isAsSent && !isChanged) {
      complete();
      return;
    }
    const body = forContract(questionnaire, asSubmission(filling.questionnaire, response));
    await saver.flush();
    // After a failure nobody knows what came through: the record itself tells.
    const now = failure === undefined ? undefined : await store.readAll().catch(() => undefined);
    if (now && isSubmission(now.value?.response, body)) {
      await saver.giveUp();
      complete();
      return;
    }
    if (now && now.version !== saver.version) {
      saver.change(drafted(response));
      await saver.flush();
    }
    await saver.makeWay();
    if (saver.status === 'conflict') return;
    noteSending(body);
    complete({ body, version: saver.version });
  };

  return {
    questionnaire,
    pages,
    asking,
    problemsOf,
    /** The first page that is still to be answered; who has sent all before begins with the check. */
    firstOpenPage: isAsSent
      ? undefined
      : pages.find((page, index) => !(hasSent || isBegun(page, index)) || problemsOf(page).length > 0),
    saver,
    status,
    /** When the answers on the page were sent; undefined while they are a draft. */
    sentAt: isAsSent && !isChanged ? (stored.updated_at ?? undefined) : undefined,
    /** When answers were sent that these replace, or will; the newest first. */
    sentBefore: stored.sent_before ?? [],
    /** Earlier answers were sent, and these are changes to them. */
    isAmending: hasSent && (isChanged || !isAsSent),
    send,
  };
}

/**
 * Where the answers are kept. What this page has sent itself has taken the place of the draft, also where the reply was lost:
 * what is changed after that is no choice against another tab.
 */
function sendingStore(patientId: string) {
  const kept = answersStore(patientId, 'medical-history');
  let sent: Sent | undefined;
  const read = async () => {
    const now = await kept.read();
    return sent && isSubmission(now.value?.response, sent) ? { ...now, value: undefined } : now;
  };
  return { store: { ...kept, read, readAll: kept.read }, noteSending: (body: Sent) => (sent = body) };
}

/** Whether what the backend holds is this submission: it is when only the reply to it was lost. */
function isSubmission(there: Sent | undefined, sent: Sent): boolean {
  return there !== undefined && there.status !== 'in-progress' && isSame(there.item, sent.item);
}

type Sent = ReturnType<typeof forContract>;
