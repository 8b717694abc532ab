import { useWords } from '../../lib/locale.ts';
import { paths } from '#domain/paths.ts';
import { accountTexts } from '../../texts/account.ts';
import { LinkButton } from '../../ui/button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Actions } from '../../ui/stack.tsx';
import { SupportContact } from '../../ui/support-contact.tsx';

/** What is said of an address that leads nowhere, in whatever layout stands around it, and the way on for somebody who is signed in. */
export function NotFound() {
  const t = useWords();
  return (
    <>
      <PageHeading lead={t(accountTexts.notFoundLead)}>{t(accountTexts.notFoundTitle)}</PageHeading>
      <Actions>
        <LinkButton to={paths.loading} wide="phone">
          {t(accountTexts.toMyStart)}
        </LinkButton>
      </Actions>
      <SupportContact />
    </>
  );
}
