/** How people read a name: its parts in this order, without those that are empty. */
export function fullName(...parts: readonly string[]): string {
  return parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ');
}
