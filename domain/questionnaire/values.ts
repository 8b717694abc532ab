import { isCalendarDate } from '../dates.ts';
import type { Words } from '../words.ts';
import { sameCoding } from './compare.ts';
import { limitsOf } from './extensions.ts';
import { limitProblem } from './limits.ts';
import { isPartialDate } from './partial-date.ts';
import type { AnswerOption, QuestionnaireItem, ResponseAnswer, Value } from './r4.ts';
import { decimalsProblem, formProblem, textProblem } from './text-limits.ts';

type ValueName = keyof Value;

/** What is wrong with one answer to a question, or undefined when it fits. */
export function answerProblem(item: QuestionnaireItem, answer: ResponseAnswer): Words | undefined {
  const given = (Object.keys(answer) as (keyof ResponseAnswer)[]).filter((name) => name !== 'item');
  const [name] = given;
  if (given.length !== 1 || name === undefined || !valueNames(item).includes(name)) return wrongType(item);
  return (
    choiceProblem(item, answer) ??
    dateProblem(answer) ??
    momentProblem(answer) ??
    limitProblem(item, answer) ??
    numberProblem(item, answer) ??
    decimalsProblem(item, answer) ??
    textProblem(item, answer) ??
    formProblem(item, answer)
  );
}

function valueNames({ type, answerOption = [] }: QuestionnaireItem): readonly (ValueName | undefined)[] {
  const ofOptions = optionNames.filter((name) => answerOption.some((option) => option[name] !== undefined));
  if (type === 'choice') return ofOptions;
  if (type === 'open-choice') return [...ofOptions, 'valueString'];
  return valuesOfType[type] ?? [];
}

const valuesOfType: Readonly<Partial<Record<string, readonly ValueName[]>>> = {
  boolean: ['valueBoolean'],
  integer: ['valueInteger'],
  decimal: ['valueDecimal', 'valueInteger'],
  date: ['valueDate'],
  dateTime: ['valueDateTime'],
  time: ['valueTime'],
  string: ['valueString'],
  text: ['valueString'],
  url: ['valueUri'],
  quantity: ['valueQuantity'],
  reference: ['valueReference'],
  attachment: ['valueAttachment'],
};

/** The values that an option can be; what else it holds (an extension) is none. */
const optionNames = [
  'valueCoding',
  'valueInteger',
  'valueDate',
  'valueTime',
  'valueString',
] as const satisfies readonly (ValueName & keyof AnswerOption)[];

function choiceProblem({ type, answerOption = [] }: QuestionnaireItem, answer: ResponseAnswer): Words | undefined {
  if (type !== 'choice' && type !== 'open-choice') return undefined;
  if (type === 'open-choice' && answer.valueString !== undefined) return undefined;
  return answerOption.some((option) => isThisOption(option, answer)) ? undefined : notAnOption;
}

/** Whether an answer is this option, or the same as another answer. */
export function isThisOption(option: Value, answer: Value): boolean {
  if (option.valueCoding) return answer.valueCoding !== undefined && sameCoding(option.valueCoding, answer.valueCoding);
  return optionNames.some((name) => option[name] !== undefined && option[name] === answer[name]);
}

function dateProblem({ valueDate }: ResponseAnswer): Words | undefined {
  return valueDate === undefined || isPartialDate(valueDate) ? undefined : notADate;
}

function momentProblem({ valueDateTime, valueTime, valueUri }: ResponseAnswer): Words | undefined {
  if (valueTime !== undefined && !/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?$/.test(valueTime)) return notATime;
  if (valueUri !== undefined && !/^\S+$/.test(valueUri)) return notAnAddress;
  if (valueDateTime === undefined) return undefined;
  const [date = '', time] = valueDateTime.split('T');
  const isDay = time === undefined ? isPartialDate(date) : isCalendarDate(date);
  return isDay && (time === undefined || !isNaN(Date.parse(valueDateTime))) ? undefined : notAMoment;
}

function numberProblem(item: QuestionnaireItem, { valueInteger, valueDecimal }: ResponseAnswer): Words | undefined {
  if (valueInteger !== undefined && !Number.isSafeInteger(valueInteger)) return notWhole;
  const number = valueInteger ?? valueDecimal;
  if (number === undefined) return undefined;
  const { min, max } = limitsOf(item, (extension) => extension.valueInteger ?? extension.valueDecimal);
  if (number >= (min ?? -Infinity) && number <= (max ?? Infinity)) return undefined;
  if (min === undefined) return { en: `Enter ${max} or less.`, es: `Escriba ${max} o menos.` };
  if (max === undefined) return { en: `Enter ${min} or more.`, es: `Escriba ${min} o más.` };
  return {
    en: `Enter a number from ${min} to ${max}.`,
    es: `Escriba un número del ${min} al ${max}.`,
  };
}

function wrongType({ type }: QuestionnaireItem): Words {
  if (type === 'group' || type === 'display') return noAnswerHere;
  if (type === 'date') return notADate;
  if (type === 'dateTime') return notAMoment;
  if (type === 'time') return notATime;
  if (type === 'url') return notAnAddress;
  if (type === 'integer') return notWhole;
  if (type === 'decimal') return { en: 'Enter a number.', es: 'Escriba un número.' };
  if (type === 'boolean') return { en: 'Choose yes or no.', es: 'Elija sí o no.' };
  if (type === 'choice' || type === 'open-choice') return notAnOption;
  return { en: 'Enter this as text.', es: 'Escriba esto como texto.' };
}

const noAnswerHere: Words = { en: 'There is nothing to answer here.', es: 'Aquí no hay nada que responder.' };
const notADate: Words = {
  en: 'Enter a real date. The year, or the month and the year, will do.',
  es: 'Escriba una fecha real. El año, o el mes y el año, son suficientes.',
};
const notATime: Words = {
  en: 'Enter a time of day, with hours and minutes.',
  es: 'Escriba una hora del día, con horas y minutos.',
};
const notAMoment: Words = {
  en: 'Enter a real date and a time of day.',
  es: 'Escriba una fecha real y una hora del día.',
};
const notAnAddress: Words = {
  en: 'Enter a web address without spaces.',
  es: 'Escriba una dirección web sin espacios.',
};
const notWhole: Words = { en: 'Enter a whole number.', es: 'Escriba un número entero.' };
const notAnOption: Words = {
  en: 'Choose one of the answers shown.',
  es: 'Elija una de las respuestas que se muestran.',
};
