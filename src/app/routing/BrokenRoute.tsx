import { useEffect, useState } from 'react';
import type { FallbackProps } from 'react-error-boundary';
import { BrokenPage } from '../../public/BrokenPage.tsx';
import { loadAfresh, type Fate } from './loadAfresh.ts';

/** In place of a page that could not be drawn: loads the app of now where that may help, else says what is wrong. */
export function BrokenRoute({ error }: Pick<FallbackProps, 'error'>) {
  const [fate, setFate] = useState<Fate>();
  useEffect(() => {
    let isMeant = true;
    void loadAfresh(error).then((found) => {
      if (isMeant) setFate(found);
    });
    return () => {
      isMeant = false;
    };
  }, [error]);
  return <BrokenPage why={fate ?? 'loading'} />;
}
