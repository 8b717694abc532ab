import { memo, useDeferredValue, useId } from 'react';
import type { FamilyHistory, Relation } from '#domain/family-history.ts';
import { titlesOf } from '#domain/family-history/relative-titles.ts';
import type { AddedRelative } from '#machines/survey/types.ts';
import { useLocale, useWords } from '#src/lib/locale.ts';
import { groupTexts } from '#src/texts/relatives.ts';
import { Stack } from '#src/ui/stack.tsx';
import { styled } from '#src/ui/styled.tsx';
import { Heading } from '#src/ui/text.tsx';
import { AddRelative } from './add-relative.tsx';
import { BulkAnswers } from './bulk-answers.tsx';
import { RelativeRow } from './relative-row.tsx';
import { useFamilyHistory } from './use-survey.ts';

type RelationGroupProps = { relation: Relation; isFull: boolean; onAdd: (adding: AddedRelative) => void };

/**
 * The relatives of one relation, of whom there are some, with the way to add another. It is drawn when the family history changes, and
 * not with the page around it, which a change of the address draws as well. What a press answers for many of them is drawn after the
 * frame that answers the press and shows the family anew; whom it adds or takes away, in that frame.
 */
export function RelationGroup(props: RelationGroupProps) {
  const history = useFamilyHistory();
  const before = useDeferredValue(history);
  return <DrawnGroup {...props} history={areAlike(before, history) ? before : history} />;
}

/** Whether the same relatives stand in the list. */
function areAlike({ relatives: some }: FamilyHistory, { relatives: others }: FamilyHistory): boolean {
  return some.length === others.length && some.every(({ id }, index) => id === others[index]?.id);
}

type DrawnGroupProps = RelationGroupProps & { history: FamilyHistory };

const DrawnGroup = memo(function DrawnGroup({ relation, isFull, onAdd, history }: DrawnGroupProps) {
  const t = useWords();
  const headingId = useId();
  const titles = titlesOf(history.relatives, useLocale());
  const relatives = history.relatives.filter((relative) => relative.relation === relation);
  const { title } = groupTexts[relation];
  return (
    <Stack as="section" gap="2xs" aria-labelledby={headingId}>
      <Head>
        <Heading id={headingId} size="h3">
          {t(title)}
        </Heading>
        {!isFull && <AddRelative relation={relation} relatives={relatives} onAdd={onAdd} />}
      </Head>
      <List>
        {relatives.map((relative) => (
          <RelativeRow key={relative.id} {...{ relative, history }} title={titles.get(relative.id) ?? ''} />
        ))}
      </List>
      <BulkAnswers relation={relation} relatives={relatives} />
    </Stack>
  );
});

const List = styled('ul', { base: { display: 'flex', flexDirection: 'column', gap: '3xs' } });
const Head = styled('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 'xs',
    '& > button': { flexShrink: '0' },
  },
});
