import { useWords } from '../../lib/locale.ts';
import { commonTexts } from '../../texts/common.ts';
import { stepPageTexts } from '../../texts/journey.ts';
import { AlertBanner } from '../../ui/alert-banner.tsx';
import { Button } from '../../ui/button.tsx';
import { focusHeadingOnUnmount } from '../../ui/focus-heading-on-unmount.ts';
import { Row } from '../../ui/stack.tsx';
import { useSession } from '../session/auth-provider.tsx';
import { useJourney } from './use-journey.ts';

/** The backend could not say where the member is: try again, or leave. */
export function JourneyUnreachable() {
  const t = useWords();
  const { retry } = useJourney();
  const session = useSession();
  return (
    <AlertBanner
      tone="destructive"
      live
      title={t(stepPageTexts.unreachable)}
      action={
        <Row gap="xs">
          <Button ref={focusHeadingOnUnmount} look="secondary" size="sm" onClick={retry}>
            {t(commonTexts.tryAgain)}
          </Button>
          <Button look="quiet" size="sm" onClick={() => session.send({ type: 'signOut.requested' })}>
            {t(commonTexts.signOut)}
          </Button>
        </Row>
      }
    >
      {t(stepPageTexts.unreachableBody)}
    </AlertBanner>
  );
}
