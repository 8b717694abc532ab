/**
 * As the `ref` of a button that goes once it was pressed: when it goes, it hands its focus on to the heading of the part in
 * which it stands, or of the page. A focus that falls to the body begins at the top for whoever uses a keyboard or a screen
 * reader.
 */
export function focusHeadingOnUnmount(button: HTMLButtonElement | null): (() => void) | undefined {
  if (!button) return undefined;
  const headings = headingsAround(button);
  return () => {
    if (document.activeElement !== button) return;
    // What outlives the page that it came with goes to the heading of the one that is there now.
    const heading = headings.find((each) => each.isConnected) ?? document.querySelector<HTMLElement>('h1');
    if (!heading) return;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
}

/** The first heading of the part around an element, then of the part around that, and so on up to the page. */
function headingsAround(element: HTMLElement): HTMLElement[] {
  const found = new Set<HTMLElement>();
  for (let part = element.parentElement; part; part = part.parentElement) {
    const heading = part.querySelector<HTMLElement>('h1, h2, h3');
    if (heading) found.add(heading);
  }
  return [...found];
}
