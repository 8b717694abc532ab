import type { NameFound } from '#domain/own-templates.ts';
import { useWords } from '#src/lib/locale.ts';
import { templateTexts as texts } from '#src/texts/templates.ts';
import { AlertBanner } from '#src/ui/alert-banner.tsx';
import { CheckboxGroupField } from '#src/ui/fields/choices.tsx';
import { labelOf } from './template-fields.ts';

type NamesFoundProps = {
  found: readonly NameFound[];
  otherWords: readonly string[];
  onOtherWords: (words: readonly string[]) => void;
};

/** Where the patient is named; and the question whether that is a name at all: “April” can be a month. */
export function NamesFound({ found, otherWords, onOtherWords }: NamesFoundProps) {
  const t = useWords();
  const words = [...new Map(found.map(({ word }) => [word.toLowerCase(), word])).values()];
  return (
    <>
      <AlertBanner tone="warning" live title={t(texts.named)}>
        <ul>
          {found.map(({ path, word }) => (
            <li key={`${path} ${word}`}>{t(texts.place, { label: labelOf(path, t), word })}</li>
          ))}
        </ul>
        {t(texts.namedBody)}
      </AlertBanner>
      <CheckboxGroupField
        name="words"
        label={t(texts.otherWords)}
        hint={t(texts.otherWordsHint)}
        optional
        options={words.map((word) => ({ value: word, label: t(texts.otherWord, { word }) }))}
        chosen={otherWords}
        onChoose={onOtherWords}
      />
    </>
  );
}
