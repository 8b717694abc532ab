import { lazy, Suspense, useState } from 'react';
import { useWords } from '#src/lib/locale.ts';
import { releaseTexts as texts } from '#src/texts/release.ts';
import { Button } from '#src/ui/button.tsx';
import type { RoiForm } from './signed-release.tsx';
import type { Revocation } from './use-release-pages.ts';

const RevokeDialog = lazy(() => import('./revoke-dialog.tsx'));

type RevokeReleaseProps = {
  form: RoiForm;
  /** No other form is in force. */
  isLast: boolean;
  revocation: Revocation;
};

/** The way to take a permission back, which the law asks for. What it does is said before it is done. */
export function RevokeRelease({ form, isLast, revocation }: RevokeReleaseProps) {
  const t = useWords();
  const isAsking = revocation.asked === form.id;
  const [wasAsked, setAsked] = useState(isAsking);
  if (isAsking && !wasAsked) setAsked(true);
  return (
    <div>
      <Button
        look="secondary"
        size="sm"
        aria-label={t(texts.revokeFor, { recipient: form.recipient })}
        onClick={() => revocation.send({ type: 'revoke.requested', formId: form.id })}
      >
        {t(texts.revoke)}
      </Button>
      <Suspense>
        {wasAsked && (
          <RevokeDialog
            {...{ form, isLast }}
            open={isAsking}
            onClose={() => revocation.send({ type: 'revoke.closed' })}
            onRevoked={() => revocation.send({ type: 'release.revoked', formId: form.id })}
          />
        )}
      </Suspense>
    </div>
  );
}
