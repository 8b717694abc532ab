import type { components } from '#openapi/generated/types.ts';
import { consultSummaryTexts as texts } from '../../texts/consultSummary.ts';
import { useWords } from '../../texts/locale.ts';
import { useMoments } from '../../texts/moments.ts';
import { Fold } from '../../ui/Fold.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Heading } from '../../ui/Text.tsx';
import { SummaryParts } from './SummaryParts.tsx';

/** What a summary said before it was changed, folded: nobody has to read it, and nothing is hidden. */
export function EarlierVersions({ versions }: { versions: readonly components['schemas']['SummaryVersion'][] }) {
  const t = useWords();
  const { date } = useMoments();
  return (
    <Stack gap="xs">
      <Heading size="h3">{t(texts.earlier)}</Heading>
      {versions.map((version) => (
        <Fold key={version.version} title={t(texts.earlierVersion, { date: date(version.written_at) })} gap="md">
          <SummaryParts version={version} />
        </Fold>
      ))}
    </Stack>
  );
}
