import { dateFormat } from '../formats.ts';
import type { Locale, Words } from '../words.ts';
import { compare } from './compare.ts';
import { limitsOf } from './extensions.ts';
import { dateWords, isPartialDate } from './partial-date.ts';
import type { Extension, QuestionnaireItem, ResponseAnswer } from './r4.ts';

/** Why a day, a moment or a time of day lies outside of the limits that its question sets. */
export function limitProblem(item: QuestionnaireItem, answer: ResponseAnswer): Words | undefined {
  const { min, max } = limitsOf(item, limitIn);
  const kind = answer.valueDate === undefined ? 'time' : 'day';
  if (max && (orderTo(max, answer) ?? 0) > 0) {
    const [en, es] = [said(max, 'en'), said(max, 'es')];
    return {
      en: `Enter ${en} or an earlier ${kind}.`,
      es: kind === 'day' ? `Escriba el ${es} o un día anterior.` : `Escriba ${es} o una hora anterior.`,
    };
  }
  if (min && (orderTo(min, answer) ?? 0) < 0) {
    const [en, es] = [said(min, 'en'), said(min, 'es')];
    return {
      en: `Enter ${en} or a later ${kind}.`,
      es: kind === 'day' ? `Escriba el ${es} o un día posterior.` : `Escriba ${es} o una hora posterior.`,
    };
  }
  return undefined;
}

type Limit = Pick<Extension, 'valueDate' | 'valueDateTime' | 'valueTime'>;

function limitIn({ valueDate, valueDateTime, valueTime }: Extension): Limit {
  return {
    ...(valueDate !== undefined && { valueDate }),
    ...(valueDateTime !== undefined && { valueDateTime }),
    ...(valueTime !== undefined && { valueTime }),
  };
}

/** As conditions compare; a limit of a year or a month holds as far as it goes, and what can’t be told is within. */
function orderTo({ valueDate, valueDateTime, valueTime }: Limit, answer: ResponseAnswer): number | undefined {
  return compare(answer, {
    ...{ question: '', operator: '<=' },
    ...(valueDate !== undefined && { answerDate: valueDate }),
    ...(valueDateTime !== undefined && { answerDateTime: valueDateTime }),
    ...(valueTime !== undefined && { answerTime: valueTime }),
  });
}

function said({ valueDate, valueDateTime, valueTime }: Limit, locale: Locale): string {
  const text = valueDate ?? valueDateTime ?? valueTime ?? '';
  if (isPartialDate(text)) return dateWords(text, locale);
  if (!text.includes('T')) return text.replace(/^(\d{2}:\d{2}):00$/, '$1');
  const parts = { year: 'numeric', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
  return format(locale, { ...parts, timeZoneName: 'short' }, text);
}

function format(locale: Locale, options: Intl.DateTimeFormatOptions, moment: string): string {
  return dateFormat(locale, options).format(new Date(moment));
}
