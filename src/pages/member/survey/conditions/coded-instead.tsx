import { flushSync } from 'react-dom';
import { isCancer, needsOwnWords, type ConditionCode } from '#domain/family-history.ts';
import { asksIfCancer, beginsAtAnAge } from '#domain/family-history/conditions.ts';
import { alsoNamed } from '#domain/family-history/find/find.ts';
import type { Locale } from '#domain/words.ts';
import { useLocale, useWords } from '#src/lib/locale.ts';
import { conditionTexts } from '#src/texts/conditions.ts';
import { useFieldValue } from '#src/ui/fields/index.ts';
import { Text } from '#src/ui/text.tsx';
import { goToChosen } from './chosen.ts';
import { ConditionChoices } from './condition-choices.tsx';
import { codeOf, noCondition, type ConditionsValues, type Slot } from './conditions-form.ts';
import { foundSlots } from './offered.ts';

/** More would be a list to read through again. */
const mostOffered = 3;

/**
 * Where own words name a condition of the list, it is offered in their place; when it began goes along. To a gene change or
 * another cancer, which are told in own words too, so do the words. They stay where they name something else as well that
 * nobody has chosen yet: nothing that was told goes unseen.
 */
export function CodedInstead({ slot, free }: { slot: Slot; free: readonly Slot[] }) {
  const t = useWords();
  const locale = useLocale();
  const [typed] = useFieldValue(`conditions.${slot.name}.other`);
  const [value, set] = useFieldValue('conditions');
  const coded = free.filter(({ code }) => code !== slot.code && code !== 'other-condition');
  const found = foundSlots(coded, typeof typed === 'string' ? typed : '', locale).named.slice(0, mostOffered);
  const choose = ({ name, code }: Slot) => {
    const all = value as ConditionsValues['conditions'];
    const own = all[slot.name];
    if (!own) return;
    flushSync(() =>
      set({
        ...all,
        [slot.name]: isMoreNamed(all, slot, code, locale) ? own : noCondition,
        [name]: {
          ...{ ...noCondition, isChosen: true, onset: beginsAtAnAge(code) ? own.onset : '' },
          other: needsOwnWords(code) ? own.other : '',
          // A gene change is no cancer: only that there was one is an answer beside it, too.
          is_cancer: asksIfCancer(code) && (isCancer(slot.code) || own.is_cancer === 'yes') ? 'yes' : '',
        },
      }),
    );
    goToChosen(name);
  };
  return (
    <div>
      {/* Words alone are said when they change; the buttons are for whoever goes to them. */}
      <div role="status">{found.length > 0 && <Text look="small">{t(conditionTexts.codedInstead)}</Text>}</div>
      {found.length > 0 && <ConditionChoices slots={found} onChoose={choose} />}
    </div>
  );
}

/** Whether the words in a place name, beside the condition chosen of them, one that stands nowhere else yet. */
function isMoreNamed(all: ConditionsValues['conditions'], { name: own }: Slot, chosen: ConditionCode, locale: Locale) {
  const words = all[own]?.other.trim() ?? '';
  const isTold = (code: ConditionCode) =>
    Object.entries(all).some(
      ([name, { isChosen, other }]) =>
        isChosen && name !== own && codeOf(name) === code && (!needsOwnWords(code) || other.trim() === words),
    );
  return alsoNamed(words, chosen, locale).some((code) => !isTold(code));
}
