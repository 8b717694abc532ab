import type { components } from '#openapi/generated/types.ts';
import { useWords } from '../../lib/locale.ts';
import { consultSummaryTexts as texts, doerTexts, itemStatusTexts } from '../../texts/consult-summary.ts';
import { useMoments } from '../../texts/moments.ts';
import { styled } from '../../ui/styled.tsx';
import { Text } from '../../ui/text.tsx';
import { ItemMarks } from './item-marks.tsx';

type Schemas = components['schemas'];

type PlanItemsProps = {
  plan: Schemas['CarePlan'];
  /** Who says how far the items are, where that can be said here. */
  markedBy?: 'patient' | 'care-team' | undefined;
};

/** The things to do of a plan, each with who does it, by when, and how far it is. */
export function PlanItems({ plan, markedBy }: PlanItemsProps) {
  const { items, locale } = plan;
  // What was replaced stays as far as it was.
  const canMark = markedBy !== undefined && plan.replaced_by === null;
  return (
    <List isLong={items.length > 9}>
      {items.map((item, index) => (
        <Line key={index}>
          <Item item={item} lang={locale} />
          {canMark && <ItemMarks plan={plan} number={index} by={markedBy} />}
        </Line>
      ))}
    </List>
  );
}

function Item({ item, lang }: { item: Schemas['PlannedItem']; lang: Schemas['Locale'] }) {
  const t = useWords();
  const { calendarDate, date } = useMoments();
  const { what, who, timing, due_on, status, status_at } = item;
  return (
    <>
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
        {status !== 'open' && (
          <div>
            <dt>{t(texts.itemStatus)}:</dt>{' '}
            <dd>
              {t(itemStatusTexts[status])}
              {status_at && `, ${date(status_at)}`}
            </dd>
          </div>
        )}
      </Facts>
    </>
  );
}

const List = styled('ol', {
  base: { display: 'flex', flexDirection: 'column', listStyle: 'decimal' },
  // The numbers stand within the sheet, however many digits they have.
  variants: { isLong: { true: { paddingInlineStart: 'xl' }, false: { paddingInlineStart: 'md' } } },
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
