import type { Credentials } from '#machines/auth/types.ts';
import { SignInForm } from '#src/features/credentials/sign-in-form.tsx';
import { NarrowPanel } from '#src/layouts/narrow-page.tsx';
import { useWords } from '#src/lib/locale.ts';
import { AlertBanner } from '#src/ui/alert-banner.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { AdminLayout } from './admin-layout.tsx';
import { adminTexts } from './texts/site.ts';

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
