import { useEffect } from 'react';
import type { KitStatus } from '#domain/kit-status.ts';
import { useJourneyActor } from '#src/features/journey/use-journey.ts';
import type { useFollowedKits } from './use-followed-kits.ts';

type Kits = Pick<ReturnType<typeof useFollowedKits>, 'data' | 'isFetching' | 'isError'>;

/** Whether an order has ended without a kit: it was turned down or called off. */
export function hasNoKit(status: KitStatus | undefined): boolean {
  return status === 'DENIED' || status === 'CANCELED';
}

/**
 * Tells the journey that the newest order has ended: what is closed behind this step says from then on that a new order opens
 * it. What was read before may be the order before, where a new one has just been made: it is read anew first.
 */
export function useTellEnd({ data, isFetching, isError }: Kits): void {
  const journey = useJourneyActor();
  const hasEnded = !isFetching && !isError && hasNoKit(data?.data[0]?.status);
  useEffect(() => {
    if (hasEnded) journey.send({ type: 'kit.ended' });
  }, [hasEnded, journey]);
}
