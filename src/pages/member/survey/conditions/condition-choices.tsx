import { useId } from 'react';
import { conditionFacts } from '#domain/family-history.ts';
import { useWords } from '#src/lib/locale.ts';
import { conditionTexts } from '#src/texts/conditions.ts';
import { PlusIcon } from '#src/ui/icons.tsx';
import { styled } from '#src/ui/styled.tsx';
import type { Slot } from './conditions-form.ts';

type ConditionChoicesProps = { slots: readonly Slot[]; onChoose: (slot: Slot) => void };

/** Conditions that can be added by a press, each with its plain explanation. */
export function ConditionChoices({ slots, onChoose }: ConditionChoicesProps) {
  const t = useWords();
  const id = useId();
  if (slots.length === 0) return null;
  return (
    <List>
      {slots.map((slot) => {
        const { name, offeredAs = name, explained } = conditionFacts[slot.code];
        return (
          <li key={slot.name}>
            <Choice
              type="button"
              aria-label={t(conditionTexts.add, { condition: t(offeredAs) })}
              aria-describedby={`${id}-${slot.name}`}
              onClick={() => onChoose(slot)}
            >
              <PlusIcon size="sm" />
              <span>
                <Name>{t(offeredAs)}</Name>
                <Explained id={`${id}-${slot.name}`}>{t(explained)}</Explained>
              </span>
            </Choice>
          </li>
        );
      })}
    </List>
  );
}

const List = styled('ul', { base: { display: 'flex', flexDirection: 'column', gap: '3xs' } });
const Choice = styled('button', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: 'xs',
    alignItems: 'start',
    width: 'full',
    minHeight: 'touch',
    paddingInline: 'xs',
    paddingBlock: '2xs',
    textAlign: 'start',
    lineHeight: 'snug',
    borderRadius: 'sm',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    _hover: { bg: 'action.subtle' },
    '& > svg': { color: 'action', marginBlockStart: '3xs' },
  },
});
const Name = styled('span', { base: { display: 'block', fontWeight: 'medium' } });
const Explained = styled('span', { base: { display: 'block', fontSize: 'small', color: 'fg.muted' } });
