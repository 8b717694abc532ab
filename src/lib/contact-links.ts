/**
 * A link that writes to an address. What people enter as theirs may hold signs that mean something in a link (`?bcc=…` after a name
 * that ends in it): only the @ stays as it is.
 */
export function emailLink(address: string): string {
  return `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`;
}

/** A link that calls a number, of which nothing but its digits and a plus goes into it. */
export function phoneLink(number: string): string {
  return `tel:${number.replace(/[^+\d]/g, '')}`;
}
