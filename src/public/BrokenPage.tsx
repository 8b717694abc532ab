import { brokenTexts } from '../texts/broken.ts';
import { useWords } from '../texts/locale.ts';
import { AlertBanner } from '../ui/AlertBanner.tsx';
import { Button } from '../ui/Button.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { Actions, Row } from '../ui/Stack.tsx';
import { NarrowPage } from './NarrowPage.tsx';

/**
 * In place of a page that broke, or whose code could not be fetched: on a bad line, or because a newer app is there, which is
 * being loaded or does not have it either.
 */
export function BrokenPage({ why = 'broken' }: { why?: 'loading' | 'offline' | 'gone' | 'broken' }) {
  const t = useWords();
  if (why === 'loading') {
    return (
      <NarrowPage>
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
        {t(why === 'gone' ? brokenTexts.gone : brokenTexts.body)}
      </AlertBanner>
      <Actions>
        <Button wide="phone" onClick={() => location.reload()}>
          {t(brokenTexts.again)}
        </Button>
      </Actions>
    </NarrowPage>
  );
}
