import { lazy, Suspense, useState } from 'react';
import { useWords } from '#src/lib/locale.ts';
import { releaseTexts as texts } from '#src/texts/release.ts';
import { Button } from '#src/ui/button.tsx';
import type { RoiForm } from './signed-release.tsx';

const RevokeDialog = lazy(() => import('./revoke-dialog.tsx'));

type RevokeReleaseProps = {
  form: RoiForm;
  /** No other form is in force. */
  isLast: boolean;
  onRevoked: () => void;
};

/** The way to take a permission back, which the law asks for. What it does is said before it is done. */
export function RevokeRelease(props: RevokeReleaseProps) {
  const t = useWords();
  const [wasAsked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button
        look="secondary"
        size="sm"
        aria-label={t(texts.revokeFor, { recipient: props.form.recipient })}
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      >
        {t(texts.revoke)}
      </Button>
      <Suspense>{wasAsked && <RevokeDialog {...props} open={open} onClose={() => setOpen(false)} />}</Suspense>
    </div>
  );
}
