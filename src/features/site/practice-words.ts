import { laboratoryKeeps, panel, yearsKept } from '#domain/practice.ts';
import type { Locale, WordParams } from '#domain/words.ts';
import { holder, idleLimit, support } from '../../lib/settings.ts';
import { practiceLists } from './practice-lists.ts';

/** What the texts of the public site fill in of the practice: from its one content file and the settings. */
export function practiceWords(locale: Locale): WordParams {
  return {
    ...practiceLists[locale],
    genes: panel.flatMap(({ genes }) => genes).length,
    years: yearsKept,
    ...laboratoryKeeps,
    idleMinutes: idleLimit / 60_000,
    email: support.email,
    phone: support.phone,
    address: holder.address,
  };
}
