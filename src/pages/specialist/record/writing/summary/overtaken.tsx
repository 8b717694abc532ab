import type { components } from '#openapi/generated/types.ts';
import { Loaded } from '#src/features/loading/loaded.tsx';
import { SummaryParts } from '#src/features/visit-summaries/summary-parts.tsx';
import { useWords } from '#src/lib/locale.ts';
import { consultSummaryTexts } from '#src/texts/consult-summary.ts';
import { useMoments } from '#src/texts/moments.ts';
import { writingTexts as texts } from '#src/texts/writing.ts';
import { Text } from '#src/ui/text.tsx';
import { useVisitSummary } from '../../reads.ts';
import { OvertakenChoice } from '../overtaken-choice.tsx';

type OvertakenProps = {
  visitId: string;
  isBusy: boolean;
  failure: unknown;
  onMine: (current: components['schemas']['SummaryVersion']) => void;
  onTheirs: () => void;
};

/** Another version was signed since this was begun: what it says, and the choice. */
export function Overtaken({ visitId, onMine, ...choice }: OvertakenProps) {
  const t = useWords();
  const { date } = useMoments();
  return (
    <Loaded of={[useVisitSummary(visitId)]} waiting={t(texts.looking)}>
      {({ data: { current } }) => (
        <OvertakenChoice {...choice} onMine={() => onMine(current)}>
          <Text look="small">
            {t(consultSummaryTexts.writtenBy, { name: current.written_by, date: date(current.written_at) })}
          </Text>
          <SummaryParts version={current} />
        </OvertakenChoice>
      )}
    </Loaded>
  );
}
