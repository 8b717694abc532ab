import { useEffect, useId } from 'react';
import { useLocation } from 'react-router-dom';
import { listedGroupsOf, mostRelatives, relations, type FamilyHistory, type Relation } from '#domain/family-history.ts';
import type { AddedRelative } from '#machines/survey/types.ts';
import { useWords } from '#src/lib/locale.ts';
import { askTexts } from '#src/texts/ask-relative.ts';
import { relativesTexts } from '#src/texts/survey.ts';
import { BackLink } from '#src/ui/back-link.tsx';
import { LinkButton } from '#src/ui/button.tsx';
import { Actions, Row, Stack } from '#src/ui/stack.tsx';
import { styled } from '#src/ui/styled.tsx';
import { Heading, Text, TextLink } from '#src/ui/text.tsx';
import { AddRelative } from './add-relative.tsx';
import { ListedGroups } from './count/listed-groups.tsx';
import { useGoToHash } from './go-to.ts';
import { RelationGroup } from './relation-group.tsx';
import { isDone, rowId } from './relative-list.ts';
import { SurveyFrame } from './survey-frame.tsx';
import { surveyPaths } from './survey-paths.ts';
import { TreePreview } from './tree-preview.tsx';
import { UndoBanner } from './undo-banner.tsx';
import { useFamilyHistory } from './use-survey.ts';

type RelativesPageProps = {
  /** The member adds somebody. */
  onAdd: (adding: AddedRelative) => void;
};

/** `/member/survey/relatives`: all relatives by relation, and the way to add one. */
export function RelativesPage({ onAdd }: RelativesPageProps) {
  const t = useWords();
  const history = useFamilyHistory();
  const isFull = history.relatives.length >= mostRelatives;
  const isListed = (relation: Relation) => history.relatives.some((relative) => relative.relation === relation);
  const listed = shownRelations(history).filter(isListed);
  const unlisted = shownRelations(history).filter((relation) => !isListed(relation));
  const asked = history.relatives.filter(({ relation }) => relation !== 'partner');
  const othersId = useId();
  useReturnToRow();
  useGoToHash();
  return (
    <SurveyFrame
      title={t(relativesTexts.title)}
      lead={t(history.adopted === 'yes' ? relativesTexts.leadAdopted : relativesTexts.lead)}
    >
      <UndoBanner />
      {asked.length > 0 && (
        <Text look="strong" role="status">
          {t(relativesTexts.progress, { done: asked.filter(isDone).length, count: asked.length })}
        </Text>
      )}
      <TreePreview>
        {/* Whoever comes back to a long list need not go through all of it. */}
        <LinkButton look="secondary" size="sm" to={surveyPaths.check}>
          {t(relativesTexts.toCheckNow)}
        </LinkButton>
        <TextLink to={surveyPaths.count}>{t(relativesTexts.howMany)}</TextLink>
      </TreePreview>
      <Stack gap="md">
        {listed.map((relation) => (
          <RelationGroup key={relation} relation={relation} isFull={isFull} onAdd={onAdd} />
        ))}
      </Stack>
      {!isFull && unlisted.length > 0 && (
        <Stack as="section" gap="2xs" aria-labelledby={othersId}>
          <Heading id={othersId} size="h3">
            {t(relativesTexts.others)}
          </Heading>
          <Text look="small">{t(relativesTexts.othersHint)}</Text>
          {/* Long words of two lines stand beside their icon, not in the middle. */}
          <AddButtons gap="2xs">
            {unlisted.map((relation) => (
              <AddRelative key={relation} relation={relation} relatives={[]} onAdd={onAdd} />
            ))}
          </AddButtons>
        </Stack>
      )}
      {isFull && <Text look="muted">{t(relativesTexts.full, { count: mostRelatives })}</Text>}
      <ListedGroups groups={listedGroupsOf(history)} />
      <AskLink />
      <Actions>
        <LinkButton wide="phone" to={surveyPaths.check}>
          {t(relativesTexts.toCheck)}
        </LinkButton>
        <BackLink to={surveyPaths.count} />
      </Actions>
    </SurveyFrame>
  );
}

/** Nieces, grandchildren and the other parents of children are asked for where there can be any. */
function shownRelations({ relatives }: FamilyHistory): readonly Relation[] {
  const has = (...some: Relation[]) => relatives.some(({ relation }) => some.includes(relation));
  const isShown: Partial<Record<Relation, boolean>> = {
    partner: has('child', 'partner'),
    grandchild: has('child', 'grandchild'),
    'niece-or-nephew': has('sibling', 'half-sibling', 'niece-or-nephew'),
  };
  return relations.filter((relation) => isShown[relation] ?? true);
}

/** Coming back from a relative, one goes on from where that relative stands in the list. */
function useReturnToRow(): void {
  const state: unknown = useLocation().state;
  useEffect(() => {
    const id = typeof state === 'object' && state !== null && 'from' in state ? String(state.from) : '';
    const row = id ? document.getElementById(rowId(id)) : null;
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'center' });
  }, [state]);
}

/** The way to the list of questions, for who does not know the answers. */
function AskLink() {
  const t = useWords();
  return (
    <Text>
      {t(askTexts.linkHint)} <TextLink to={surveyPaths.ask}>{t(askTexts.link)}</TextLink>
    </Text>
  );
}

const AddButtons = styled(Row, { base: { '& > button': { textAlign: 'start' } } });
