import { useEffect, useState } from 'react';
import type { FallbackProps } from 'react-error-boundary';
import { BrokenPage } from './broken-page.tsx';
import { loadAfresh, loadAgain, type Fate } from './load-afresh.ts';

/** So long a page that is being loaded anew may stay before it is taken for one that does not go. */
const stayMs = 10_000;

/** In place of a page that could not be drawn: loads the app of now where that may help, else says what is wrong. */
export function BrokenRoute({ error }: Pick<FallbackProps, 'error'>) {
  const [fate, setFate] = useState<Fate>();
  const [isTrying, setTrying] = useState(false);
  useEffect(() => {
    let isMeant = true;
    void loadAfresh(error).then((found) => {
      if (isMeant) setFate(found);
    });
    return () => {
      isMeant = false;
    };
  }, [error]);
  useEffect(() => {
    if (fate !== 'loading') return;
    // Whoever is asked by the browser whether to leave the page can say no.
    const timer = setTimeout(setFate, stayMs, 'gone');
    return () => clearTimeout(timer);
  }, [fate]);
  const tryAgain = async () => {
    setTrying(true);
    const found = await loadAgain();
    setTrying(false);
    // While it loads, the button stays as it is.
    if (found !== 'loading') setFate(found);
  };
  return <BrokenPage why={fate ?? 'loading'} isTrying={isTrying} onTryAgain={() => void tryAgain()} />;
}
