import { useEffectEvent, useId, useLayoutEffect, useRef, type ComponentProps } from 'react';
import { useWords } from '#src/lib/locale.ts';
import { commonTexts } from '#src/texts/common.ts';
import { lowWindow } from '#src/theme/windows.ts';
import { Button } from '#src/ui/button.tsx';
import type { Drawer } from '#src/ui/drawer.tsx';
import { CloseIcon } from '#src/ui/icons.tsx';
import { styled } from '#src/ui/styled.tsx';
import { Heading } from '#src/ui/text.tsx';

type RecordPaneProps = ComponentProps<typeof Drawer> & {
  /** Its title takes the focus as it opens. */
  takesFocus: boolean;
};

/**
 * A record beside the page that it was opened from, which can be used on meanwhile. The focus goes to its title, and when it
 * closes back to where it was opened; Escape closes it from within.
 */
export function RecordPane({ title, bar, onClose, takesFocus, returnTo, children }: RecordPaneProps) {
  const t = useWords();
  const titleId = useId();
  const pane = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const giveBack = useEffectEvent((hadFocus: boolean) => {
    if (hadFocus) returnTo()?.focus();
  });
  const takeFocus = useEffectEvent(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  });
  // Before it is taken off the page: the focus would be gone by then.
  useLayoutEffect(() => {
    const element = pane.current;
    takeFocus();
    return () => giveBack(element?.contains(document.activeElement) ?? false);
  }, []);
  return (
    <Pane
      ref={pane}
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        // What opens above it, such as a menu, is closed by itself.
        const isWithin = event.target instanceof Node && event.currentTarget.contains(event.target);
        if (event.key === 'Escape' && isWithin && !event.defaultPrevented) onClose();
      }}
    >
      <Head>
        <PaneTitle id={titleId} ref={heading} tabIndex={-1}>
          {title}
        </PaneTitle>
        <Button look="quiet" size="sm" icon={<CloseIcon size="sm" />} onClick={onClose}>
          {t(commonTexts.close)}
        </Button>
      </Head>
      {bar && <Bar>{bar}</Bar>}
      <Body>{children}</Body>
    </Pane>
  );
}

const Pane = styled('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    position: 'sticky',
    insetBlockStart: 'xs',
    maxHeight: 'calc(100dvh - 2 * {spacing.xs})',
    minWidth: '0',
    bg: 'bg.surface',
    border: '{borderWidths.hair} solid {colors.line}',
    borderRadius: 'md',
    boxShadow: 'panel',
    overflow: 'hidden',
    [lowWindow]: { position: 'static', maxHeight: 'none' },
  },
});
const Head = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: 'sm',
    paddingInline: 'md',
    paddingBlockStart: '2xs',
    '& > button': { flex: 'none' },
  },
});
const PaneTitle = styled(Heading, {
  base: { paddingBlock: '2xs', minWidth: '0', _focus: { outline: 'none' }, _focusVisible: { outline: 'none' } },
});
const Bar = styled('div', { base: { flex: 'none', paddingInline: 'md', paddingBlockEnd: '2xs' } });
const Body = styled('div', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: 'md',
    flex: '1',
    minHeight: '0',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    paddingInline: 'md',
    paddingBlockEnd: 'md',
  },
});
