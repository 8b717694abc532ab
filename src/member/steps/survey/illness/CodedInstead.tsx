import { flushSync } from 'react-dom';
import { asksIfCancer, beginsAtAnAge } from '../../../../../domain/family-history/conditions.ts';
import { isCancer, needsOwnWords } from '../../../../../domain/family-history.ts';
import { illnessTexts } from '../../../../texts/illnesses.ts';
import { useLocale, useWords } from '../../../../texts/locale.ts';
import { useFieldValue } from '../../../../ui/fields/index.ts';
import { Text } from '../../../../ui/Text.tsx';
import { goToChosen } from './chosen.ts';
import { ConditionChoices } from './ConditionChoices.tsx';
import { noCondition, type IllnessValues, type Slot } from './illnessForm.ts';
import { foundSlots } from './offered.ts';

/** More would be a list to read through again. */
const mostOffered = 3;

/**
 * Where own words name an illness of the list, it is offered in their place; when it began goes along. To a gene change or
 * another cancer, which are told in own words too, so do the words.
 */
export function CodedInstead({ slot, free }: { slot: Slot; free: readonly Slot[] }) {
  const t = useWords();
  const locale = useLocale();
  const [typed] = useFieldValue(`conditions.${slot.name}.other`);
  const [value, set] = useFieldValue('conditions');
  const coded = free.filter(({ code }) => code !== slot.code && code !== 'other-condition');
  const found = foundSlots(coded, typeof typed === 'string' ? typed : '', locale).named.slice(0, mostOffered);
  const choose = ({ name, code }: Slot) => {
    const all = value as IllnessValues['conditions'];
    const own = all[slot.name];
    if (!own) return;
    flushSync(() =>
      set({
        ...all,
        [slot.name]: noCondition,
        [name]: {
          ...{ ...noCondition, had: true, onset: beginsAtAnAge(code) ? own.onset : '' },
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
      <div role="status">{found.length > 0 && <Text look="small">{t(illnessTexts.codedInstead)}</Text>}</div>
      {found.length > 0 && <ConditionChoices slots={found} onChoose={choose} />}
    </div>
  );
}
