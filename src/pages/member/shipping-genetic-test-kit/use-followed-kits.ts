import { useEffect } from 'react';
import { endedKitStatuses, type KitStatus } from '#domain/kit-status.ts';
import { queries } from '#src/lib/api/queries.ts';

/** How often the backend is asked while the page is looked at, and how seldom at most while it does not answer. */
const usualPause = 3_000;
const longestPause = 60_000;

/**
 * A patient's orders, newest first, followed by themselves: asked for every few seconds while the page is looked at, at once
 * when it is looked at again, ever more seldom while the backend does not answer, and no more once the order has ended.
 */
export function useFollowedKits(patientId: string) {
  const kits = queries.useQuery(
    'get',
    '/kits/{patientId}',
    { params: { path: { patientId } } },
    { refetchInterval: ({ state }) => pauseBefore(state.data?.data[0]?.status, state) },
  );
  const { refetch } = kits;
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void refetch({ cancelRefetch: false });
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [refetch]);
  return kits;
}

type Asked = { dataUpdatedAt: number; errorUpdatedAt: number };

/**
 * How long to wait before the backend is asked again, or `false` for never. After a failure as long as there was no answer
 * so far, which doubles the pause each time.
 */
export function pauseBefore(status: KitStatus | undefined, { dataUpdatedAt, errorUpdatedAt }: Asked): number | false {
  if (status && endedKitStatuses.includes(status)) return false;
  const silence = dataUpdatedAt === 0 ? usualPause : errorUpdatedAt - dataUpdatedAt;
  return Math.min(Math.max(silence, usualPause), longestPause);
}
