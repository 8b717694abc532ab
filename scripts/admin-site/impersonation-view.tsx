import type { Impersonation } from '#machines/admin-site/types.ts';
import { NarrowPanel } from '#src/layouts/narrow-page.tsx';
import { useWords } from '#src/lib/locale.ts';
import { useMoments } from '#src/texts/moments.ts';
import { AlertBanner } from '#src/ui/alert-banner.tsx';
import { Button, ExternalButton } from '#src/ui/button.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { Actions } from '#src/ui/stack.tsx';
import { Text } from '#src/ui/text.tsx';
import { AdminLayout } from './admin-layout.tsx';
import { useFailureSentence } from './failure.ts';
import { adminTexts } from './texts/site.ts';

type ImpersonationViewProps = {
  /** It came after something that the admin did. */
  arrived: boolean;
  impersonation: Impersonation;
  busy: boolean;
  failure: unknown;
  onStop: () => void;
  onSignOut: () => void;
};

/** Whom the admin impersonates, until when, and the way into Novi. */
export function ImpersonationView({
  arrived,
  impersonation,
  busy,
  failure,
  onStop,
  onSignOut,
}: ImpersonationViewProps) {
  const t = useWords();
  const { time } = useMoments();
  const sentence = useFailureSentence();
  return (
    <AdminLayout onSignOut={onSignOut}>
      <NarrowPanel>
        <PageHeading arrived={arrived} lead={t(adminTexts.impersonationLead, { time: time(impersonation.endsAt) })}>
          {t(adminTexts.impersonationTitle, { name: impersonation.memberName })}
        </PageHeading>
        <Text>{t(adminTexts.because, { reason: impersonation.reason })}</Text>
        {failure !== undefined && !busy && (
          <AlertBanner tone="destructive" title={t(adminTexts.stopFailed)} live>
            {sentence(failure)}
          </AlertBanner>
        )}
        <Actions>
          <ExternalButton href={`${import.meta.env.VITE_APP_URL}/login`}>{t(adminTexts.openNovi)}</ExternalButton>
          <Button look="secondary" loading={busy} loadingText={t(adminTexts.stopping)} onClick={onStop}>
            {t(adminTexts.stop)}
          </Button>
        </Actions>
      </NarrowPanel>
    </AdminLayout>
  );
}
