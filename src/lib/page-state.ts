const resets: (() => void)[] = [];

/**
 * What changes and lives exactly as long as the page in this tab: longer than a component, which comes and goes, and than a session,
 * which ends with the person. The only way for a module to keep such a thing, and each that does says why no machine and no
 * component can: so all of it can be found, and a test begins with a page on which nothing has happened.
 */
export function pageState<Value>(atStart: Value): { value: Value } {
  return pageStateFrom(() => atStart);
}

/** The same for what is made anew with the page: a collection that is filled and emptied, or what was read from the storage. */
export function pageStateFrom<Value>(make: () => Value): { value: Value } {
  const state = { value: make() };
  resets.push(() => (state.value = make()));
  return state;
}

/** As if the page were opened anew. */
export function resetPageState(): void {
  resets.forEach((reset) => reset());
}
