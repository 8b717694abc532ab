import { accountTexts } from '../texts/account.ts';
import { useWords } from '../texts/locale.ts';
import { LinkButton } from '../ui/Button.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Actions } from '../ui/Stack.tsx';
import { SupportContact } from '../ui/SupportContact.tsx';
import { NarrowPage } from './NarrowPage.tsx';

/** For an address that leads nowhere. Somebody signed in is led to their own start. */
export function NotFoundPage({ signedIn = false }: { signedIn?: boolean }) {
  const t = useWords();
  return (
    <NarrowPage>
      <PageHeading lead={t(accountTexts.notFoundLead)}>{t(accountTexts.notFoundTitle)}</PageHeading>
      <Actions>
        <LinkButton to={signedIn ? '/loading' : '/'} wide="phone">
          {t(signedIn ? accountTexts.toMyStart : accountTexts.toStart)}
        </LinkButton>
      </Actions>
      <SupportContact />
    </NarrowPage>
  );
}
