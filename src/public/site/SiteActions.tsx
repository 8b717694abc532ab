import { paths } from '../../app/routing/paths.ts';
import { useIsSignedIn } from '../../app/session/useIsSignedIn.ts';
import { useWords } from '../../texts/locale.ts';
import { siteTexts } from '../../texts/site.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Actions } from '../../ui/Stack.tsx';

/** The way in for a visitor, and back in for whoever is signed in. Where it stands a second time on a page, it is `again`. */
export function SiteActions({ again = false }: { again?: boolean }) {
  const t = useWords();
  const signedIn = useIsSignedIn();
  const look = again ? 'secondary' : 'primary';
  if (signedIn) {
    return (
      <Actions>
        <LinkButton to={paths.loading} look={look}>
          {t(siteTexts.goOn)}
        </LinkButton>
      </Actions>
    );
  }
  return (
    <Actions>
      <LinkButton to={paths.signup} look={look}>
        {t(siteTexts.signUp)}
      </LinkButton>
      <LinkButton to={paths.login} look="secondary">
        {t(siteTexts.signIn)}
      </LinkButton>
    </Actions>
  );
}
