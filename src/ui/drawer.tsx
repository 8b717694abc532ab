import { Dialog as Parts } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { useDeferredValue, useRef, type ReactNode } from 'react';
import { useWords } from '../lib/locale.ts';
import { commonTexts } from '../texts/common.ts';
import { bodyStyle, contentStyle, headerStyle, positionerStyle, titleStyle } from '../theme/recipes/drawer.ts';
import { Button } from './button.tsx';
import { Backdrop } from './dialog.tsx';
import { CloseIcon } from './icons.tsx';
import { styled } from './styled.tsx';

type DrawerProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** What stays in sight while the rest is scrolled, below the title. */
  bar?: ReactNode;
  children: ReactNode;
  /** What gets the focus when it closes: what it was opened from, or stands for. */
  returnTo: () => HTMLElement | null;
};

/**
 * A record beside the page that it was opened from: at the right edge, on a phone in place of the page. The focus goes to its
 * title and stays within until it closes. Import it lazily: it weighs more than a page.
 */
export function Drawer({ open, onClose, title, bar, children, returnTo }: DrawerProps) {
  const t = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  // As in Dialog: one that is there already open opens once it is mounted.
  const shown = useDeferredValue(open, false);
  return (
    <Parts.Root
      open={shown}
      lazyMount
      unmountOnExit
      initialFocusEl={() => heading.current}
      finalFocusEl={returnTo}
      onOpenChange={(change) => {
        if (!change.open) onClose();
      }}
    >
      <Portal>
        <Backdrop />
        <Positioner>
          <Content>
            <Header>
              <Title ref={heading} tabIndex={-1}>
                {title}
              </Title>
              <Button look="quiet" size="sm" icon={<CloseIcon size="sm" />} onClick={onClose}>
                {t(commonTexts.close)}
              </Button>
            </Header>
            {bar && <Bar>{bar}</Bar>}
            <Body>{children}</Body>
          </Content>
        </Positioner>
      </Portal>
    </Parts.Root>
  );
}

const Bar = styled('div', {
  base: {
    flex: 'none',
    paddingInline: { base: 'sm', sm: 'lg' },
    paddingBlock: '2xs',
    bg: 'bg.surface',
    borderBlockEnd: '{borderWidths.hair} solid {colors.line}',
  },
});

const Positioner = styled(Parts.Positioner, { base: positionerStyle });
const Content = styled(Parts.Content, { base: contentStyle });
const Header = styled('div', { base: headerStyle });
const Title = styled(Parts.Title, { base: titleStyle });
const Body = styled('div', { base: bodyStyle });
