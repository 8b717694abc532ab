import type { Locale } from '#domain/words.ts';
import { useLocale, useWords } from '../../lib/locale.ts';
import { consultSummaryTexts as texts } from '../../texts/consult-summary.ts';
import { Text } from '../../ui/text.tsx';

/** Says in which language something was written, where it is not the reader's. */
export function WrittenIn({ locale }: { locale: Locale }) {
  const t = useWords();
  if (locale === useLocale()) return null;
  return <Text look="small">{t(locale === 'en' ? texts.inEnglish : texts.inSpanish)}</Text>;
}
