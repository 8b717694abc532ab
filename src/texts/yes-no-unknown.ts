import type { YesNoUnknown } from '#domain/family-history.ts';
import type { Words } from '#domain/words.ts';
import { useWords } from '../lib/locale.ts';
import { commonTexts } from './common.ts';

export const yesNoUnknownWords: Readonly<Record<YesNoUnknown, Words>> = {
  yes: commonTexts.yes,
  no: commonTexts.no,
  unknown: commonTexts.notSure,
};

/** Yes, no, and “I don’t know”, as the answers of a radio group. */
export function useYesNoUnknown() {
  const t = useWords();
  return Object.entries(yesNoUnknownWords).map(([value, words]) => ({ value, label: t(words) }));
}
