import type { components } from '#openapi/generated/types.ts';
import { useWords } from '../../lib/locale.ts';
import { consultSummaryTexts as texts, doerTexts } from '../../texts/consult-summary.ts';
import { useMoments } from '../../texts/moments.ts';
import { Stack } from '../../ui/stack.tsx';
import { styled } from '../../ui/styled.tsx';
import { Text } from '../../ui/text.tsx';
import { Part } from './summary-parts.tsx';

type Schemas = components['schemas'];

/** What was planned with the member at a visit, newest first: each thing with who does it and by when. */
export function CarePlans({ plans }: { plans: readonly Schemas['CarePlan'][] }) {
  const t = useWords();
  const { date } = useMoments();
  return (
    <Part title={t(texts.plan)} isLong>
      <Text look="muted">{t(plans.length === 0 ? texts.noPlan : texts.planLead)}</Text>
      {plans.map((plan) => (
        <Stack key={plan.id} gap="2xs">
          <Text as="h4" look="strong" lang={plan.locale}>
            {plan.title}
          </Text>
          <List>
            {plan.items.map((item, index) => (
              <Item key={index} item={item} lang={plan.locale} />
            ))}
          </List>
          <Text look="small">{t(texts.planBy, { name: plan.written_by, date: date(plan.created_at) })}</Text>
        </Stack>
      ))}
    </Part>
  );
}

function Item({ item: { what, who, timing, due_on }, lang }: { item: Schemas['PlanItem']; lang: Schemas['Locale'] }) {
  const t = useWords();
  const { calendarDate } = useMoments();
  return (
    <Line>
      <Text lang={lang}>{what}</Text>
      <Facts>
        {who && (
          <div>
            <dt>{t(texts.who)}:</dt> <dd>{t(doerTexts[who])}</dd>
          </div>
        )}
        {(timing || due_on) && (
          <div>
            <dt>{t(texts.when)}:</dt>{' '}
            <dd>
              {timing && <span lang={lang}>{timing}</span>}
              {timing && due_on && ', '}
              {due_on && t(texts.byDate, { date: calendarDate(due_on) })}
            </dd>
          </div>
        )}
      </Facts>
    </Line>
  );
}

const List = styled('ol', {
  base: { display: 'flex', flexDirection: 'column', paddingInlineStart: 'md', listStyle: 'decimal' },
});
const Line = styled('li', {
  base: {
    paddingBlock: 'xs',
    breakInside: 'avoid',
    '& + &': { borderBlockStart: '{borderWidths.hair} solid {colors.line}' },
    '&::marker': { color: 'accent.strong', fontWeight: 'bold' },
  },
});
const Facts = styled('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 'md',
    fontSize: 'small',
    color: 'fg.muted',
    '& dt, & dd': { display: 'inline' },
    '& dd': { fontWeight: 'medium', color: 'fg' },
  },
});
