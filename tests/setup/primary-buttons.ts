/**
 * A page has one primary button at most: it says what to do next. A dialog has one of its own. Tells of each place that has
 * more what its buttons say. The browser tests run it within the page, so it can use nothing from outside.
 */
export function crowdedPrimaries(): string[] {
  const isSeen = (element: Element) => {
    // A browser knows what is drawn; jsdom draws nothing.
    const view: Partial<Element> = element;
    return !element.closest('[hidden]') && (view.checkVisibility?.() ?? true);
  };
  // A test may draw a page twice: each stands in a child of the body.
  const placeOf = (element: Element) => element.closest('[role=dialog], [role=alertdialog], body > *');
  const seen = [...document.querySelectorAll('[data-look=primary]')].filter(isSeen);
  return [...new Set(seen.map(placeOf))]
    .map((place) => seen.filter((element) => placeOf(element) === place))
    .filter(({ length }) => length > 1)
    .map((several) => several.map(({ textContent }) => textContent).join(' | '));
}
