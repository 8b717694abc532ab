import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  newRelative,
  relationFacts,
  type FamilyHistory,
  type Relation,
  type Relative,
  type Side,
} from '../../../../domain/family-history.ts';
import type { Words } from '../../../../domain/words.ts';
import { useWords } from '../../../texts/locale.ts';
import { groupTexts } from '../../../texts/relatives.ts';
import { relativesTexts } from '../../../texts/survey.ts';
import { Button } from '../../../ui/Button.tsx';
import { PlusIcon } from '../../../ui/icons.tsx';
import { Row, Stack } from '../../../ui/Stack.tsx';
import { Heading, Text } from '../../../ui/Text.tsx';
import { BulkAnswers } from './BulkAnswers.tsx';
import { titlesOf } from './describe.ts';
import { RelativeRow } from './RelativeRow.tsx';
import { surveyPaths } from './surveyPaths.ts';
import { useSurvey, useSurveyValue } from './useSurvey.ts';

/** The relatives of one relation, with the way to add another. */
export function RelationGroup({ relation, isFull }: { relation: Relation; isFull: boolean }) {
  const t = useWords();
  const navigate = useNavigate();
  const headingId = useId();
  const survey = useSurvey();
  const history = useSurveyValue((survey) => survey.history);
  const titles = titlesOf(history.relatives, t);
  const relatives = history.relatives.filter((relative) => relative.relation === relation);
  const { title, hint } = groupTexts[relation];
  return (
    <Stack as="section" gap="xs" aria-labelledby={headingId}>
      <div>
        <Heading id={headingId}>{t(title)}</Heading>
        {hint && <Text look="small">{t(hint)}</Text>}
      </div>
      {relatives.length > 0 && (
        <List>
          {relatives.map((relative) => (
            <RelativeRow key={relative.id} relative={relative} title={titles.get(relative.id) ?? ''} />
          ))}
        </List>
      )}
      <BulkAnswers relation={relation} relatives={relatives} />
      {!isFull && (
        <Row gap="xs">
          {relation === 'grandparent' && relatives.length === 0 && (
            <Button
              look="secondary"
              size="sm"
              icon={<PlusIcon size="sm" />}
              onClick={() => survey.change(withGrandparents)}
            >
              {t(relativesTexts.addGrandparents)}
            </Button>
          )}
          {additions(relation, relatives).map(({ label, side }) => (
            <Button
              key={label.en}
              look="secondary"
              size="sm"
              icon={<PlusIcon size="sm" />}
              onClick={() => void navigate(surveyPaths.newRelative(relation, side))}
            >
              {t(label)}
            </Button>
          ))}
        </Row>
      )}
    </Stack>
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

/** The parents of the mother and of the father. */
function withGrandparents(history: FamilyHistory): FamilyHistory {
  const added = (['maternal', 'paternal'] as const).flatMap((side) =>
    (['female', 'male'] as const).map((sex_assigned_at_birth) => ({
      ...newRelative(crypto.randomUUID(), 'grandparent', side),
      sex_assigned_at_birth,
    })),
  );
  return { ...history, relatives: [...history.relatives, ...added] };
}

const List = chakra('ul', { base: { display: 'flex', flexDirection: 'column', gap: '2xs' } });
