/** The name of a window: the page first, so that tabs can be told apart. */
export function windowTitle(page: string): string {
  return `${page} · Novi`;
}
