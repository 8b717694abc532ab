/** What Chromium tells of the line; other browsers say nothing. */
type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether somebody saves data, or has a very slow line: nothing comes that was not asked for. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}
