import { adultAge } from './constants.ts';
import { ageInYears, formatIsoDate, isCalendarDate } from './dates.ts';
import type { FieldProblem } from './problem.ts';
import { isStateCode } from './states.ts';
import type { Words } from './words.ts';

/** Why somebody can't join, as spelled on the wire. */
export type IneligibleCode =
  'under-age' | 'state-not-served' | 'unknown-partner-code' | 'not-on-roster' | 'coverage-not-current';

export type PersonDetails = {
  firstName: string;
  lastName: string;
  /** YYYY-MM-DD */
  dateOfBirth: string;
  state: string;
  zip: string;
};

/** A person whom a corporate customer covers. */
export type CoveredPerson = {
  firstName: string;
  lastName: string;
  dateOfBirth: string;
  /** Compared only when the roster has one. */
  zip: string | null;
  coverageStart: string;
  /** The last day; null when no end is known. */
  coverageEnd: string | null;
};

/** What eligibility is judged by. */
export type EligibilityBasis = {
  now: Date;
  servedStates: ReadonlySet<string>;
  /** What is known of the code that was given: `none` given, `unknown`, or the people its roster covers. */
  partner: 'none' | 'unknown' | readonly CoveredPerson[];
};

export type EligibilityOutcome = { eligible: boolean; reasons: { code: IneligibleCode; reason: Words }[] };

/** Whether somebody can join: by their partner's roster, or without a code as an adult in a state that is served. */
export function judgeEligibility(person: PersonDetails, basis: EligibilityBasis): EligibilityOutcome {
  const codes = basis.partner === 'none' ? selfReferred(person, basis) : covered(person, basis.partner, basis.now);
  return { eligible: codes.length === 0, reasons: codes.map((code) => ({ code, reason: ineligibleReasons[code] })) };
}

/** What can't be right about the details, before any rule is asked. */
export function checkDetails({ dateOfBirth, state }: PersonDetails, now: Date): FieldProblem[] {
  const isPossible =
    isCalendarDate(dateOfBirth) && dateOfBirth <= formatIsoDate(now) && ageInYears(dateOfBirth, now) <= 130;
  return [
    ...(isPossible ? [] : [{ path: '/date_of_birth', message: impossibleBirth }]),
    ...(isStateCode(state) ? [] : [{ path: '/state', message: unknownState }]),
  ];
}

/** Whether two names are the same but for case, accents, blanks and marks like hyphens. */
export function sameName(one: string, other: string): boolean {
  return bareName(one) !== '' && bareName(one) === bareName(other);
}

function bareName(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

function selfReferred(
  { dateOfBirth, state }: PersonDetails,
  { now, servedStates }: EligibilityBasis,
): IneligibleCode[] {
  return [
    ...(ageInYears(dateOfBirth, now) < adultAge ? (['under-age'] as const) : []),
    ...(servedStates.has(state) ? [] : (['state-not-served'] as const)),
  ];
}

function covered(
  person: PersonDetails,
  roster: 'none' | 'unknown' | readonly CoveredPerson[],
  now: Date,
): IneligibleCode[] {
  if (roster === 'none' || roster === 'unknown') return ['unknown-partner-code'];
  const entries = roster.filter((entry) => isPerson(person, entry));
  if (entries.length === 0) return ['not-on-roster'];
  const today = formatIsoDate(now);
  const isCurrent = entries.some(
    ({ coverageStart, coverageEnd }) => coverageStart <= today && (coverageEnd === null || coverageEnd >= today),
  );
  return isCurrent ? [] : ['coverage-not-current'];
}

function isPerson(person: PersonDetails, entry: CoveredPerson): boolean {
  return (
    person.dateOfBirth === entry.dateOfBirth &&
    sameName(person.firstName, entry.firstName) &&
    sameName(person.lastName, entry.lastName) &&
    (entry.zip === null || entry.zip.slice(0, 5) === person.zip.slice(0, 5))
  );
}

/** Why somebody can't join now, each with what they can do next. */
export const ineligibleReasons: Readonly<Record<IneligibleCode, Words>> = {
  'under-age': {
    en: 'Novi is for people who are 18 or older. If your date of birth is wrong, correct it. If you are younger, ask your doctor about genetic care for your age.',
    es: 'Novi es para personas de 18 años o más. Si su fecha de nacimiento no es correcta, corríjala. Si es menor, pregunte a su médico por atención genética para su edad.',
  },
  'state-not-served': {
    en: 'We do not serve your state yet. If your employer gave you a code, enter it and check again. Or write to us, and we will tell you when we come to your state.',
    es: 'Aún no atendemos en su estado. Si su empleador le dio un código, escríbalo y compruebe otra vez. O escríbanos y le avisaremos cuando lleguemos a su estado.',
  },
  'unknown-partner-code': {
    en: 'We do not know this code. Check it letter by letter, or clear it to join on your own.',
    es: 'No conocemos este código. Revíselo letra por letra o bórrelo para participar por su cuenta.',
  },
  'not-on-roster': {
    en: 'We could not find you on your partner’s list. Enter your name and date of birth as your employer or plan has them, or clear the code to join on your own.',
    es: 'No le encontramos en la lista de su socio. Escriba su nombre y fecha de nacimiento como los tiene su empleador o plan, o borre el código para participar por su cuenta.',
  },
  'coverage-not-current': {
    en: 'Your coverage does not include today. Ask your employer or plan about its dates, or clear the code to join on your own.',
    es: 'Su cobertura no incluye el día de hoy. Pregunte a su empleador o plan por las fechas, o borre el código para participar por su cuenta.',
  },
};

const impossibleBirth: Words = {
  en: 'Enter your real date of birth. It lies in the past.',
  es: 'Escriba su fecha de nacimiento real. Debe estar en el pasado.',
};
const unknownState: Words = {
  en: 'Choose the state or territory where you live.',
  es: 'Elija el estado o territorio donde vive.',
};
