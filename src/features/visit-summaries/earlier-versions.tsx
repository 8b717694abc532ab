import type { components } from '#openapi/generated/types.ts';
import { useWords } from '../../lib/locale.ts';
import { consultSummaryTexts as texts } from '../../texts/consult-summary.ts';
import { useMoments } from '../../texts/moments.ts';
import { Fold } from '../../ui/fold.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Heading } from '../../ui/text.tsx';
import { SummaryParts } from './summary-parts.tsx';

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
