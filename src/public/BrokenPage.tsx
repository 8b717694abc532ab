import { brokenTexts } from '../texts/broken.ts';
import { useWords } from '../texts/locale.ts';
import { AlertBanner } from '../ui/AlertBanner.tsx';
import { Button } from '../ui/Button.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { Actions, Row } from '../ui/Stack.tsx';
import { NarrowPage } from './NarrowPage.tsx';

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
