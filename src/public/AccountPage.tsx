import { accountTexts } from '../texts/account.ts';
import { commonTexts } from '../texts/common.ts';
import { useWords } from '../texts/locale.ts';
import { signInTexts } from '../texts/signIn.ts';
import { Button, LinkButton } from '../ui/Button.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Actions } from '../ui/Stack.tsx';
import { NarrowPage } from './NarrowPage.tsx';

type AccountPageProps = {
  /** The sign-in e-mail of who is signed in; nobody without it. */
  email?: string | undefined;
  onLogOut: () => void;
};

/** `/account`: who is signed in on this device, and the way in or out. */
export function AccountPage({ email, onLogOut }: AccountPageProps) {
  const t = useWords();
  return (
    <NarrowPage>
      <PageHeading lead={email ? t(accountTexts.signedInAs, { email }) : t(accountTexts.signedOut)}>
        {t(accountTexts.title)}
      </PageHeading>
      {email ? (
        <Actions>
          <LinkButton to="/loading" wide="phone">
            {t(accountTexts.goOn)}
          </LinkButton>
          <Button look="secondary" wide="phone" onClick={onLogOut}>
            {t(commonTexts.logOut)}
          </Button>
        </Actions>
      ) : (
        <Actions>
          <LinkButton to="/login" wide="phone">
            {t(signInTexts.submit)}
          </LinkButton>
          <LinkButton to="/signup" look="secondary" wide="phone">
            {t(signInTexts.signUp)}
          </LinkButton>
        </Actions>
      )}
    </NarrowPage>
  );
}
