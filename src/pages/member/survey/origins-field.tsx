import { originCodes, originFacts, type OriginCode } from '#domain/family-history.ts';
import { useWords } from '#src/lib/locale.ts';
import { ancestryTexts } from '#src/texts/ancestry.ts';
import { choiceRecipe } from '#src/theme/recipes/control.ts';
import { GroupFrame, Hint } from '#src/ui/fields/field-frame.tsx';
import { useField, useFieldValue } from '#src/ui/fields/source.ts';
import { Fold } from '#src/ui/fold.tsx';
import { styled } from '#src/ui/styled.tsx';

type OriginsFieldProps = { name: string; label: string; onChosen: (code: OriginCode) => void };

/** Where one side of the family comes from, any number of places: a long list that opens at a press, and says what is chosen. */
export function OriginsField({ name, label, onChosen }: OriginsFieldProps) {
  const t = useWords();
  const [value, setValue] = useFieldValue(name);
  const chosen = value as readonly OriginCode[];
  const hint = t(ancestryTexts.hint);
  const { id, error, described } = useField({ name, hint, optional: true });
  const toggle = (code: OriginCode) => {
    const isChosen = chosen.includes(code);
    setValue(isChosen ? chosen.filter((one) => one !== code) : [...chosen, code]);
    if (!isChosen) onChosen(code);
  };
  const names = originCodes.filter((code) => chosen.includes(code)).map((code) => t(originFacts[code].name));
  return (
    <GroupFrame id={id} label={label} hint={hint} error={error} optional role="group" aria={described}>
      <Fold title={names.length > 0 ? names.join(' · ') : t(ancestryTexts.choose)} look="framed">
        <List>
          {originCodes.map((code, index) => {
            const { name: words, explained } = originFacts[code];
            const choiceId = index === 0 ? id : `${id}-${code}`;
            return (
              <Choice key={code} look="plain" htmlFor={choiceId}>
                <input
                  type="checkbox"
                  id={choiceId}
                  checked={chosen.includes(code)}
                  aria-describedby={explained && `${choiceId}-about-hint`}
                  onChange={() => toggle(code)}
                />
                <span>
                  {t(words)}
                  <Hint id={`${choiceId}-about`}>{explained && t(explained)}</Hint>
                </span>
              </Choice>
            );
          })}
        </List>
      </Fold>
    </GroupFrame>
  );
}

const Choice = styled('label', choiceRecipe);
const List = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: 'repeat(2, minmax(0, 1fr))' },
    columnGap: 'md',
    overflowWrap: 'anywhere',
  },
});
