import type { Credentials } from '#machines/auth/types.ts';
import { NarrowPanel } from '#src/public/NarrowPage.tsx';
import { SignInForm } from '#src/public/SignInForm.tsx';
import { useWords } from '#src/texts/locale.ts';
import { AlertBanner } from '#src/ui/AlertBanner.tsx';
import { PageHeading } from '#src/ui/PageHeading.tsx';
import { AdminLayout } from './AdminLayout.tsx';
import { adminTexts } from './texts.ts';

type SignInViewProps = {
  /** It came after something that the admin did. */
  arrived: boolean;
  busy: boolean;
  error: unknown;
  /** The last account was no admin's. */
  refused: boolean;
  onSubmit: (credentials: Credentials) => void;
};

/** Where an admin signs in. */
export function SignInView({ arrived, busy, error, refused, onSubmit }: SignInViewProps) {
  const t = useWords();
  return (
    <AdminLayout>
      <NarrowPanel>
        <PageHeading lead={t(adminTexts.signInLead)} arrived={arrived}>
          {t(adminTexts.signInTitle)}
        </PageHeading>
        {refused && <AlertBanner tone="warning">{t(adminTexts.notAdmin)}</AlertBanner>}
        <SignInForm onSubmit={onSubmit} busy={busy} error={error} />
      </NarrowPanel>
    </AdminLayout>
  );
}
