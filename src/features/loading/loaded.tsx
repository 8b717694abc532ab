import type { ReactNode } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { useWords } from '../../lib/locale.ts';
import { commonTexts } from '../../texts/common.ts';
import { loadedTexts } from '../../texts/loaded.ts';
import { AlertBanner } from '../../ui/alert-banner.tsx';
import { Button } from '../../ui/button.tsx';
import { focusHeadingOnUnmount } from '../../ui/focus-heading-on-unmount.ts';
import { Skeleton, Waiting } from '../../ui/waiting.tsx';

/** What a query of react-query tells; only what is needed to wait for it and to ask again. */
type Read<Data> = {
  data: Data | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
};

type LoadedProps<Data extends readonly unknown[]> = {
  /** The reads that the page needs, all of them. */
  of: readonly [...{ [K in keyof Data]: Read<Data[K]> }];
  /** What is awaited: "Looking up your kit …". */
  waiting: string;
  /** What could not be loaded, where it is not the whole page: "We could not load the kit". */
  failed?: string | undefined;
  /** The shape of what will come; three lines and a panel unless said otherwise. */
  skeleton?: ReactNode;
  children: (...data: Data) => ReactNode;
};

/**
 * Draws what was read from the backend: `<Loaded of={[kit, draft]} waiting={…}>{(kit, draft) => …}</Loaded>`. Says what is
 * awaited, and offers to try again when a read failed. What is there stays while it is read anew.
 */
export function Loaded<Data extends readonly unknown[]>({
  of,
  waiting,
  failed: title,
  skeleton,
  children,
}: LoadedProps<Data>) {
  const t = useWords();
  const reads: readonly Read<unknown>[] = of;
  const missing = reads.filter(({ data }) => data === undefined);
  if (missing.length === 0) return children(...(reads.map(({ data }) => data) as unknown as Data));

  const failed = missing.filter(({ error, isFetching }) => error !== null && !isFetching);
  if (failed.length === 0) return <Waiting text={waiting}>{skeleton ?? <PageSkeleton />}</Waiting>;
  return (
    <AlertBanner
      tone="destructive"
      live
      title={title ?? t(loadedTexts.failed)}
      action={
        <Button
          ref={focusHeadingOnUnmount}
          look="secondary"
          size="sm"
          onClick={() => failed.forEach(({ refetch }) => void refetch())}
        >
          {t(commonTexts.tryAgain)}
        </Button>
      }
    >
      {messageOf(failed[0]?.error) || t(loadedTexts.failedBody)}
    </AlertBanner>
  );
}

/** The API's own sentence; a line that is down has none. */
function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : '';
}

function PageSkeleton() {
  return (
    <>
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton />
      <Skeleton shape="panel" />
    </>
  );
}
