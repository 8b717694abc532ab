import { accountTexts } from '../texts/account.ts';
import { commonTexts } from '../texts/common.ts';
import { useWords } from '../texts/locale.ts';
import { AlertBanner } from '../ui/AlertBanner.tsx';
import { Button } from '../ui/Button.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Actions } from '../ui/Stack.tsx';
import { SupportContact } from '../ui/SupportContact.tsx';
import { Text } from '../ui/Text.tsx';
import { NarrowPage } from './NarrowPage.tsx';

/** Logging out did not work: it must not look as if it had. */
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
