import { pageState } from '../page-state.ts';

/** Read off every answer, by a client that knows of no component and no machine. */
const ahead = pageState<number | undefined>(undefined);

/** Reads off an answer how far the server's clock is ahead of this device's. */
export function recordServerTime({ headers }: Response): void {
  const date = Date.parse(headers.get('Date') ?? '');
  if (!Number.isNaN(date)) ahead.value = date - Date.now();
}

/** Milliseconds by which the server's clock was ahead with the last answer, give or take a second. */
export function serverClockOffset(): number | undefined {
  return ahead.value;
}
