import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loaded } from '#src/features/loading/loaded.tsx';
import { useWords } from '#src/lib/locale.ts';
import { Button } from '#src/ui/button.tsx';
import { Stack } from '#src/ui/stack.tsx';
import { Text } from '#src/ui/text.tsx';
import { adminTexts } from './texts/site.ts';

type Page<Item> = { items: readonly Item[] };
type CursorListProps<Item> = {
  list: UseInfiniteQueryResult<{ pages: readonly Page<Item>[] }>;
  waiting: string;
  /** Said where there is nothing. */
  empty: string;
  children: (items: readonly Item[]) => ReactNode;
};

/** A list that comes page after page, with the button that asks for the next one. */
export function CursorList<Item>({ list, waiting, empty, children }: CursorListProps<Item>) {
  const t = useWords();
  return (
    <Loaded of={[list]} waiting={waiting}>
      {({ pages }) => {
        const items = pages.flatMap((page) => page.items);
        return (
          <Stack gap="md">
            {items.length === 0 ? <Text role="status">{empty}</Text> : children(items)}
            {list.hasNextPage && (
              <Button
                look="secondary"
                loading={list.isFetchingNextPage}
                loadingText={waiting}
                onClick={() => void list.fetchNextPage()}
              >
                {t(adminTexts.more)}
              </Button>
            )}
          </Stack>
        );
      }}
    </Loaded>
  );
}
