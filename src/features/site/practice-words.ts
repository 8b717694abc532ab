import { listFormat } from '#domain/formats.ts';
import { fullName } from '#domain/names.ts';
import { counselors, laboratoryKeeps, lawOf, panel, statesNotServed, yearsKept } from '#domain/practice.ts';
import { stateInWords } from '#domain/states.ts';
import type { Locale, WordParams } from '#domain/words.ts';
import { holder, idleLimit, support } from '../../lib/settings.ts';

/** What the texts of the public site fill in of the practice: from its one content file and the settings. */
export function practiceWords(locale: Locale): WordParams {
  const list = listFormat(locale);
  return {
    counselors: list.format(counselors.map(({ firstName, lastName }) => fullName(firstName, '', lastName))),
    notServed: list.format(statesNotServed.map((code) => stateInWords(code, locale))),
    genes: panel.flatMap(({ genes }) => genes).length,
    law: stateInWords(lawOf, locale),
    years: yearsKept,
    ...laboratoryKeeps,
    idleMinutes: idleLimit / 60_000,
    email: support.email,
    phone: support.phone,
    address: holder.address,
  };
}
