import type { OwnTemplate } from '#domain/own-templates.ts';
import type { Locale } from '#domain/words.ts';
import { useWords } from '#src/lib/locale.ts';
import { templateTexts as texts } from '#src/texts/templates.ts';
import { Fold } from '#src/ui/fold.tsx';
import { Stack } from '#src/ui/stack.tsx';
import { Text } from '#src/ui/text.tsx';
import { readableValues } from './template-fields.ts';

type KeptTextsProps = { values: OwnTemplate['values']; locale: Locale };

/** What will stand in the template. */
export function KeptTexts({ values, locale }: KeptTextsProps) {
  const t = useWords();
  return (
    <Fold title={t(texts.kept)} gap="xs" open>
      {readableValues(values, t).map(({ label, text }) => (
        <Stack key={label} gap="2xs">
          <Text look="strong">{label}</Text>
          <Text lang={locale}>{text}</Text>
        </Stack>
      ))}
      <Text look="small">{t(texts.notKept)}</Text>
    </Fold>
  );
}
