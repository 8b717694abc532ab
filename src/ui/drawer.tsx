import { Dialog as Parts } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { chakra } from '@chakra-ui/react/styled-system';
import { useDeferredValue, useRef, type ReactNode } from 'react';
import { useWords } from '../lib/locale.ts';
import { commonTexts } from '../texts/common.ts';
import { drawerRecipe } from '../theme/recipes/drawer.ts';
import { Button } from './button.tsx';
import { CloseIcon } from './icons.tsx';

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
      recipe={drawerRecipe}
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
        <Parts.Backdrop />
        <Parts.Positioner>
          <Parts.Content>
            <Parts.Header>
              <Parts.Title ref={heading} tabIndex={-1}>
                {title}
              </Parts.Title>
              <Button look="quiet" size="sm" icon={<CloseIcon size="sm" />} onClick={onClose}>
                {t(commonTexts.close)}
              </Button>
            </Parts.Header>
            {bar && <Bar>{bar}</Bar>}
            <Parts.Body>{children}</Parts.Body>
          </Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  );
}

const Bar = chakra('div', {
  base: {
    flex: 'none',
    paddingInline: { base: 'sm', sm: 'lg' },
    paddingBlock: '2xs',
    bg: 'bg.surface',
    borderBlockEnd: '{borderWidths.hair} solid {colors.line}',
  },
});
