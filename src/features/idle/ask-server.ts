import { recordServerTime, serverClockOffset } from '../../lib/api/server-time.ts';

/**
 * Milliseconds by which the server's clock is ahead now. Any answer tells; this one needs no token, which may have to be
 * renewed first. Rejects when the server does not answer in time.
 */
export async function fetchServerClockOffset(stopping: AbortSignal): Promise<number | undefined> {
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(patience)]);
  recordServerTime(await fetch('/api/v1/states/list', { cache: 'no-store', signal }));
  return serverClockOffset();
}

const patience = 3_000;
