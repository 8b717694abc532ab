import { NarrowPage } from '../../layouts/narrow-page.tsx';
import { useWords } from '../../lib/locale.ts';
import { accountTexts } from '../../texts/account.ts';
import { commonTexts } from '../../texts/common.ts';
import { AlertBanner } from '../../ui/alert-banner.tsx';
import { Button } from '../../ui/button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Actions } from '../../ui/stack.tsx';
import { SupportContact } from '../../ui/support-contact.tsx';
import { Text } from '../../ui/text.tsx';

/** Signing out did not work: it must not look as if it had. */
export function SignOutFailedPage({ onTryAgain }: { onTryAgain: () => void }) {
  const t = useWords();
  return (
    <NarrowPage>
      <PageHeading>{t(accountTexts.signOutTitle)}</PageHeading>
      <AlertBanner tone="destructive" live>
        {t(accountTexts.signOutLead)}
      </AlertBanner>
      <Text>{t(accountTexts.signOutHelp)}</Text>
      <SupportContact />
      <Actions>
        <Button onClick={onTryAgain}>{t(commonTexts.tryAgain)}</Button>
      </Actions>
    </NarrowPage>
  );
}
