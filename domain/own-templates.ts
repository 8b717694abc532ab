import type { FieldProblem } from './problem.ts';
import { isReadable, needsLetter } from './readable.ts';
import { sanitizeText } from './validation.ts';
import { sanitizeParagraphs } from './visit-summary.ts';
import type { Words } from './words.ts';

/** What a specialist keeps under a name of their own to begin with again: texts by the names of the form's fields. */
export type OwnTemplate = { name: string; values: Readonly<Record<string, string>> };

/** So many templates one specialist can have. */
export const mostTemplates = 50;

/** Characters of all texts of a template together: a list of all templates must stay quick to read. */
export const longestTemplate = 40_000;

/** What two templates of one kind and language can't share: the name, whatever its capitals. */
export function templateKey(name: string): string {
  return cleanName(name).toLowerCase();
}

/** A template as it is kept: cleaned as what is signed is, and without what is empty. */
export function sanitizeTemplate({ name, values }: OwnTemplate): OwnTemplate {
  const cleaned = Object.entries(values).map(([field, text]) => [field, sanitizeParagraphs(text)] as const);
  return { name: cleanName(name), values: Object.fromEntries(cleaned.filter(([, text]) => text !== '')) };
}

/** What of a form can begin another text: not its language, the reason of a change, or dates, which are those of one patient. */
export function valuesToKeep(typed: Readonly<Record<string, unknown>>): Record<string, string> {
  const texts = Object.entries(typed).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const kept = texts.filter(([field, text]) => !ofOneText.test(field) && text.trim() !== '');
  return Object.fromEntries(kept);
}

const ofOneText = /^(?:locale|change_note|based_on)$|\.(?:on|due_on)$/;

/** What keeps a template from being kept, with the place of each problem. */
export function checkTemplate({ name, values }: OwnTemplate): FieldProblem[] {
  const texts = Object.values(values);
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  return [
    ...(isReadable(name) ? [] : [{ path: '/name', message: needsLetter }]),
    ...(texts.length === 0 ? [{ path: '/values', message: nothingToKeep }] : []),
    ...(length > longestTemplate ? [{ path: '/values', message: tooLong }] : []),
  ];
}

type PatientName = { first_name: string; middle_name: string; last_name: string };

/** Where a name stands, and as it stands there. */
export type NameFound = { path: string; word: string };

/**
 * Where a template holds a name of the patient from whose text it is made: the next patient would read it. Whole words count,
 * without regard to accents and capitals; of a name like “de la Cruz” only what tells people apart.
 * @param otherWords what the specialist says are other words: “April” can be a month
 */
export function patientNamesIn(
  { name, values }: OwnTemplate,
  patient: PatientName,
  otherWords: readonly string[] = [],
): NameFound[] {
  const { first_name, middle_name, last_name } = patient;
  const names = new Set([first_name, middle_name, last_name].flatMap(tellingWords));
  for (const word of otherWords) names.delete(fold(word));
  const texts = [
    ['/name', name],
    ...Object.entries(values).map(([field, text]) => [`/values/${field}`, text]),
  ] as const;
  return texts.flatMap(([path = '', text = '']) => {
    const found = wordsOf(text).filter((word) => names.has(fold(word)));
    return [...new Map(found.map((word) => [fold(word), word])).values()].map((word) => ({ path, word }));
  });
}

/** The words of a name that tell one person from another: no particle and no initial, where there is more than these. */
function tellingWords(name: string): string[] {
  const words = wordsOf(name).map(fold);
  const telling = words.filter((word) => word.length > 1 && !particles.has(word));
  return telling.length > 0 ? telling : words.filter((word) => word.length > 1);
}

const particles = new Set(
  'al bin da das de del den der di do dos du e el ibn la las le los san santa st van ter von y'.split(' '),
);

const wordsOf = (text: string): string[] => text.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

const fold = (word: string): string => word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const cleanName = (name: string): string => sanitizeText(name).replace(/\s+/g, ' ');

const nothingToKeep: Words = {
  en: 'There is no text to keep yet. Write something first.',
  es: 'Aún no hay texto que guardar. Escriba algo primero.',
};

const tooLong: Words = {
  en: 'This is too long for a template. Shorten the text.',
  es: 'Es demasiado largo para una plantilla. Acorte el texto.',
};

/** The refusal of a name that another template of the same kind and language has. */
export const templateNameTaken: Words = {
  en: 'You have a template with this name. Replace it or choose another name.',
  es: 'Ya tiene una plantilla con este nombre. Reemplácela o elija otro nombre.',
};

/** The refusal of one template too many. */
export const templatesFull: Words = {
  en: 'You have {most} templates. Remove one first.',
  es: 'Tiene {most} plantillas. Primero quite una.',
};

/** The refusal of a template that names the patient. */
export const namesPatient: Words = {
  en: 'The name of the patient stands here. Put a blank in its place, such as [name].',
  es: 'Aquí está el nombre del paciente. Ponga un espacio en su lugar, como [nombre].',
};
