import { chakra } from '@chakra-ui/react/styled-system';
import type { components } from '../../../openapi/generated/types.ts';
import { consultSummaryTexts as texts } from '../../texts/consultSummary.ts';
import { useWords } from '../../texts/locale.ts';
import { useMoments } from '../../texts/moments.ts';
import { Card } from '../../ui/Card.tsx';
import { CareHeartIcon } from '../../ui/icons.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { BulletList, Heading, Text } from '../../ui/Text.tsx';

/** What was planned with the member, newest first. */
export function CarePlans({ plans }: { plans: readonly components['schemas']['CarePlan'][] }) {
  const t = useWords();
  const { date } = useMoments();
  return (
    <Card aria-labelledby="care-plans">
      <Stack gap="sm" overflowWrap="anywhere">
        <Top>
          <CareHeartIcon size="lg" />
          <Heading id="care-plans">{t(texts.plan)}</Heading>
        </Top>
        <Text look="muted">{t(plans.length === 0 ? texts.noPlan : texts.planLead)}</Text>
        {plans.map((plan) => (
          <Stack key={plan.id} as="section" gap="2xs">
            <Heading as="h3" size="h3">
              {plan.title}
            </Heading>
            <BulletList>
              {plan.items.map((item, index) => (
                <li key={index}>{item.what}</li>
              ))}
            </BulletList>
            <Text look="small">{t(texts.planBy, { name: plan.written_by, date: date(plan.created_at) })}</Text>
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}

const Top = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: '2xs', '& > svg': { color: 'accent.strong' } },
});
