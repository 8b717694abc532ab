import { accountTexts } from '../texts/account.ts';
import { useWords } from '../texts/locale.ts';
import { LinkButton } from '../ui/Button.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Actions } from '../ui/Stack.tsx';
import { SupportContact } from '../ui/SupportContact.tsx';

/** What is said of an address that leads nowhere, in whatever layout stands around it, and the way on. */
export function NotFound({ signedIn = false }: { signedIn?: boolean }) {
  const t = useWords();
  return (
    <>
      <PageHeading lead={t(accountTexts.notFoundLead)}>{t(accountTexts.notFoundTitle)}</PageHeading>
      <Actions>
        <LinkButton to={signedIn ? '/loading' : '/'} wide="phone">
          {t(signedIn ? accountTexts.toMyStart : accountTexts.toStart)}
        </LinkButton>
      </Actions>
      <SupportContact />
    </>
  );
}
