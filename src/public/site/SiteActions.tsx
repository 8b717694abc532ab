import { paths } from '../../app/routing/paths.ts';
import { useIsSignedIn } from '../../app/session/useIsSignedIn.ts';
import { useWords } from '../../texts/locale.ts';
import { siteTexts } from '../../texts/site.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Actions } from '../../ui/Stack.tsx';

/** The way in for a visitor, and back in for whoever is signed in. */
export function SiteActions() {
  const t = useWords();
  const signedIn = useIsSignedIn();
  if (signedIn) {
    return (
      <Actions>
        <LinkButton to={paths.loading}>{t(siteTexts.goOn)}</LinkButton>
      </Actions>
    );
  }
  return (
    <Actions>
      <LinkButton to={paths.signup}>{t(siteTexts.signUp)}</LinkButton>
      <LinkButton to={paths.login} look="secondary">
        {t(siteTexts.signIn)}
      </LinkButton>
    </Actions>
  );
}
