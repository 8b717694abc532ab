const resets: (() => void)[] = [];

/**
 * What changes and lives exactly as long as the page in this tab: longer than a component, which comes and goes, and than a session,
 * which ends with the person. The only way for a module to keep such a thing, and each that does says why no machine and no
 * component can: so all of it can be found, and a test begins with a page on which nothing has happened.
 */
export function pageState<Value>(atStart: Value): { value: Value } {
  const state = { value: atStart };
  resets.push(() => (state.value = atStart));
  return state;
}

/** As if the page were opened anew. */
export function resetPageState(): void {
  resets.forEach((reset) => reset());
}
