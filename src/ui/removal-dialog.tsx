import type { ReactNode } from 'react';
import { AlertBanner } from './alert-banner.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Stack } from './stack.tsx';
import { Text } from './text.tsx';

type RemovalDialogProps = {
  /** The question. */
  title: string;
  /** What becomes of it. */
  body: string;
  /** What its buttons say: to remove, while that is under way, and to keep. */
  words: { yes: string; busy: string; keep: string };
  isBusy: boolean;
  /** Why it was not removed; null while nothing went wrong. */
  problem: { title: string; body: ReactNode } | null;
  onRemove: () => void;
  onClose: () => void;
};

/** Asks before something is removed for good. Keeping it has the focus. */
export function RemovalDialog({ title, body, words, isBusy, problem, onRemove, onClose }: RemovalDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      title={title}
      actions={
        <>
          <Button look="destructive" loading={isBusy} loadingText={words.busy} onClick={onRemove}>
            {words.yes}
          </Button>
          <Button look="secondary" onClick={onClose} data-autofocus>
            {words.keep}
          </Button>
        </>
      }
    >
      <Stack gap="sm">
        {problem && (
          <AlertBanner tone="destructive" live title={problem.title}>
            {problem.body}
          </AlertBanner>
        )}
        <Text>{body}</Text>
      </Stack>
    </Dialog>
  );
}
