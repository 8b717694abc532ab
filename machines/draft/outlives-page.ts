/** Characters: a browser sends no more than 64 KiB for pages that are gone, all such requests together. */
const longest = 16_000;

/** Whether a request with this body can be finished by the browser though its page is left or reloaded meanwhile. */
export function outlivesPage(body: unknown): boolean {
  return JSON.stringify(body ?? '').length <= longest;
}
