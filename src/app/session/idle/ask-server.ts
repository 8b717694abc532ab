import { api } from '../../api/client.ts';
import { serverAhead } from '../../api/server-time.ts';

/** Milliseconds by which the server's clock is ahead now. Rejects when the server does not answer in time. */
export async function askServerAhead(): Promise<number | undefined> {
  await api.GET('/states/list', { cache: 'no-store', signal: AbortSignal.timeout(patience) });
  return serverAhead();
}

const patience = 3_000;
