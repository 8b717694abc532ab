/**
 * Keeps the page of a signed-in person from coming back out of the browser's back/forward cache as it was left: they may
 * have signed out since, or somebody else may sit here now. The cache keeps the page hidden, and a page that comes back
 * hidden is loaded anew.
 */
export function guardPageCache(root: HTMLElement, isSomebodyThere: () => boolean): void {
  addEventListener('pagehide', () => {
    root.hidden = isSomebodyThere();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && root.hidden) location.reload();
  });
}
