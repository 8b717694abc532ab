/** Characters: a browser sends no more than 64 KiB for pages that are gone, all such requests together, and refuses what is over. */
const longest = 16_000;
/** Bytes of a request that is sent by a page that is going: it is the last one, and most likely the only one. */
const longestOfLast = 60_000;

/**
 * Whether a request with this body is sent so that the browser finishes it though its page is left or reloaded meanwhile.
 * @param isLeaving the page is about to go
 */
export function outlivesPage(body: unknown, { isLeaving = false } = {}): boolean {
  const text = JSON.stringify(body ?? '');
  return isLeaving ? new TextEncoder().encode(text).length <= longestOfLast : text.length <= longest;
}
