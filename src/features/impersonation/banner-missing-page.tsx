import { NarrowPage } from '../../layouts/narrow-page.tsx';
import { useWords } from '../../lib/locale.ts';
import { bannerMissingTexts as texts } from '../../texts/banner-missing.ts';
import { commonTexts } from '../../texts/common.ts';
import { AlertBanner } from '../../ui/alert-banner.tsx';
import { Button } from '../../ui/button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Actions, Row } from '../../ui/stack.tsx';
import { useIsLong } from '../../ui/use-is-long.ts';

type BannerMissingPageProps = { failed: boolean; onTryAgain: () => void; onSignOut: () => void };

/**
 * In place of every page while an admin impersonates a member and the banner that says so is not there: it is waited for, in
 * silence for a second, or it could not be fetched. Nothing of the member is on it.
 */
export function BannerMissingPage({ failed, onTryAgain, onSignOut }: BannerMissingPageProps) {
  const t = useWords();
  const isLong = useIsLong();
  if (!failed && !isLong) return null;
  return (
    <NarrowPage>
      <PageHeading>{t(texts.title)}</PageHeading>
      {failed ? (
        <AlertBanner tone="destructive" live>
          {t(texts.failed)}
        </AlertBanner>
      ) : (
        <Row gap="xs" role="status">
          <Spinner /> {t(texts.waiting)}
        </Row>
      )}
      <Actions>
        {failed && <Button onClick={onTryAgain}>{t(commonTexts.tryAgain)}</Button>}
        <Button look="secondary" onClick={onSignOut}>
          {t(commonTexts.signOut)}
        </Button>
      </Actions>
    </NarrowPage>
  );
}
