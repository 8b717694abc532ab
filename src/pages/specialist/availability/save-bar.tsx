import { useEffect, useRef } from 'react';
import { useWords } from '#src/lib/locale.ts';
import { availabilityTexts as texts } from '#src/texts/availability.ts';
import { AlertBanner } from '#src/ui/alert-banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { focusHeadingOnUnmount } from '#src/ui/focus-heading-on-unmount.ts';
import { SubmitButton } from '#src/ui/form/index.ts';
import { Row, Stack } from '#src/ui/stack.tsx';
import { keepFootFree } from '#src/ui/keep-foot-free.ts';
import { styled } from '#src/ui/styled.tsx';
import { stickyRecipe } from '#src/theme/recipes/surface.ts';
import { Text } from '#src/ui/text.tsx';
import type { useHours } from './use-hours.ts';

/** The buttons of the form. While something is not saved they stay in sight, however long the form is. */
export function SaveBar({ hours }: { hours: ReturnType<typeof useHours> }) {
  const t = useWords();
  const { context, isUnsaved, isInConflict, send } = hours;
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => (isUnsaved && bar.current ? keepFootFree(bar.current) : undefined), [isUnsaved]);
  return (
    <Bar ref={bar} stays={isUnsaved} data-stays={isUnsaved || undefined}>
      <Stack gap="xs">
        {context.isSaved && !isUnsaved && <AlertBanner tone="success" live title={t(texts.saved)} />}
        {isInConflict ? (
          <Conflict send={send} />
        ) : (
          <Row gap="xs">
            <SubmitButton>{t(texts.save)}</SubmitButton>
            {isUnsaved && (
              <Button ref={focusHeadingOnUnmount} look="quiet" onClick={() => send({ type: 'hours.discarded' })}>
                {t(texts.discard)}
              </Button>
            )}
            {isUnsaved && <Text look="muted">{t(texts.unsaved)}</Text>}
          </Row>
        )}
      </Stack>
    </Bar>
  );
}

/** The specialist chooses which hours to keep. It stands in place of the button that was pressed, and takes its focus. */
function Conflict({ send }: Pick<ReturnType<typeof useHours>, 'send'>) {
  const t = useWords();
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => banner.current?.focus(), []);
  return (
    <AlertBanner
      tone="warning"
      live
      ref={banner}
      title={t(texts.conflict)}
      action={
        <Row gap="xs">
          <Button ref={focusHeadingOnUnmount} look="secondary" size="sm" onClick={() => send({ type: 'mine.kept' })}>
            {t(texts.keepMine)}
          </Button>
          <Button ref={focusHeadingOnUnmount} look="quiet" size="sm" onClick={() => send({ type: 'theirs.taken' })}>
            {t(texts.takeTheirs)}
          </Button>
        </Row>
      }
    >
      {t(texts.conflictBody)}
    </AlertBanner>
  );
}

const Bar = styled('div', {
  base: { paddingBlock: 'xs' },
  variants: {
    stays: {
      true: {
        ...stickyRecipe.base,
        paddingInline: 'sm',
        bg: 'bg.surface',
        border: '{borderWidths.hair} solid {colors.line}',
      },
      false: {},
    },
  },
});
