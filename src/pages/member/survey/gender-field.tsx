import { useWords } from '#src/lib/locale.ts';
import { genderTexts, relativeTexts } from '#src/texts/relatives.ts';
import { SelectField } from '#src/ui/fields/index.ts';

/** Who somebody is, apart from their sex at birth. Nobody has to say; `same` is the line for what is not said. */
export function GenderField({ label, same }: { label: string; same: string }) {
  const t = useWords();
  return (
    <SelectField
      name="gender"
      label={label}
      hint={t(relativeTexts.genderHint)}
      placeholder={same}
      options={Object.entries(genderTexts).map(([value, words]) => ({ value, label: t(words) }))}
      optional
    />
  );
}
