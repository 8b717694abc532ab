import { useWords } from '../../lib/locale.ts';
import { paths } from '#domain/paths.ts';
import { siteTexts } from '../../texts/site.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Actions } from '../../ui/stack.tsx';
import { useIsSignedIn } from '../session/use-is-signed-in.ts';

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
