import { Dialog as Parts } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import type { ReactNode } from 'react';
import { dialogRecipe } from '../theme/recipes/dialog.ts';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  children?: ReactNode;
  /** The buttons; the safe one carries `data-autofocus`, so that Enter does no harm. */
  actions: ReactNode;
  /** For a dialog that may not be closed by Escape or a press beside it. */
  modalOnly?: boolean;
  role?: 'dialog' | 'alertdialog';
};

/** A question in front of the page, which keeps the focus until it is answered. Import it lazily: it weighs more than a page. */
export function Dialog({ open, onClose, title, children, actions, modalOnly = false, role = 'dialog' }: DialogProps) {
  return (
    <Parts.Root
      recipe={dialogRecipe}
      open={open}
      lazyMount
      unmountOnExit
      role={role}
      closeOnEscape={!modalOnly}
      closeOnInteractOutside={!modalOnly}
      onOpenChange={(change) => {
        if (!change.open) onClose();
      }}
    >
      <Portal>
        <Parts.Backdrop />
        <Parts.Positioner>
          <Parts.Content>
            <Parts.Title>{title}</Parts.Title>
            <Parts.Body>{children}</Parts.Body>
            <Parts.Footer>{actions}</Parts.Footer>
          </Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  );
}
