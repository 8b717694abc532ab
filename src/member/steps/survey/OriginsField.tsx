import { chakra } from '@chakra-ui/react/styled-system';
import { originCodes, originFacts, type OriginCode } from '../../../../domain/family-history.ts';
import { choiceRecipe } from '../../../theme/recipes/control.ts';
import { ancestryTexts } from '../../../texts/ancestry.ts';
import { useWords } from '../../../texts/locale.ts';
import { GroupFrame, Hint } from '../../../ui/fields/FieldFrame.tsx';
import { useField, useFieldValue } from '../../../ui/fields/source.ts';

/** Where one side of the family comes from, any number of places: a long list, so that its lines are plain and close. */
export function OriginsField({ name, label }: { name: string; label: string }) {
  const t = useWords();
  const [value, setValue] = useFieldValue(name);
  const chosen = value as readonly OriginCode[];
  const hint = t(ancestryTexts.hint);
  const { id, error, described } = useField({ name, hint, optional: true });
  const toggle = (code: OriginCode) =>
    setValue(chosen.includes(code) ? chosen.filter((one) => one !== code) : [...chosen, code]);
  return (
    <GroupFrame id={id} label={label} hint={hint} error={error} optional role="group" aria={described}>
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
    </GroupFrame>
  );
}

const Choice = chakra('label', choiceRecipe);
const List = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: 'repeat(2, minmax(0, 1fr))' },
    columnGap: 'md',
    overflowWrap: 'anywhere',
  },
});
