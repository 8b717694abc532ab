import { useId, useRef, useState, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { conditionFacts, conditionGroups, needsOwnWords } from '#domain/family-history.ts';
import { useLocale, useWords } from '#src/lib/locale.ts';
import { conditionGroupTexts, conditionTexts } from '#src/texts/conditions.ts';
import { useFieldValue } from '#src/ui/fields/source.ts';
import { Input } from '#src/ui/fields/text-field.tsx';
import { Fold } from '#src/ui/fold.tsx';
import { styled } from '#src/ui/styled.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { goToChosen } from './chosen.ts';
import { ConditionChoices } from './condition-choices.tsx';
import { otherLength, type Slot } from './conditions-form.ts';
import { foundSlots, offeredSlots, usualCodes } from './offered.ts';

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
  const locale = useLocale();
  const id = useId();
  const [search, setSearch] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const [, set] = useFieldValue('conditions');
  const [conditions] = useFieldValue('conditions');
  const offered = offeredSlots(free, sex);
  const isSearching = search.trim() !== '';
  const { named, hinted } = foundSlots(offered, search, locale);
  const found = [...named, ...hinted];
  const inOwnWords = offered.filter(({ code }) => needsOwnWords(code) && !found.some((each) => each.code === code));
  const choose = ({ name, code }: Slot) => {
    const all = conditions as Record<string, object>;
    flushSync(() => {
      setSearch('');
      onChosen();
      // What was typed need not be typed again, unless it says something else.
      const isMeant = isSearching && (found[0] === undefined || found[0].code === code);
      const words = needsOwnWords(code) && isMeant ? { other: search.trim().slice(0, otherLength) } : {};
      set({ ...all, [name]: { ...all[name], isChosen: true, ...words } });
    });
    goToChosen(name);
  };
  return (
    <Frame ref={list}>
      <label htmlFor={id}>{t(conditionTexts.find)}</label>
      <Input
        ref={ref}
        id={id}
        type="search"
        autoComplete="off"
        placeholder={t(conditionTexts.findExample)}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        // In a form, the key would send the page off.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <VisuallyHidden role="status">
        {isSearching ? t(conditionTexts.found, { count: found.length }) : ''}
      </VisuallyHidden>
      {isSearching ? (
        <>
          <ConditionChoices slots={named} onChoose={choose} />
          {hinted.length > 0 && <Hint>{t(conditionTexts.hints)}</Hint>}
          <ConditionChoices slots={hinted} onChoose={choose} />
          <Hint>{t(found.length > 0 ? conditionTexts.notMeant : conditionTexts.notFound)}</Hint>
          <ConditionChoices slots={inOwnWords} onChoose={choose} />
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

const Frame = styled('div', {
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
const Hint = styled('p', { base: { color: 'fg.muted', fontSize: 'small', lineHeight: 'snug' } });
