import { useWords } from '#src/lib/locale.ts';
import { writingTexts as texts } from '#src/texts/writing.ts';
import { RadioGroupField } from '#src/ui/fields/index.ts';

/** In which language a text is written: that of whoever reads it. */
export function LanguageField() {
  const t = useWords();
  return (
    <RadioGroupField
      name="locale"
      label={t(texts.language)}
      hint={t(texts.languageHint)}
      inline="short"
      options={[
        { value: 'en', label: t(texts.english) },
        { value: 'es', label: t(texts.spanish) },
      ]}
    />
  );
}
