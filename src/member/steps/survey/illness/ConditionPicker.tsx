import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useRef, useState, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { conditionFacts, conditionGroups } from '../../../../../domain/family-history.ts';
import { conditionGroupTexts, illnessTexts } from '../../../../texts/illnesses.ts';
import { useWords } from '../../../../texts/locale.ts';
import { useFieldValue } from '../../../../ui/fields/source.ts';
import { Input } from '../../../../ui/fields/TextField.tsx';
import { Fold } from '../../../../ui/Fold.tsx';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';
import { chosenId } from './ChosenCondition.tsx';
import { ConditionChoices } from './ConditionChoices.tsx';
import type { Slot } from './illnessForm.ts';
import { isFound, offeredSlots, usualCodes } from './offered.ts';

type ConditionPickerProps = {
  /** The places that nothing is chosen for yet. */
  free: readonly Slot[];
  sex: unknown;
  ref: Ref<HTMLInputElement>;
  onChosen: () => void;
};

/**
 * The conditions to choose from: the most usual ones at once, all others by group, and any by a few letters of a name. A press
 * adds one, and goes on at its questions.
 */
export function ConditionPicker({ free, sex, ref, onChosen }: ConditionPickerProps) {
  const t = useWords();
  const id = useId();
  const [search, setSearch] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const [, set] = useFieldValue('conditions');
  const [conditions] = useFieldValue('conditions');
  const offered = offeredSlots(free, sex);
  const found = offered.filter(({ code }) => isFound(code, search));
  const choose = ({ name }: Slot) => {
    const all = conditions as Record<string, object>;
    flushSync(() => {
      setSearch('');
      onChosen();
      set({ ...all, [name]: { ...all[name], had: true } });
    });
    const chosen = document.getElementById(chosenId(name));
    chosen?.focus({ preventScroll: true });
    chosen?.scrollIntoView({ block: 'nearest' });
  };
  const isSearching = search.trim() !== '';
  return (
    <Frame ref={list}>
      <label htmlFor={id}>{t(illnessTexts.find)}</label>
      <Input
        ref={ref}
        id={id}
        type="search"
        autoComplete="off"
        placeholder={t(illnessTexts.findExample)}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        // In a form, the key would send the page off.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <VisuallyHidden role="status">{isSearching ? t(illnessTexts.found, { count: found.length }) : ''}</VisuallyHidden>
      {isSearching ? (
        <>
          <ConditionChoices slots={found} onChoose={choose} />
          {!found.some(({ code }) => !conditionFacts[code].needsWords) && (
            <>
              <Hint>{t(illnessTexts.notFound)}</Hint>
              <ConditionChoices
                slots={offered.filter(({ code }) => conditionFacts[code].needsWords)}
                onChoose={choose}
              />
            </>
          )}
        </>
      ) : (
        <>
          <ConditionChoices slots={offered.filter(({ code }) => usualCodes.includes(code))} onChoose={choose} />
          {conditionGroups.map((group) => (
            <Fold key={group} title={t(conditionGroupTexts[group])}>
              <ConditionChoices
                slots={offered.filter(({ code }) => conditionFacts[code].group === group && !usualCodes.includes(code))}
                onChoose={choose}
              />
            </Fold>
          ))}
        </>
      )}
    </Frame>
  );
}

const Frame = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2xs',
    padding: 'sm',
    border: '{borderWidths.hair} solid {colors.line}',
    borderRadius: 'md',
    '& > label': { fontWeight: 'bold', lineHeight: 'snug' },
  },
});
const Hint = chakra('p', { base: { color: 'fg.muted', fontSize: 'small', lineHeight: 'snug' } });
