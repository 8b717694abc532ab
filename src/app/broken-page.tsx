import { startTransition, useActionState, useEffect, useState } from 'react';
import type { FallbackProps } from 'react-error-boundary';
import { NarrowPage } from '../layouts/narrow-page.tsx';
import { useWords } from '../lib/locale.ts';
import { brokenTexts } from '../texts/broken.ts';
import { AlertBanner } from '../ui/alert-banner.tsx';
import { Button } from '../ui/button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { Actions, Row } from '../ui/stack.tsx';
import { reloadForNewVersion, reloadOnRequest, type ReloadOutcome, type ReloadDependencies } from './reload.ts';

/** So long a page that is being loaded anew may stay before it is taken for one that does not go. */
const stayMs = 10_000;

/**
 * In place of a page that broke, or whose code could not be fetched: on a bad line, or because a newer app is there, which is
 * being loaded or does not have it either. Loads the app of now where that may help, else says what is wrong.
 * @param props.load how the app is loaded anew: by the browser, unless said otherwise
 */
export function BrokenPage({ error, load }: Pick<FallbackProps, 'error'> & Pick<ReloadDependencies, 'load'>) {
  const [outcome, setOutcome] = useState<ReloadOutcome>();
  // Of React alone: the library for requests is not among what every page loads.
  const [answer, tryAgain, isTrying] = useActionState(async (before: ReloadOutcome | undefined) => {
    const found = await reloadOnRequest({ load });
    // While it loads, the button stays as it is.
    return found === 'loading' ? before : found;
  }, undefined);
  useEffect(() => {
    let isMeant = true;
    void reloadForNewVersion(error, { load }).then((found) => {
      if (isMeant) setOutcome(found);
    });
    return () => {
      isMeant = false;
    };
  }, [error, load]);
  useEffect(() => {
    if (outcome !== 'loading') return;
    // Whoever is asked by the browser whether to leave the page can say no.
    const timer = setTimeout(setOutcome, stayMs, 'gone');
    return () => clearTimeout(timer);
  }, [outcome]);
  const why = answer ?? outcome ?? 'loading';
  return <BrokenView why={why} isTrying={isTrying} onTryAgain={() => startTransition(tryAgain)} />;
}

type BrokenViewProps = { why: ReloadOutcome; isTrying: boolean; onTryAgain: () => void };

function BrokenView({ why, isTrying, onTryAgain }: BrokenViewProps) {
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
