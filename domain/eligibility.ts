import { adultAge } from './constants.ts';
import { ageForCertain, easternmostDate, isCalendarDate, westernmostDate } from './dates.ts';
import type { FieldProblem } from './problem.ts';
import type { Check } from './progress.ts';
import type { Words } from './words.ts';
import { checkStateAndZip } from './zip-codes.ts';

/** Why somebody can't join, as spelled on the wire. */
export type IneligibleCode =
  | 'under-age'
  | 'state-not-served'
  | 'unknown-partner-code'
  | 'not-on-roster'
  | 'coverage-not-current'
  | 'already-joined';

export type PersonDetails = {
  firstName: string;
  /** A roster may have it with the first name. */
  middleName?: string;
  lastName: string;
  /** YYYY-MM-DD */
  dateOfBirth: string;
  state: string;
  zip: string;
};

/** A person whom a corporate customer covers. */
export type CoveredPerson = {
  /** The entry of the roster. */
  id: string;
  /** Whether another account has joined by this entry. */
  isTaken: boolean;
  firstName: string;
  lastName: string;
  dateOfBirth: string;
  /** Compared only when the roster has one. */
  zip: string | null;
  /** The first day, from when it begins in Guam. */
  coverageStart: string;
  /** The last day, until it is over on every clock; null when no end is known. */
  coverageEnd: string | null;
};

/** What eligibility is judged by. */
export type EligibilityBasis = {
  now: Date;
  servedStates: ReadonlySet<string>;
  /** What is known of the code that was given: `none` given, `unknown`, or the people its roster covers. */
  partner: 'none' | 'unknown' | readonly CoveredPerson[];
};

export type EligibilityOutcome = {
  eligible: boolean;
  reasons: { code: IneligibleCode; reason: Words }[];
  /** The roster's entry that somebody who can join joins by. */
  rosterEntry: string | null;
};

/**
 * Whether somebody can join: by their partner's roster, or without a code when they live in a state that is served.
 * Everybody must be an adult, also those on a roster: the consents of the journey (to the release of records, to the
 * test) are signed by the person themself, and a minor's are not theirs to give. One entry of a roster is for one account:
 * whoever knows the details of a covered person could else join in their place.
 */
export function judgeEligibility(person: PersonDetails, basis: EligibilityBasis): EligibilityOutcome {
  const isAdult = ageForCertain(person.dateOfBirth, basis.now) >= adultAge;
  const place = basis.partner === 'none' ? selfReferred(person, basis) : covered(person, basis.partner, basis.now);
  const codes: IneligibleCode[] = [...(isAdult ? [] : (['under-age'] as const)), ...place.codes];
  return {
    eligible: codes.length === 0,
    reasons: codes.map((code) => ({ code, reason: ineligibleReasons[code] })),
    rosterEntry: codes.length === 0 ? place.rosterEntry : null,
  };
}

/** What can't be right about the details, before any rule is asked. */
export function checkDetails({ dateOfBirth, state, zip }: PersonDetails, now: Date): FieldProblem[] {
  return [...checkBirth(dateOfBirth, now), ...checkStateAndZip({ state, zip })];
}

/** Nobody is known to have lived longer. */
const oldestAge = 130;

/** What can't be right about a date of birth. */
export function checkBirth(dateOfBirth: string, now: Date): FieldProblem[] {
  const isPossible =
    isCalendarDate(dateOfBirth) && dateOfBirth <= easternmostDate(now) && ageForCertain(dateOfBirth, now) <= oldestAge;
  return isPossible ? [] : [{ path: '/date_of_birth', message: impossibleBirth }];
}

/** How the eligibility of a member stands: what the newest check said, and whether one was accepted at any time. */
export type Standing = { eligible: boolean; wasAccepted: boolean };

/**
 * May a kit be ordered or a visit be booked? Only while the newest check says that the person can join. What was ordered
 * or booked before goes on, as do the accepted details, which stay on file.
 */
export function checkStanding({ eligible, wasAccepted }: Standing): Check {
  if (eligible) return { ok: true };
  return { ok: false, reason: wasAccepted ? detailsNotAccepted : notCheckedYet };
}

/** Whether two names are the same but for case, accents, blanks, and marks like hyphens and apostrophes. */
export function sameName(one: string, other: string): boolean {
  return bareName(one) !== '' && bareName(one) === bareName(other);
}

/** Modifier letters are marks, too: the ʻokina of Hawaii is often typed as an apostrophe. */
function bareName(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]|\p{Lm}/gu, '');
}

/** Letters that do not come apart into a plain one and an accent, as keyboards without them write them. */
const plainLetters: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' },
};

/** A roster often has what follows a name, such as Jr. or III, with the last name. */
function withoutSuffix(lastName: string): string {
  return lastName.replace(/[\s,]+(?:jr|sr|ii|iii|iv)\.?\s*$/i, '');
}

type RosterVerdict = { codes: IneligibleCode[]; rosterEntry: string | null };

function selfReferred({ state }: PersonDetails, { servedStates }: EligibilityBasis): RosterVerdict {
  return { codes: servedStates.has(state) ? [] : ['state-not-served'], rosterEntry: null };
}

function covered(
  person: PersonDetails,
  roster: 'none' | 'unknown' | readonly CoveredPerson[],
  now: Date,
): RosterVerdict {
  const refused = (code: IneligibleCode): RosterVerdict => ({ codes: [code], rosterEntry: null });
  if (roster === 'none' || roster === 'unknown') return refused('unknown-partner-code');
  const entries = roster.filter((entry) => isPerson(person, entry));
  if (entries.length === 0) return refused('not-on-roster');
  // Both days count wherever in the country the person lives: a roster doesn't say which midnight it means.
  const [begun, lasting] = [easternmostDate(now), westernmostDate(now)];
  const current = entries.filter(
    ({ coverageStart, coverageEnd }) => coverageStart <= begun && (coverageEnd === null || coverageEnd >= lasting),
  );
  if (current.length === 0) return refused('coverage-not-current');
  const free = current.find(({ isTaken }) => !isTaken);
  return free ? { codes: [], rosterEntry: free.id } : refused('already-joined');
}

function isPerson(person: PersonDetails, entry: CoveredPerson): boolean {
  return (
    person.dateOfBirth === entry.dateOfBirth &&
    [person.firstName, `${person.firstName} ${person.middleName ?? ''}`].some((typed) =>
      sameName(typed, entry.firstName),
    ) &&
    sameName(withoutSuffix(person.lastName), withoutSuffix(entry.lastName)) &&
    (entry.zip === null || entry.zip.slice(0, 5) === person.zip.slice(0, 5))
  );
}

/** Why somebody can't join now, each with what they can do next. */
export const ineligibleReasons: Readonly<Record<IneligibleCode, Words>> = {
  'under-age': {
    en: 'Novi is for people who are 18 or older. On your 18th birthday, you can join starting at 8 AM Eastern Time. If your date of birth is wrong, correct it. If you are younger, ask your doctor about genetic care for your age.',
    es: 'Novi es para personas de 18 años o más. El día en que cumple 18 puede participar desde las 8 a. m., hora del Este. Si su fecha de nacimiento no es correcta, corríjala. Si es menor, pregunte a su médico por atención genética para su edad.',
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
    en: 'We could not find you on your partner’s list. Enter your name, date of birth and ZIP code as your employer or plan has them, or clear the code to join on your own.',
    es: 'No le encontramos en la lista de su socio. Escriba su nombre, fecha de nacimiento y código postal (ZIP) como los tiene su empleador o plan, o borre el código para participar por su cuenta.',
  },
  'coverage-not-current': {
    en: 'Your coverage does not include today. Ask your employer or plan about its dates, or clear the code to join on your own.',
    es: 'Su cobertura no incluye el día de hoy. Pregunte a su empleador o plan por las fechas, o borre el código para participar por su cuenta.',
  },
  'already-joined': {
    en: 'These details were used to join Novi before, in another account. If that account is yours, log in to it. If not, write to us or call us, and we will help you.',
    es: 'Estos datos ya se usaron para participar en Novi, en otra cuenta. Si esa cuenta es suya, inicie sesión en ella. Si no, escríbanos o llámenos y le ayudaremos.',
  },
};

const detailsNotAccepted: Words = {
  en: 'With the details you last entered, you can’t join. Go to “Can you join?” and correct them, or keep your earlier details. Then you can order and book again.',
  es: 'Con los últimos datos que escribió no puede participar. Vaya a “¿Puede participar?” y corríjalos, o conserve sus datos anteriores. Después podrá pedir y reservar otra vez.',
};
const notCheckedYet: Words = {
  en: 'We need to check that you can join first. Go to “Can you join?” and check your details.',
  es: 'Primero debemos comprobar que puede participar. Vaya a “¿Puede participar?” y revise sus datos.',
};
const impossibleBirth: Words = {
  en: `Enter your real date of birth. It must be in the past, at most ${String(oldestAge)} years ago.`,
  es: `Escriba su fecha de nacimiento real. Debe estar en el pasado, hace ${String(oldestAge)} años como máximo.`,
};
