import { hardestSentence, highestGrade, readingGrade } from '#domain/reading-grade.ts';
import type { Locale } from '#domain/words.ts';
import { useWords } from '#src/lib/locale.ts';
import { writingTexts as texts } from '#src/texts/writing.ts';
import { useFieldValue } from '#src/ui/fields/index.ts';
import { styled } from '#src/ui/styled.tsx';

/** How hard a field's text is to read, and its hardest sentence where that is too hard. A hint: it stands in nobody's way. */
export function ReadingHint({ name, locale }: { name: string; locale: Locale }) {
  const t = useWords();
  const [value] = useFieldValue(name);
  const text = typeof value === 'string' ? value : '';
  const grade = readingGrade(text, locale);
  if (grade === undefined) return null;
  if (grade <= highestGrade) return <Hint>{t(texts.grade, { grade })}</Hint>;
  const sentence = hardestSentence(text, locale) ?? text;
  return <Hint isHigh>{t(texts.gradeHigh, { grade, highest: highestGrade, sentence })}</Hint>;
}

const Hint = styled('p', {
  base: { fontSize: 'small', color: 'fg.muted', overflowWrap: 'anywhere' },
  variants: {
    isHigh: {
      true: { color: 'fg', paddingInlineStart: 'xs', borderInlineStart: '{borderWidths.mark} solid {colors.warning}' },
      false: {},
    },
  },
});
