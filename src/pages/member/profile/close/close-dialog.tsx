import { useState } from 'react';
import { useAuthActor } from '#src/features/session/auth-provider.tsx';
import { forgetRedirect, rememberRedirect } from '#src/features/session/redirect-address.ts';
import { ApiError, hasCode } from '#src/lib/api/api-error.ts';
import { queries } from '#src/lib/api/queries.ts';
import { useWords } from '#src/lib/locale.ts';
import { paths } from '#src/lib/paths.ts';
import { closeAccountTexts as texts } from '#src/texts/close-account.ts';
import { AlertBanner } from '#src/ui/alert-banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Stack } from '#src/ui/stack.tsx';
import { Text } from '#src/ui/text.tsx';

type CloseDialogProps = {
  userId: string;
  email: string;
  onClose: () => void;
  /** The password was given too long ago. */
  onTooOld: () => void;
};

/** The last question. Pressed again after a reply that was lost, it finds the account closed, which is what was asked for. */
export default function CloseDialog({ userId, email, onClose, onTooOld }: CloseDialogProps) {
  const t = useWords();
  const auth = useAuthActor();
  const close = queries.useMutation('delete', '/users/{userId}');
  const [isClosed, setClosed] = useState(false);
  const [tries, setTries] = useState(0);
  const confirm = async () => {
    setTries(tries + 1);
    // After a try whose reply was lost the account may be no more: the provider then ends the session before the answer is here.
    if (tries > 0) rememberRedirect(paths.accountClosed);
    try {
      await close.mutateAsync({ params: { path: { userId } } });
    } catch (error) {
      if (hasCode(error, 'sign_in_again')) {
        forgetRedirect();
        onTooOld();
        return;
      }
      // An account that is no more has no token that is taken.
      if (!(tries > 0 && error instanceof ApiError && error.status === 401)) {
        forgetRedirect();
        return;
      }
    }
    setClosed(true);
    rememberRedirect(paths.accountClosed);
    auth.send({ type: 'signOut.requested' });
  };
  const busy = close.isPending || isClosed;
  return (
    <Dialog
      open
      onClose={busy ? stay : onClose}
      modalOnly={busy}
      role="alertdialog"
      title={t(texts.sureTitle)}
      actions={
        <>
          <Button look="destructive" loading={busy} loadingText={t(texts.closing)} onClick={() => void confirm()}>
            {t(texts.sureYes)}
          </Button>
          <Button look="secondary" onClick={busy ? stay : onClose} data-autofocus>
            {t(texts.keep)}
          </Button>
        </>
      }
    >
      <Stack gap="sm">
        {close.isError && (
          <AlertBanner tone="destructive" live title={t(texts.failed)}>
            {t(texts.failedBody)}
          </AlertBanner>
        )}
        <Text overflowWrap="anywhere">{t(texts.sureBody, { email })}</Text>
      </Stack>
    </Dialog>
  );
}

/** There is no way back while it is being closed. */
function stay(): void {}
