import { listFormat } from '#domain/formats.ts';
import { fullName } from '#domain/names.ts';
import { counselors, lawOf, statesNotServed } from '#domain/practice.ts';
import { stateInWords } from '#domain/states.ts';
import type { Locale } from '#domain/words.ts';

/** The lists and names of the practice as sentences say them. A build holds the words alone (scripts/practice-lists.ts). */
export const practiceLists = { en: listsIn('en'), es: listsIn('es') };

function listsIn(locale: Locale) {
  const list = listFormat(locale);
  return {
    counselors: list.format(counselors.map(({ firstName, lastName }) => fullName(firstName, '', lastName))),
    notServed: list.format(statesNotServed.map((code) => stateInWords(code, locale))),
    law: stateInWords(lawOf, locale),
  };
}
