import { useEffect, useRef } from 'react';
import { hasCode } from '../../lib/api/api-error.ts';
import { useWords } from '../../lib/locale.ts';
import { commonTexts } from '../../texts/common.ts';
import { formTexts } from '../../texts/forms.ts';
import { AlertBanner } from '../../ui/alert-banner.tsx';
import { Button } from '../../ui/button.tsx';
import { describeFailure, fieldFailuresOf, isFailure } from '../../ui/form/failure.ts';
import { focusHeadingOnUnmount } from '../../ui/focus-heading-on-unmount.ts';

type StepFailureProps = {
  /** The journey's `failure`; nothing is shown while there is none. */
  failure: unknown;
  title?: string;
  /** Sends the same again; nothing where the page does not hold it any more. */
  onRetry: (() => void) | undefined;
};

/** Why a step could not be saved, where no form shows it: takes the focus, and offers to try again where that may help. */
export function StepFailure({ failure, title, onRetry }: StepFailureProps) {
  const t = useWords();
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFailure(failure)) banner.current?.focus();
  }, [failure]);
  if (!isFailure(failure)) return null;
  return (
    <AlertBanner
      tone="destructive"
      live
      ref={banner}
      title={title ?? t(formTexts.failedTitle)}
      action={
        onRetry &&
        !hasCode(failure, 'only_in_person') && (
          <Button ref={focusHeadingOnUnmount} look="secondary" size="sm" onClick={onRetry}>
            {t(commonTexts.tryAgain)}
          </Button>
        )
      }
    >
      {[describeFailure(failure, t), ...fieldFailuresOf(failure).map(({ message }) => message)].join(' ')}
    </AlertBanner>
  );
}
