import { recordServerTime, serverClockOffset } from '../../lib/api/server-time.ts';

/**
 * Milliseconds by which the server's clock is ahead now. Any answer tells; this one needs no token, which may have to be
 * renewed first. Rejects when the server does not answer in time.
 */
export async function fetchServerClockOffset(): Promise<number | undefined> {
  recordServerTime(await fetch('/api/v1/states/list', { cache: 'no-store', signal: AbortSignal.timeout(patience) }));
  return serverClockOffset();
}

const patience = 3_000;
