/**
 * For what stays in sight at the foot of the window: nothing that has the focus, or gets it, stands behind it. The foot of the window
 * counts as taken, until the answer is called. In a low window it does not stick, and takes nothing.
 */
export function keepFootFree(element: HTMLElement): () => void {
  const { style } = document.documentElement;
  const { position, bottom: gap } = getComputedStyle(element);
  if (position === 'sticky') style.scrollPaddingBottom = `${String(element.offsetHeight + 2 * parseFloat(gap))}px`;
  return () => style.removeProperty('scroll-padding-bottom');
}
