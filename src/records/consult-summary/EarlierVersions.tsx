import { chakra } from '@chakra-ui/react/styled-system';
import type { components } from '../../../openapi/generated/types.ts';
import { consultSummaryTexts as texts } from '../../texts/consultSummary.ts';
import { useWords } from '../../texts/locale.ts';
import { useMoments } from '../../texts/moments.ts';
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
        <Folded key={version.version}>
          <summary>{t(texts.earlierVersion, { date: date(version.written_at) })}</summary>
          <Stack gap="md" paddingBlock="sm">
            <SummaryParts version={version} />
          </Stack>
        </Folded>
      ))}
    </Stack>
  );
}

const Folded = chakra('details', {
  base: {
    overflowWrap: 'anywhere',
    '& > summary': {
      minHeight: 'touch',
      paddingBlock: '2xs',
      color: 'action',
      fontWeight: 'medium',
      cursor: 'pointer',
    },
  },
});
