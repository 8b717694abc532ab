import { kitReasons } from '#domain/kit-reasons.ts';
import type { components } from '#openapi/generated/types.ts';
import { useLocale, useWords } from '#src/lib/locale.ts';
import { shippingTexts as texts } from '#src/texts/shipping.ts';

type Change = components['schemas']['Kit']['history'][number];

/** Why an order changed, where that is said: in words of ours, else in the care team’s, which say so where they are in the other language. */
export function WhyChanged({ change: { reason, reason_code, reason_locale } }: { change: Change }) {
  const t = useWords();
  const locale = useLocale();
  const [words, wordsLocale] = reason_code ? [t(kitReasons[reason_code]), locale] : [reason, reason_locale];
  if (!words) return null;
  return (
    <span>
      {t(wordsLocale === locale ? texts.note : texts.noteInOther)} <span lang={wordsLocale}>{words}</span>
    </span>
  );
}
