import { useJourney } from '../app/journey/useJourney.ts';
import { useAuthActor } from '../app/session/AuthProvider.tsx';
import { commonTexts } from '../texts/common.ts';
import { stepPageTexts } from '../texts/journey.ts';
import { useWords } from '../texts/locale.ts';
import { AlertBanner } from '../ui/AlertBanner.tsx';
import { Button } from '../ui/Button.tsx';
import { handOnFocus } from '../ui/handOnFocus.ts';
import { Row } from '../ui/Stack.tsx';

/** The backend could not say where the member is: try again, or leave. */
export function JourneyUnreachable() {
  const t = useWords();
  const { retry } = useJourney();
  const auth = useAuthActor();
  return (
    <AlertBanner
      tone="destructive"
      live
      title={t(stepPageTexts.unreachable)}
      action={
        <Row gap="xs">
          <Button ref={handOnFocus} look="secondary" size="sm" onClick={retry}>
            {t(commonTexts.tryAgain)}
          </Button>
          <Button look="quiet" size="sm" onClick={() => auth.send({ type: 'signOut.requested' })}>
            {t(commonTexts.logOut)}
          </Button>
        </Row>
      }
    >
      {t(stepPageTexts.unreachableBody)}
    </AlertBanner>
  );
}
