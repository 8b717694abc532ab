import { endedKitStatuses } from '#domain/kit-status.ts';
import { stepPath } from '#domain/steps.ts';
import type { components } from '#openapi/generated/types.ts';
import { KitStatusIcon } from '#src/features/kits/kit-status-icon.tsx';
import { describeKitStatus } from '#src/features/kits/kit-status-texts.ts';
import { useWords } from '#src/lib/locale.ts';
import { dashboardTexts as texts } from '#src/texts/dashboard.ts';
import { useMoments } from '#src/texts/moments.ts';
import { Row } from '#src/ui/stack.tsx';
import { styled } from '#src/ui/styled.tsx';
import { Text, TextLink } from '#src/ui/text.tsx';
import { NotYet } from './not-yet.tsx';

type KitFactsProps = {
  kit: components['schemas']['Kit'] | undefined;
  /** Those of the member, where they could be loaded. */
  visits: readonly components['schemas']['Visit'][] | undefined;
};

/** The newest order: its status, since when, and what that means. */
export function KitFacts({ kit, visits }: KitFactsProps) {
  const t = useWords();
  const { date } = useMoments();
  if (!kit) return <NotYet step="request-genetic-test-kit" words={t(texts.kitNone)} go={t(texts.kitOrder)} />;
  const { title, meaning } = describeKitStatus(kit, visits);
  return (
    <>
      <Row gap="2xs">
        <KitStatusIcon status={kit.status} size="sm" />
        <Beside look="strong">{t(title)}</Beside>
      </Row>
      <Text look="small">{t(texts.kitSince, { date: date(kit.history.at(-1)?.at ?? kit.ordered_at) })}</Text>
      <Text>{t(meaning)}</Text>
      <Text>
        <TextLink to={stepPath('shipping-genetic-test-kit')}>
          {t(endedKitStatuses.includes(kit.status) ? texts.kitSee : texts.kitFollow)}
        </TextLink>
      </Text>
    </>
  );
}

const Beside = styled(Text, { base: { flex: '1' } });
