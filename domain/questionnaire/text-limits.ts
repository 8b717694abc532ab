import type { Words } from '../words.ts';
import { extensionUrls } from './extensions.ts';
import { compiled } from './pattern.ts';
import type { QuestionnaireItem, ResponseAnswer } from './r4.ts';

/** What is wrong with the length of a text. FHIR counts characters, as people do, not UTF-16 units. */
export function textProblem(item: QuestionnaireItem, { valueString, valueUri }: ResponseAnswer): Words | undefined {
  const text = valueString ?? valueUri;
  if (text === undefined) return undefined;
  const length = Array.from(text).length;
  const { maxLength } = item;
  if (maxLength !== undefined && length > maxLength) {
    return {
      en: `Make this shorter: it has ${length} characters, and ${maxLength} is the most we can keep.`,
      es: `Acorte este texto: tiene ${length} caracteres y podemos guardar ${maxLength} como máximo.`,
    };
  }
  const minLength = item.extension?.find(({ url }) => url === extensionUrls.minLength)?.valueInteger;
  if (minLength !== undefined && length < minLength) {
    return {
      en: `Make this longer: it has ${length} characters, and needs at least ${minLength}.`,
      es: `Alargue este texto: tiene ${length} caracteres y necesita al menos ${minLength}.`,
    };
  }
  return undefined;
}

/**
 * What is wrong with the form of an answer, of any type that is written: FHIR lets a pattern stand at each of them. As in XML
 * Schema, where FHIR takes its patterns from, the whole answer must be of the form.
 */
export function formProblem(item: QuestionnaireItem, answer: ResponseAnswer): Words | undefined {
  const source = patternOf(item);
  const written = writtenNames.map((name) => answer[name]).find((value) => value !== undefined);
  if (source === undefined || written === undefined) return undefined;
  const fits = compiled(source);
  if (!fits || fits(String(written)) !== false) return undefined;
  const format = formatOf(item);
  if (format === undefined) return otherForm;
  return { en: `Write this in the form “${format}”.`, es: `Escriba esto con la forma “${format}”.` };
}

const writtenNames = [
  ...(['valueString', 'valueUri', 'valueInteger', 'valueDecimal'] as const),
  ...(['valueDate', 'valueDateTime', 'valueTime'] as const),
];

/** The pattern that a written answer must have. */
export function patternOf({ extension = [] }: Pick<QuestionnaireItem, 'extension'>): string | undefined {
  return extension.find(({ url }) => url === extensionUrls.regex)?.valueString;
}

/** How an answer is to be written, as whoever asks says it. */
export function formatOf({ extension = [] }: Pick<QuestionnaireItem, 'extension'>): string | undefined {
  return extension.find(({ url }) => url === extensionUrls.entryFormat)?.valueString;
}

/** What is wrong with the digits after the point. */
export function decimalsProblem({ extension = [] }: QuestionnaireItem, { valueDecimal }: ResponseAnswer) {
  const most = extension.find(({ url }) => url === extensionUrls.maxDecimalPlaces)?.valueInteger;
  if (most === undefined || valueDecimal === undefined || decimalsIn(valueDecimal) <= most) return undefined;
  const words: Words =
    most <= 0
      ? { en: 'Enter a whole number.', es: 'Escriba un número entero.' }
      : most === 1
        ? { en: 'Use at most 1 digit after the point.', es: 'Use como máximo 1 cifra después del punto.' }
        : {
            en: `Use at most ${most} digits after the point.`,
            es: `Use como máximo ${most} cifras después del punto.`,
          };
  return words;
}

/** Digits after the point, also of numbers that are written with an exponent (1e-7). */
function decimalsIn(number: number): number {
  const [, digits = '', exponent = '0'] = /^-?\d+(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(number)) ?? [];
  return Math.max(0, digits.length - Number(exponent));
}

const otherForm: Words = {
  en: 'This is not in the form that the question asks for. Check it for errors.',
  es: 'Esto no tiene la forma que pide la pregunta. Revise si hay errores.',
};
