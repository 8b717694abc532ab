import { use, useRef } from 'react';
import { mayMark, type PlanItemStatus } from '#domain/visit-summary.ts';
import type { components } from '#openapi/generated/types.ts';
import { PartLocale, useLocale, useWords } from '../../lib/locale.ts';
import { itemMarkTexts as texts, itemStatusTexts } from '../../texts/consult-summary.ts';
import { Button } from '../../ui/button.tsx';
import { describeFailure } from '../../ui/form/failure.ts';
import { Row } from '../../ui/stack.tsx';
import { styled } from '../../ui/styled.tsx';
import { Text } from '../../ui/text.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { PreviewNoteContext } from './preview-note.ts';
import { useItemMark } from './use-item-mark.ts';

type ItemMarksProps = {
  plan: components['schemas']['CarePlan'];
  /** Of the item, from 0. */
  number: number;
  by: 'patient' | 'care-team';
};

/**
 * What whoever looks at a plan can say of one of its items: in the language of the page, whatever that of the plan is. In a preview it
 * is all there and does nothing.
 */
export function ItemMarks(props: ItemMarksProps) {
  const note = use(PreviewNoteContext);
  if (note !== undefined) return <Marks {...props} note={note} />;
  return (
    <PartLocale value={undefined}>
      <Marks {...props} />
    </PartLocale>
  );
}

function Marks({ plan, number, by, note }: ItemMarksProps & { note?: string }) {
  const t = useWords();
  const lang = useLocale();
  const first = useRef<HTMLButtonElement>(null);
  const { mark, isPending, isSuccess, error, variables } = useItemMark(plan, number);
  const item = plan.items[number];
  if (!item) return null;
  const may = (status: PlanItemStatus) => status !== item.status && mayMark(by, item, status);
  const offered = item.status === 'open' ? (['done', 'dropped'] as const) : (['open'] as const);
  const [main, other] = offered.filter(may);
  if (!main) return null;
  const nameOf = (status: PlanItemStatus) => `${t(texts[status])}: ${item.what}`;
  const press = (status: PlanItemStatus) => {
    if (note !== undefined) return;
    // The other button goes with that, and the focus must not.
    mark(status, { onSettled: () => first.current?.focus() });
  };
  const inert = note !== undefined && ({ 'aria-disabled': true, 'aria-describedby': note } as const);
  return (
    <NotPrinted gap="2xs" lang={lang}>
      <Button
        ref={first}
        look="secondary"
        size="sm"
        aria-label={nameOf(main)}
        {...inert}
        loading={isPending && variables === main}
        onClick={() => press(main)}
      >
        {t(texts[main])}
      </Button>
      {other && (
        <Button
          look="quiet"
          size="sm"
          aria-label={nameOf(other)}
          {...inert}
          loading={isPending && variables === other}
          onClick={() => press(other)}
        >
          {t(texts[other])}
        </Button>
      )}
      <VisuallyHidden role="status">{isSuccess && t(itemStatusTexts[item.status])}</VisuallyHidden>
      {error !== null && <Text role="alert">{describeFailure(error, t)}</Text>}
    </NotPrinted>
  );
}

const NotPrinted = styled(Row, { base: { marginBlockStart: '2xs', _print: { display: 'none' } } });
