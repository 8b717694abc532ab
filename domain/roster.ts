import { isCalendarDate } from './dates.ts';
import { checkBirth } from './eligibility.ts';
import type { FieldProblem } from './problem.ts';
import { checkReadable } from './readable.ts';
import { sanitizeText, zipPattern } from './validation.ts';
import type { Words } from './words.ts';

/** A person on a corporate customer's roster, as an admin or an operator gives it. */
export type RosterPerson = {
  first_name: string;
  last_name: string;
  /** YYYY-MM-DD, as all dates here. */
  date_of_birth: string;
  /** Compared only where it is given. */
  zip: string;
  /** How the customer calls the person; once on a roster. */
  member_number: string;
  valid_from: string;
  /** The last day; null when no end is known. */
  valid_to: string | null;
};

/** The texts of an entry as they are kept. */
export function sanitizeRosterPerson(person: RosterPerson): RosterPerson {
  return {
    ...person,
    first_name: sanitizeText(person.first_name),
    last_name: sanitizeText(person.last_name),
    zip: sanitizeText(person.zip),
    member_number: sanitizeText(person.member_number),
  };
}

/** What is wrong with an entry, with the place of each problem. */
export function checkRosterPerson(person: RosterPerson, now: Date): FieldProblem[] {
  const { first_name, last_name, date_of_birth, zip, member_number, valid_from, valid_to } = person;
  const isEndReal = valid_to === null || isCalendarDate(valid_to);
  const problem = (isWrong: boolean, path: string, message: Words) => (isWrong ? [{ path, message }] : []);
  return [
    ...checkReadable({ '/first_name': first_name, '/last_name': last_name }),
    ...checkBirth(date_of_birth, now).map(({ path }) => ({ path, message: birthWrong })),
    ...problem(zip !== '' && !zipPattern.test(zip), '/zip', zipFormat),
    ...problem(member_number === '' || member_number.length > 40, '/member_number', numberNeeded),
    ...problem(!isCalendarDate(valid_from), '/valid_from', dateFormat),
    ...problem(!isEndReal, '/valid_to', dateFormat),
    ...problem(isEndReal && valid_to !== null && valid_to < valid_from, '/valid_to', endsBefore),
  ];
}

/** The places in a list at which a member number stands that stood there before. */
export function repeatedNumbers(people: readonly RosterPerson[]): number[] {
  const seen = new Set<string>();
  return people.flatMap(({ member_number }, index) => {
    if (seen.has(member_number)) return [index];
    seen.add(member_number);
    return [];
  });
}

/** What to do about a member number that stands twice in what was sent. */
export const repeatedNumber: Words = {
  en: 'This member number is on the list twice',
  es: 'Este número de miembro está dos veces en la lista',
};
const birthWrong: Words = {
  en: 'Enter a real date of birth as year-month-day, in the past, such as 1985-12-10',
  es: 'Escriba una fecha de nacimiento real como año-mes-día, en el pasado, por ejemplo 1985-12-10',
};
const zipFormat: Words = {
  en: 'Enter a ZIP code of 5 digits, or of 5 and 4 digits, or leave it empty',
  es: 'Escriba un código postal de 5 dígitos, o de 5 y 4 dígitos, o déjelo vacío',
};
const numberNeeded: Words = {
  en: 'Enter a member number of at most 40 characters',
  es: 'Escriba un número de miembro de 40 caracteres como máximo',
};
const dateFormat: Words = {
  en: 'Enter a real date as year-month-day, such as 2027-01-31',
  es: 'Escriba una fecha real como año-mes-día, por ejemplo 2027-01-31',
};
const endsBefore: Words = {
  en: 'The last day can’t be before the first',
  es: 'El último día no puede estar antes del primero',
};
