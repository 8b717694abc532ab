import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { titlesOf } from '#domain/family-history/called.ts';
import type { Relation } from '#domain/family-history.ts';
import { useLocale, useWords } from '#src/texts/locale.ts';
import { groupTexts } from '#src/texts/relatives.ts';
import { Stack } from '#src/ui/Stack.tsx';
import { Heading } from '#src/ui/Text.tsx';
import { AddRelative } from './AddRelative.tsx';
import { BulkAnswers } from './BulkAnswers.tsx';
import { RelativeRow } from './RelativeRow.tsx';
import { useSurveyValue } from './useSurvey.ts';

/** The relatives of one relation, of whom there are some, with the way to add another. */
export function RelationGroup({ relation, isFull }: { relation: Relation; isFull: boolean }) {
  const t = useWords();
  const headingId = useId();
  const history = useSurveyValue((survey) => survey.history);
  const titles = titlesOf(history.relatives, useLocale());
  const relatives = history.relatives.filter((relative) => relative.relation === relation);
  const { title } = groupTexts[relation];
  return (
    <Stack as="section" gap="2xs" aria-labelledby={headingId}>
      <Head>
        <Heading id={headingId} size="h3">
          {t(title)}
        </Heading>
        {!isFull && <AddRelative relation={relation} relatives={relatives} />}
      </Head>
      <List>
        {relatives.map((relative) => (
          <RelativeRow key={relative.id} relative={relative} title={titles.get(relative.id) ?? ''} />
        ))}
      </List>
      <BulkAnswers relation={relation} relatives={relatives} />
    </Stack>
  );
}

const List = chakra('ul', { base: { display: 'flex', flexDirection: 'column', gap: '3xs' } });
const Head = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 'xs',
    '& > button': { flexShrink: '0' },
  },
});
