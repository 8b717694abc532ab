import { escaped } from './escape.ts';

/** What is wider than the window is reached by keyboard, too. */
export function scrolled(label: string, content: string): string {
  return `<div class="scroll" role="region" aria-label="${escaped(label)}" tabindex="0">${content}</div>`;
}

/** An id as it can be broken into lines. */
export function breakable(id: string): string {
  return `<code>${escaped(id).replaceAll('.', '.<wbr>')}</code>`;
}
