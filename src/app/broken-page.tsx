import { NarrowPage } from '../layouts/narrow-page.tsx';
import { useWords } from '../lib/locale.ts';
import { brokenTexts } from '../texts/broken.ts';
import { AlertBanner } from '../ui/alert-banner.tsx';
import { Button } from '../ui/button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { Actions, Row } from '../ui/stack.tsx';

type BrokenPageProps = {
  why?: 'loading' | 'offline' | 'gone' | 'broken';
  isTrying?: boolean;
  onTryAgain: () => void;
};

/**
 * In place of a page that broke, or whose code could not be fetched: on a bad line, or because a newer app is there, which is
 * being loaded or does not have it either.
 */
export function BrokenPage({ why = 'broken', isTrying = false, onTryAgain }: BrokenPageProps) {
  const t = useWords();
  if (why === 'loading') {
    return (
      <NarrowPage>
        <PageHeading>{t(brokenTexts.loadingTitle)}</PageHeading>
        <Row gap="xs" role="status">
          <Spinner />
          {t(brokenTexts.fetching)}
        </Row>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage>
      <PageHeading>{t(brokenTexts.title)}</PageHeading>
      <AlertBanner tone="destructive" live>
        {t(words[why])}
      </AlertBanner>
      <Actions>
        <Button wide="phone" loading={isTrying} loadingText={t(brokenTexts.trying)} onClick={onTryAgain}>
          {t(brokenTexts.again)}
        </Button>
      </Actions>
    </NarrowPage>
  );
}

const words = { offline: brokenTexts.offline, gone: brokenTexts.gone, broken: brokenTexts.broken };
