import { brokenTexts } from '../texts/broken.ts';
import { useWords } from '../texts/locale.ts';
import { AlertBanner } from '../ui/AlertBanner.tsx';
import { Button } from '../ui/Button.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Actions } from '../ui/Stack.tsx';
import { NarrowPage } from './NarrowPage.tsx';

/** In place of a page that broke, or whose code could not be fetched: on a bad line, or because a newer app is there. */
export function BrokenPage() {
  const t = useWords();
  return (
    <NarrowPage>
      <PageHeading>{t(brokenTexts.title)}</PageHeading>
      <AlertBanner tone="destructive" live>
        {t(brokenTexts.body)}
      </AlertBanner>
      <Actions>
        <Button wide="phone" onClick={() => location.reload()}>
          {t(brokenTexts.again)}
        </Button>
      </Actions>
    </NarrowPage>
  );
}
