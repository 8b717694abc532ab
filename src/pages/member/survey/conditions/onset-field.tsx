import { useWords } from '#src/lib/locale.ts';
import { commonTexts } from '#src/texts/common.ts';
import { decadeTexts, conditionTexts } from '#src/texts/conditions.ts';
import { GroupFrame } from '#src/ui/fields/field-frame.tsx';
import { Select, SelectBox } from '#src/ui/fields/select-field.tsx';
import { useField, useFieldValue, type FieldProps } from '#src/ui/fields/source.ts';
import { Input } from '#src/ui/fields/text-field.tsx';
import { ChevronDownIcon } from '#src/ui/icons.tsx';
import { styled } from '#src/ui/styled.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { unknownAge } from '../age.ts';
import { decades, readOnset, typedDecade } from './onset.ts';

/** When a condition began: an age in years, or about when, or “I don’t know”. One answer takes the place of the other. */
export function OnsetField({ name, label, hint }: Pick<FieldProps, 'name' | 'label' | 'hint'>) {
  const t = useWords();
  const [value, setValue] = useFieldValue(name);
  const typed = String(value);
  const isNone = readOnset(typed) === undefined;
  // Said while it is typed: the page says “Saved”, and this is not.
  const field = useField({ name, hint, error: isNone ? t(conditionTexts.onsetNotSaved) : undefined });
  const isChosen = typed === unknownAge || decades.some((decade) => typedDecade(decade) === typed);
  return (
    <GroupFrame id={field.id} label={label} hint={hint} error={field.error} role="group" aria={field.described}>
      <Line>
        <label>
          <VisuallyHidden>{t(conditionTexts.inYears)}</VisuallyHidden>
          <Input
            id={field.id}
            width="year"
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            aria-invalid={field.aria['aria-invalid']}
            value={isChosen ? '' : typed}
            onChange={(event) => setValue(event.target.value)}
          />
        </label>
        <span>{t(conditionTexts.or)}</span>
        <Choice>
          <Select
            kind="select"
            aria-label={t(conditionTexts.about)}
            value={isChosen ? typed : ''}
            onChange={(event) => setValue(event.target.value)}
          >
            <option value="">{t(conditionTexts.about)}</option>
            {decades.map((decade) => (
              <option key={decade} value={typedDecade(decade)}>
                {t(decadeTexts[decade])}
              </option>
            ))}
            <option value={unknownAge}>{t(commonTexts.notSure)}</option>
          </Select>
          <ChevronDownIcon size="sm" />
        </Choice>
      </Line>
    </GroupFrame>
  );
}

const Line = styled('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'xs' } });
const Choice = styled(SelectBox, {
  base: { flexGrow: '1', minWidth: 'min(100%, {sizes.menu})', maxWidth: 'menuWidest' },
});
