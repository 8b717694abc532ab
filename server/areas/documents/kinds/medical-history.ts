import { listFormat } from '#domain/formats.ts';
import { medicalHistory } from '#domain/medical-history.ts';
import { dateWords, isThisOption, layOut, valueOf } from '#domain/questionnaire.ts';
import type { ItemNode } from '#domain/questionnaire/item-nodes.ts';
import type { QuestionnaireItem, ResponseAnswer } from '#domain/questionnaire/r4.ts';
import { fill, type Locale } from '#domain/words.ts';
import type { Block, PdfDocument } from '#server/pdf/model.ts';
import { lastSubmitted, submittedAnswers } from '../../questionnaires/stored-answers.ts';
import { documentDates } from '../dates.ts';
import { stableUuid, type FindDocuments, requireRow } from '../entry.ts';
import { documentTexts as texts } from '../texts.ts';

const questionnaire = 'medical-history';

/** The answers about one's health, as they were submitted last. */
export const medicalHistoryDocuments: FindDocuments = async ({ db, patientId, isOwn, locale }, only) => {
  const key = { patient_id: patientId, questionnaire } as const;
  const sent = await lastSubmitted(db, key);
  if (!sent) return [];
  const id = stableUuid(patientId, questionnaire, sent.version);
  if (only !== undefined && only !== id) return [];
  const read = async () => {
    const answers = requireRow([await submittedAnswers(db, key)].filter((each) => each !== undefined));
    return { kind: 'document', document: historyDocument(answers, locale) } as const;
  };
  return [
    {
      ...{ id, kind: questionnaire, createdAt: sent.at },
      title: texts[isOwn ? 'health' : 'healthOfPatient'][locale],
      ...{ fileName: texts.healthFile[locale], read },
    },
  ];
};

type Answers = NonNullable<Awaited<ReturnType<typeof submittedAnswers>>>;

function historyDocument({ patient_id, version, updated_at, body }: Answers, locale: Locale): PdfDocument {
  return {
    ...{
      id: stableUuid(patient_id, questionnaire, version),
      locale,
      title: texts.health[locale],
      createdAt: updated_at,
    },
    subtitle: fill(texts.answeredOn, locale, { moment: documentDates(locale).time(updated_at) }),
    blocks: blocksOf(layOut(medicalHistory(locale), body.response?.item ?? []), locale),
  };
}

/** A heading for each group in which something was answered, and below it what was asked, with the answers. */
function blocksOf({ all, enabled }: ReturnType<typeof layOut>, locale: Locale): Block[] {
  const blocks: Block[] = [];
  let heading: string | undefined;
  let rows: { label: string; value: string }[] = [];
  const finish = () => {
    if (rows.length === 0) return;
    if (heading) blocks.push({ kind: 'heading', text: heading });
    blocks.push({ kind: 'rows', rows, areQuestions: true });
    rows = [];
  };
  for (const place of all.filter((each) => enabled.has(each))) {
    const { item } = place;
    const answers = place.answers.filter((answer) => valueOf(answer) !== undefined);
    if (item.type === 'group') {
      finish();
      heading = item.text ?? heading;
    } else if (answers.length > 0) {
      rows.push({ label: labelOf(place), value: answerWords(item, answers, locale) });
    }
  }
  finish();
  return blocks;
}

function labelOf({ item }: ItemNode): string {
  return [item.prefix, item.text ?? item.linkId].filter(Boolean).join(' ');
}

/** Answers to a question in words, as the option reads in this language where it is one. */
export function answerWords(item: QuestionnaireItem, answers: readonly ResponseAnswer[], locale: Locale): string {
  const words = answers.map((answer) => {
    const option = item.answerOption?.find((each) => isThisOption(each, answer));
    const { valueCoding: coding, valueBoolean, valueDate } = { ...answer, ...option };
    if (valueBoolean !== undefined) return (valueBoolean ? texts.yes : texts.no)[locale];
    if (coding) return coding.display ?? coding.code ?? '';
    if (valueDate !== undefined) return dateWords(valueDate, locale);
    return String(answer.valueString ?? answer.valueInteger ?? answer.valueDecimal ?? '');
  });
  return listFormat(locale).format(words.filter(Boolean));
}
