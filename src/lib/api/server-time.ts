let ahead: number | undefined;

/** Reads off an answer how far the server's clock is ahead of this device's. */
export function noteServerTime({ headers }: Response): void {
  const date = Date.parse(headers.get('Date') ?? '');
  if (!Number.isNaN(date)) ahead = date - Date.now();
}

/** Milliseconds by which the server's clock was ahead with the last answer, give or take a second. */
export function serverAhead(): number | undefined {
  return ahead;
}
