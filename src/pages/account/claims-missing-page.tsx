import { NarrowPage } from '../../layouts/narrow-page.tsx';
import { useWords } from '../../lib/locale.ts';
import { accountTexts } from '../../texts/account.ts';
import { commonTexts } from '../../texts/common.ts';
import { Button } from '../../ui/button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Actions } from '../../ui/stack.tsx';
import { SupportContact } from '../../ui/support-contact.tsx';
import { Text } from '../../ui/text.tsx';

type ClaimsMissingPageProps = {
  /** Nobody who could say what the account may do was reached: that says nothing about the account. */
  unreachable?: boolean;
  onTryAgain: () => void;
  onSignOut: () => void;
  busy?: boolean;
};

/** Where asking for an account's claims ends when they never arrive: try again, reach a person, or sign out. */
export function ClaimsMissingPage({
  unreachable = false,
  onTryAgain,
  onSignOut,
  busy = false,
}: ClaimsMissingPageProps) {
  const t = useWords();
  return (
    <NarrowPage>
      {unreachable ? (
        <PageHeading lead={t(accountTexts.unreachableLead)}>{t(accountTexts.unreachableTitle)}</PageHeading>
      ) : (
        <PageHeading lead={t(accountTexts.claimsLead)}>{t(accountTexts.claimsTitle)}</PageHeading>
      )}
      <Text>{t(accountTexts.claimsHelp)}</Text>
      <SupportContact />
      <Actions>
        <Button onClick={onTryAgain} loading={busy} loadingText={t(accountTexts.trying)}>
          {t(commonTexts.tryAgain)}
        </Button>
        <Button look="secondary" onClick={onSignOut}>
          {t(commonTexts.signOut)}
        </Button>
      </Actions>
    </NarrowPage>
  );
}
