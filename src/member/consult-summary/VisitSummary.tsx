import { useId } from 'react';
import type { components } from '../../../openapi/generated/types.ts';
import { queries } from '../../app/api/queries.ts';
import { consultSummaryTexts as texts } from '../../texts/consultSummary.ts';
import { useWords } from '../../texts/locale.ts';
import { useMoments } from '../../texts/moments.ts';
import { Card } from '../../ui/Card.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Heading, Text } from '../../ui/Text.tsx';

/** What the specialist wrote after a visit, in the paragraphs in which they wrote it. */
export function VisitSummary({ visit }: { visit: components['schemas']['Visit'] }) {
  const t = useWords();
  const { date } = useMoments();
  const id = useId();
  const { data } = queries.useQuery(
    'get',
    '/visits/{visitId}/summary',
    { params: { path: { visitId: visit.id } } },
    { enabled: visit.summarized_at !== null },
  );
  const paragraphs = (data?.data.current.content.overview ?? '').split(/\n+/).filter((line) => line.trim() !== '');
  return (
    <Card aria-labelledby={id}>
      <Stack gap="xs" overflowWrap="anywhere">
        <Heading id={id}>{t(texts.summary, { day: date(visit.starts_at) })}</Heading>
        <Text look="small">{t(texts.writtenBy, { name: visit.specialist_name })}</Text>
        {paragraphs.length === 0 && <Text look="muted">{t(texts.noSummary)}</Text>}
        {paragraphs.map((paragraph, index) => (
          <Text key={index}>{paragraph}</Text>
        ))}
      </Stack>
    </Card>
  );
}
