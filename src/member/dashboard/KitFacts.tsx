import { stepPath } from '../../../domain/steps.ts';
import type { components } from '../../../openapi/generated/types.ts';
import { dashboardTexts as texts } from '../../texts/dashboard.ts';
import { useWords } from '../../texts/locale.ts';
import { useMoments } from '../../texts/moments.ts';
import { Row } from '../../ui/Stack.tsx';
import { Text, TextLink } from '../../ui/Text.tsx';
import { KitStatusIcon } from '../KitStatusIcon.tsx';
import { wordsOfKit } from '../wordsOfKit.ts';
import { NotYet } from './NotYet.tsx';

type KitFactsProps = {
  kit: components['schemas']['Kit'] | undefined;
  /** The specialist has written what the results mean. */
  isExplained: boolean;
};

/** The newest order: its status, since when, and what that means. */
export function KitFacts({ kit, isExplained }: KitFactsProps) {
  const t = useWords();
  const { date } = useMoments();
  if (!kit) return <NotYet step="request-genetic-test-kit" words={t(texts.kitNone)} go={t(texts.kitOrder)} />;
  const { title, meaning } = wordsOfKit(kit);
  return (
    <>
      <Row gap="2xs">
        <KitStatusIcon status={kit.status} size="sm" />
        <Text look="strong" flex="1">
          {t(title)}
        </Text>
      </Row>
      <Text look="small">{t(texts.kitSince, { date: date(kit.history.at(-1)?.at ?? kit.ordered_at) })}</Text>
      <Text>{t(kit.status === 'COMPLETED' && isExplained ? texts.kitExplained : meaning)}</Text>
      <Text>
        <TextLink to={stepPath('shipping-genetic-test-kit')}>{t(texts.kitFollow)}</TextLink>
      </Text>
    </>
  );
}
