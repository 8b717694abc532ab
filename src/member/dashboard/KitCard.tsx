import { stepPath } from '../../../domain/steps.ts';
import type { components } from '../../../openapi/generated/types.ts';
import { dashboardTexts as texts } from '../../texts/dashboard.ts';
import { useWords } from '../../texts/locale.ts';
import { useMoments } from '../../texts/moments.ts';
import { PackageIcon } from '../../ui/icons.tsx';
import { Row } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import { KitStatusIcon } from '../KitStatusIcon.tsx';
import { wordsOfKit } from '../wordsOfKit.ts';
import { RecordCard } from './RecordCard.tsx';

/** The newest order and its status. */
export function KitCard({ kit }: { kit: components['schemas']['Kit'] | undefined }) {
  const t = useWords();
  const { date } = useMoments();
  const title = t(texts.kit);
  if (!kit)
    return (
      <RecordCard icon={<PackageIcon />} title={title}>
        <Text look="muted">{t(texts.kitNone)}</Text>
      </RecordCard>
    );
  const since = kit.history.at(-1)?.at ?? kit.ordered_at;
  return (
    <RecordCard
      icon={<PackageIcon />}
      title={title}
      link={{ to: stepPath('shipping-genetic-test-kit'), text: t(texts.kitFollow) }}
    >
      <Row gap="2xs">
        <KitStatusIcon status={kit.status} size="sm" />
        <Text look="strong" flex="1">
          {t(wordsOfKit(kit).title)}
        </Text>
      </Row>
      <Text look="small">{t(texts.kitSince, { date: date(since) })}</Text>
      <Text>{t(wordsOfKit(kit).meaning)}</Text>
    </RecordCard>
  );
}
