import type { components } from '#openapi/generated/types.ts';
import { useWords } from '#src/lib/locale.ts';
import { useMoments } from '#src/texts/moments.ts';
import { releaseTexts as texts } from '#src/texts/release.ts';
import { Card } from '#src/ui/card.tsx';
import { Stack } from '#src/ui/stack.tsx';
import { Heading, Text } from '#src/ui/text.tsx';

export type SharingDecision = components['schemas']['SharingDecision'];

/** The decision to share with nobody, with its day, and that it can be changed. */
export function DecisionCard({ decision }: { decision: SharingDecision }) {
  const t = useWords();
  const { date } = useMoments();
  return (
    <Card as="section" aria-labelledby={decision.id}>
      <Stack gap="2xs">
        <Heading size="h3" id={decision.id}>
          {t(texts.withNobody)}
        </Heading>
        <Text>{t(texts.decidedOn, { day: date(decision.decided_at) })}</Text>
        <Text>{t(texts.withNobodyMeans)}</Text>
      </Stack>
    </Card>
  );
}
