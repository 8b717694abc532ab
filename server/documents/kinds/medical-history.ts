import { medicalHistory } from '../../../domain/medical-history.ts';
import { layOut, valueOf } from '../../../domain/questionnaire.ts';
import type { Place } from '../../../domain/questionnaire/places.ts';
import { fill, type Locale } from '../../../domain/words.ts';
import { submittedAnswers } from '../../records/stored-answers.ts';
import { idFor, type Kind } from '../entry.ts';
import { momentsOf } from '../moments.ts';
import type { Block } from '../pdf/model.ts';
import { renderPdf } from '../pdf/render.ts';
import { documentTexts as texts } from '../texts.ts';
import { answerWords } from './answer-words.ts';

/** The answers about one's health, as they were submitted last. */
export const medicalHistoryDocuments: Kind = async ({ db, patientId, locale }) => {
  const answers = await submittedAnswers(db, { patient_id: patientId, questionnaire: 'medical-history' });
  const response = answers?.body.response;
  if (!answers || !response) return [];
  const id = idFor(patientId, 'medical-history', answers.version);
  const createdAt = answers.updated_at;
  const title = texts.health[locale];
  const draw = () =>
    renderPdf({
      ...{ id, locale, title, createdAt },
      subtitle: fill(texts.answeredOn, locale, { moment: momentsOf(locale).time(createdAt) }),
      blocks: blocksOf(layOut(medicalHistory(locale), response.item), locale),
    });
  return [{ id, kind: 'medical-history', title, createdAt, fileName: texts.healthFile[locale], draw }];
};

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

function labelOf({ item }: Place): string {
  return [item.prefix, item.text ?? item.linkId].filter(Boolean).join(' ');
}
