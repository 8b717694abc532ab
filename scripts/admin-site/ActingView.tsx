import { useMoments } from '#src/texts/moments.ts';
import { NarrowPanel } from '#src/public/NarrowPage.tsx';
import { useWords } from '#src/texts/locale.ts';
import { AlertBanner } from '#src/ui/AlertBanner.tsx';
import { Button, OuterButton } from '#src/ui/Button.tsx';
import { PageHeading } from '#src/ui/PageHeading.tsx';
import { Actions } from '#src/ui/Stack.tsx';
import { Text } from '#src/ui/Text.tsx';
import { AdminLayout } from './AdminLayout.tsx';
import { useFailureSentence } from './failure.ts';
import { adminTexts } from './texts.ts';
import type { Acting } from '#machines/admin-site/types.ts';

type ActingViewProps = {
  /** It came after something that the admin did. */
  arrived: boolean;
  acting: Acting;
  busy: boolean;
  failure: unknown;
  onStop: () => void;
  onLogOut: () => void;
};

/** Whom the admin acts as, until when, and the way into Novi. */
export function ActingView({ arrived, acting, busy, failure, onStop, onLogOut }: ActingViewProps) {
  const t = useWords();
  const { time } = useMoments();
  const sentence = useFailureSentence();
  return (
    <AdminLayout onLogOut={onLogOut}>
      <NarrowPanel>
        <PageHeading arrived={arrived} lead={t(adminTexts.actingLead, { time: time(acting.endsAt) })}>
          {t(adminTexts.actingTitle, { name: acting.memberName })}
        </PageHeading>
        <Text>{t(adminTexts.because, { reason: acting.reason })}</Text>
        {failure !== undefined && !busy && (
          <AlertBanner tone="destructive" title={t(adminTexts.stopFailed)} live>
            {sentence(failure)}
          </AlertBanner>
        )}
        <Actions>
          <OuterButton href={`${import.meta.env.VITE_APP_URL}/login`}>{t(adminTexts.openNovi)}</OuterButton>
          <Button look="secondary" loading={busy} loadingText={t(adminTexts.stopping)} onClick={onStop}>
            {t(adminTexts.stop)}
          </Button>
        </Actions>
      </NarrowPanel>
    </AdminLayout>
  );
}
