import { useState } from 'react';
import type { Words } from '#domain/words.ts';
import { useWords } from '#src/lib/locale.ts';
import { askTexts } from '#src/texts/ask-relative.ts';
import { AlertBanner } from '#src/ui/alert-banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { Actions } from '#src/ui/stack.tsx';
import { showToast } from '#src/ui/toast/store.ts';
import { asPlainText, type AskedList } from './asked-list.ts';

/** The ways to give the list to somebody: on paper, through another app of the device where it can, or as text. */
export function PassOn({ list }: { list: AskedList }) {
  const t = useWords();
  const [failure, setFailure] = useState<Words>();
  const text = asPlainText(list);

  const share = async () => {
    setFailure(undefined);
    try {
      await navigator.share({ title: list.title, text });
    } catch (reason) {
      // Who closes the device’s own dialog has changed their mind; nothing has failed.
      if (!(reason instanceof DOMException && reason.name === 'AbortError')) setFailure(askTexts.shareFailed);
    }
  };
  const copy = async () => {
    setFailure(undefined);
    try {
      await navigator.clipboard.writeText(text);
      showToast(t(askTexts.copied));
    } catch {
      setFailure(askTexts.copyFailed);
    }
  };

  return (
    <>
      {failure && <AlertBanner tone="destructive" live title={t(failure)} />}
      <Actions>
        <Button wide="phone" onClick={() => window.print()}>
          {t(askTexts.print)}
        </Button>
        {'share' in navigator && (
          <Button look="secondary" wide="phone" onClick={() => void share()}>
            {t(askTexts.share)}
          </Button>
        )}
        <Button look="secondary" wide="phone" onClick={() => void copy()}>
          {t(askTexts.copy)}
        </Button>
      </Actions>
    </>
  );
}
