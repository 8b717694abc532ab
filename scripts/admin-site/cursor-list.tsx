import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loaded } from '#src/features/loading/loaded.tsx';
import { MorePages } from '#src/features/loading/more-pages.tsx';
import { useWords } from '#src/lib/locale.ts';
import { Stack } from '#src/ui/stack.tsx';
import { Text } from '#src/ui/text.tsx';
import { adminTexts } from './texts/site.ts';

type Page<Item> = { items: readonly Item[] };
type CursorListProps<Item> = {
  list: UseInfiniteQueryResult<{ pages: readonly Page<Item>[] }>;
  waiting: string;
  /** What could not be loaded, where the list says so itself. */
  failed?: string;
  /** Said where there is nothing. */
  empty: string;
  children: (items: readonly Item[]) => ReactNode;
};

/** A list that comes page after page, with the button that asks for the next one. */
export function CursorList<Item>({ list, waiting, failed, empty, children }: CursorListProps<Item>) {
  const t = useWords();
  return (
    <Loaded of={[list]} waiting={waiting} failed={failed}>
      {({ pages }) => {
        const items = pages.flatMap((page) => page.items);
        return (
          <Stack gap="md">
            {items.length === 0 ? <Text role="status">{empty}</Text> : children(items)}
            <MorePages
              list={list}
              words={{ more: t(adminTexts.more), loading: waiting, failed: t(adminTexts.moreFailed) }}
              onMore={() => void list.fetchNextPage()}
            />
          </Stack>
        );
      }}
    </Loaded>
  );
}
