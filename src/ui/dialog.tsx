import { Dialog as Parts } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { useDeferredValue, useState, type ReactNode } from 'react';
import {
  backdropStyle,
  bodyStyle,
  contentStyle,
  footerStyle,
  positionerStyle,
  titleStyle,
} from '../theme/recipes/dialog.ts';
import { styled } from './styled.tsx';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  children?: ReactNode;
  /** The buttons, unless a form within has its own; the safe one carries `data-autofocus`, so that Enter does no harm. */
  actions?: ReactNode;
  /** For a dialog that may not be closed by Escape or a press beside it. */
  modalOnly?: boolean;
  role?: 'dialog' | 'alertdialog';
  /** It has closed, and the focus is given back. */
  onGone?: (() => void) | undefined;
};

/** A question in front of the page, which keeps the focus until it is answered. Import it lazily: it weighs more than a page. */
export function Dialog({
  open,
  onClose,
  title,
  children,
  actions,
  modalOnly = false,
  role = 'dialog',
  onGone,
}: DialogProps) {
  const opener = useOpener(open);
  // A dialog that is there already open opens once it is mounted: StrictMode’s second mount would close it again.
  const shown = useDeferredValue(open, false);
  return (
    <Parts.Root
      open={shown}
      lazyMount
      unmountOnExit
      role={role}
      finalFocusEl={() => (opener?.isConnected ? keepingSelection(opener) : document.querySelector('h1'))}
      closeOnEscape={!modalOnly}
      closeOnInteractOutside={!modalOnly}
      {...(onGone && { onExitComplete: onGone })}
      onOpenChange={(change) => {
        if (!change.open) onClose();
      }}
    >
      <Portal>
        <Backdrop />
        <Positioner>
          <Content>
            <Title>{title}</Title>
            <Body>{children}</Body>
            {actions && <Footer>{actions}</Footer>}
          </Content>
        </Positioner>
      </Portal>
    </Parts.Root>
  );
}

/** The dialog's parts select what stands in a field that gets the focus back: the next key would replace all of it. */
function keepingSelection(opener: HTMLElement): HTMLElement {
  if (opener instanceof HTMLInputElement || opener instanceof HTMLTextAreaElement) {
    const { selectionStart: start, selectionEnd: end } = opener;
    if (start !== null) queueMicrotask(() => opener.setSelectionRange(start, end));
  }
  return opener;
}

/** What had the focus when the dialog opened, and gets it back: remembered before a button within takes it. */
function useOpener(open: boolean): HTMLElement | null {
  const [last, setLast] = useState<{ open: boolean; opener: HTMLElement | null }>({ open: false, opener: null });
  if (last.open !== open) {
    const focused = document.activeElement;
    setLast({ open, opener: open && focused instanceof HTMLElement ? focused : last.opener });
  }
  return last.opener;
}

/** What a question is about, which a screen reader says when it opens. */
export const DialogDescription = Parts.Description;

export const Backdrop = styled(Parts.Backdrop, { base: backdropStyle });
const Positioner = styled(Parts.Positioner, { base: positionerStyle });
const Content = styled(Parts.Content, { base: contentStyle });
const Title = styled(Parts.Title, { base: titleStyle });
const Body = styled('div', { base: bodyStyle });
const Footer = styled('div', { base: footerStyle });
