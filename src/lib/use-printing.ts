import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether the page has been printed, or is about to be: what stands on paper alone need not be drawn before. It stays true, as
 * some browsers still draw the paper when they say that they are done.
 */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The paper is drawn as soon as the event has been heard.
    const begin = () => flushSync(() => setPrinting(true));
    const paper = matchMedia('print');
    const turn = () => paper.matches && begin();
    addEventListener('beforeprint', begin);
    paper.addEventListener('change', turn);
    return () => {
      removeEventListener('beforeprint', begin);
      paper.removeEventListener('change', turn);
    };
  }, []);
  return isPrinting;
}
