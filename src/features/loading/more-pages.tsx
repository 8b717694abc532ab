import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useWords } from '../../lib/locale.ts';
import { commonTexts } from '../../texts/common.ts';
import { AlertBanner } from '../../ui/alert-banner.tsx';
import { Button } from '../../ui/button.tsx';

type MorePagesProps = {
  list: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError'>;
  words: { more: string; loading: string; failed: string };
  onMore: () => void;
};

/** The way to the next page of a list; where that did not come, it is said, and what is there stays. */
export function MorePages({ list, words, onMore }: MorePagesProps) {
  const t = useWords();
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = list;
  if (isFetchNextPageError && !isFetchingNextPage)
    return (
      <AlertBanner
        tone="destructive"
        live
        title={words.failed}
        action={
          <Button look="secondary" size="sm" onClick={onMore}>
            {t(commonTexts.tryAgain)}
          </Button>
        }
      />
    );
  if (!hasNextPage) return null;
  return (
    <Button look="secondary" size="sm" loading={isFetchingNextPage} loadingText={words.loading} onClick={onMore}>
      {words.more}
    </Button>
  );
}
