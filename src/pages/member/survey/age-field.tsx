import { useWords } from '#src/lib/locale.ts';
import { commonTexts } from '#src/texts/common.ts';
import { relativeTexts } from '#src/texts/relatives.ts';
import { choiceRecipe } from '#src/theme/recipes/control.ts';
import { GroupFrame } from '#src/ui/fields/field-frame.tsx';
import { useField, useFieldValue, type FieldProps } from '#src/ui/fields/source.ts';
import { Input } from '#src/ui/fields/text-field.tsx';
import { styled } from '#src/ui/styled.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { unknownAge } from './age.ts';
import { isNoAge } from './relative-form.ts';

/** An age in years, or “I don’t know”: typing takes that answer back, and choosing it clears what was typed. */
export function AgeField({ name, label, hint }: Pick<FieldProps, 'name' | 'label' | 'hint'>) {
  const t = useWords();
  const [value, setValue] = useFieldValue(name);
  // Said while it is typed: the page says “Saved”, and this is not.
  const field = useField({ name, hint, error: isNoAge(String(value)) ? t(relativeTexts.ageNotSaved) : undefined });
  const isUnknown = value === unknownAge;
  return (
    <GroupFrame id={field.id} label={label} hint={hint} error={field.error} role="group" aria={field.described}>
      <Line>
        <label>
          <VisuallyHidden>{label}</VisuallyHidden>
          <Input
            id={field.id}
            width="year"
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            aria-invalid={field.aria['aria-invalid']}
            value={isUnknown ? '' : String(value)}
            onChange={(event) => setValue(event.target.value)}
          />
        </label>
        <Choice look="plain">
          <input
            type="checkbox"
            checked={isUnknown}
            onChange={(event) => setValue(event.target.checked ? unknownAge : '')}
          />
          <span>{t(commonTexts.notSure)}</span>
        </Choice>
      </Line>
    </GroupFrame>
  );
}

const Choice = styled('label', choiceRecipe);
const Line = styled('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 'md' } });
