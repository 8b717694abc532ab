/** The id, in the page, of the link that leads to a relative. */
export function rowId(relativeId: string): string {
  return `relative-${relativeId}`;
}
