import { useEffect, useState } from 'react';
import type { FamilyHistory } from '#domain/family-history.ts';
import { fetchFiles } from '#src/lib/chunks/fetch-files.ts';
import { useLocale } from '#src/lib/locale.ts';
import { whenQuiet } from '#src/lib/when-quiet.ts';
import { TreePage } from './tree.ts';
import { useTreeMember } from './use-tree-member.ts';

/**
 * Makes the page of the pedigree ready while nothing else is to do, and its drawing: after a press React would leave an empty page for
 * 300 ms until code that is only then imported may be seen, and a large family takes a slow phone long to draw the first time.
 * @returns whether the page's code is there
 */
export function useTreeAhead(history: FamilyHistory): boolean {
  const locale = useLocale();
  const { isLoading, member } = useTreeMember();
  const { memberName, memberAge } = member;
  const [isThere, setThere] = useState(TreePage.isLoaded);
  useEffect(() => {
    let isLeft = isLoading;
    const prepare = async () => {
      // An import that failed may stay so: it waits until the files are there.
      await fetchFiles(TreePage.moduleName);
      await TreePage.preload();
      setThere(true);
      const { drawFamily } = await import('#src/features/pedigree/use-drawing.ts');
      whenQuiet(() => {
        if (!isLeft) drawFamily({ history, memberName, memberAge }, locale);
      });
    };
    // Only a help: without it, all is made at the press.
    whenQuiet(() => {
      if (!isLeft) prepare().catch(() => undefined);
    });
    return () => {
      isLeft = true;
    };
  }, [history, isLoading, locale, memberAge, memberName]);
  return isThere;
}
