import type { FamilyScreen, ScreenResult } from '#domain/fhs-7.ts';
import type { Words } from '#domain/words.ts';
import { screenTexts as texts } from '#src/texts/screen.ts';
import type { AlertTone } from '#src/ui/alert-banner.tsx';

/** What FHS-7 came to, in words; `count` goes into the title. */
export function resultOf({ result, items }: FamilyScreen) {
  return { ...results[result], count: items.filter(({ answer }) => answer === 'yes').length };
}

const results: Record<ScreenResult, { title: Words; means: Words; tone: AlertTone }> = {
  positive: { title: texts.positive, means: texts.positiveMeans, tone: 'warning' },
  incomplete: { title: texts.incomplete, means: texts.incompleteMeans, tone: 'default' },
  negative: { title: texts.negative, means: texts.negativeMeans, tone: 'default' },
};
