import { useMutation } from '@tanstack/react-query';
import { useWords } from '#src/lib/locale.ts';
import { askTexts } from '#src/texts/ask-relative.ts';
import { AlertBanner } from '#src/ui/alert-banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { Actions } from '#src/ui/stack.tsx';
import { showToast } from '#src/ui/toast/store.ts';
import { asPlainText, type AskedList } from './asked-list.ts';

type Way = 'share' | 'copy';

/** The ways to give the list to somebody: on paper, through another app of the device where it can, or as text. */
export function PassOn({ list }: { list: AskedList }) {
  const t = useWords();
  const { mutate, isError, variables } = useMutation({
    mutationFn: (way: Way) => (way === 'share' ? share(list) : navigator.clipboard.writeText(asPlainText(list))),
    onSuccess: (_, way) => way === 'copy' && showToast(t(askTexts.copied)),
  });

  return (
    <>
      {isError && <AlertBanner tone="destructive" live title={t(failures[variables])} />}
      <Actions>
        <Button wide="phone" onClick={() => window.print()}>
          {t(askTexts.print)}
        </Button>
        {'share' in navigator && (
          <Button look="secondary" wide="phone" onClick={() => mutate('share')}>
            {t(askTexts.share)}
          </Button>
        )}
        <Button look="secondary" wide="phone" onClick={() => mutate('copy')}>
          {t(askTexts.copy)}
        </Button>
      </Actions>
    </>
  );
}

const failures = { share: askTexts.shareFailed, copy: askTexts.copyFailed };

async function share(list: AskedList): Promise<void> {
  try {
    await navigator.share({ title: list.title, text: asPlainText(list) });
  } catch (reason) {
    // Who closes the device’s own dialog has changed their mind; nothing has failed.
    if (!(reason instanceof DOMException && reason.name === 'AbortError')) throw reason;
  }
}
