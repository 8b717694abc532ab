import { flushSync } from 'react-dom';
import { fourGrandparents, relationFacts, type Relation, type Relative, type Side } from '#domain/family-history.ts';
import type { Words } from '#domain/words.ts';
import type { AddedRelative } from '#machines/survey/types.ts';
import { useWords } from '#src/lib/locale.ts';
import { groupTexts } from '#src/texts/relatives.ts';
import { relativesTexts } from '#src/texts/survey.ts';
import { Button } from '#src/ui/button.tsx';
import { PlusIcon } from '#src/ui/icons.tsx';
import { rowId } from './relative-list.ts';
import { useSurvey } from './use-survey.ts';

type AddRelativeProps = {
  relation: Relation;
  relatives: readonly Relative[];
  /** A page is wanted for somebody new. */
  onAdd: (adding: AddedRelative) => void;
};

/** The ways to add somebody of a relation. Beside a list that says whom, “Add” is enough to see; all of it is heard. */
export function AddRelative({ relation, relatives, onAdd }: AddRelativeProps) {
  const t = useWords();
  const survey = useSurvey();
  const look = { look: 'secondary', size: 'sm', icon: <PlusIcon size="sm" /> } as const;
  const addGrandparents = () => {
    const added = fourGrandparents(() => crypto.randomUUID());
    flushSync(() => survey.change((now) => ({ ...now, relatives: [...now.relatives, ...added] })));
    // The button goes with the press: one goes on at those who came for it.
    document.getElementById(rowId(added[0]?.id ?? ''))?.focus();
  };
  const isListed = relatives.length > 0 && relation !== 'parent';
  return (
    <>
      {relation === 'grandparent' && relatives.length === 0 && (
        <Button {...look} onClick={addGrandparents}>
          {t(relativesTexts.addGrandparents)}
        </Button>
      )}
      {additions(relation, relatives).map(({ label, side }) => (
        <Button key={label.en} {...look} aria-label={t(label)} onClick={() => onAdd({ relation, side })}>
          {t(isListed ? relativesTexts.add : label)}
        </Button>
      ))}
    </>
  );
}

/** Who can be added to a group: anybody, but no more than there can be by blood. */
function additions(relation: Relation, there: readonly Relative[]): { label: Words; side?: Side }[] {
  const { most } = relationFacts[relation];
  if (most && there.length >= most.inAll) return [];
  if (relation !== 'parent') return [{ label: groupTexts[relation].add }];
  const isMissing = (side: Side) => there.every((parent) => parent.side !== side);
  return [
    ...(isMissing('maternal') ? [{ label: relativesTexts.addMother, side: 'maternal' as const }] : []),
    ...(isMissing('paternal') ? [{ label: relativesTexts.addFather, side: 'paternal' as const }] : []),
  ];
}
