import { paths } from '../../app/routing/paths.ts';
import { dashboardTexts as texts } from '../../texts/dashboard.ts';
import { useWords } from '../../texts/locale.ts';
import { LightBulbIcon } from '../../ui/icons.tsx';
import { Text } from '../../ui/Text.tsx';
import { RecordCard } from './RecordCard.tsx';

/** The way to what the specialist wrote. */
export function SummaryCard({ isThere }: { isThere: boolean }) {
  const t = useWords();
  return (
    <RecordCard
      icon={<LightBulbIcon />}
      title={t(texts.summary)}
      link={{ to: paths.consultSummary, text: t(isThere ? texts.summarySee : texts.summaryLater) }}
    >
      {isThere ? <Text>{t(texts.summaryThere)}</Text> : <Text look="muted">{t(texts.summaryNone)}</Text>}
    </RecordCard>
  );
}
