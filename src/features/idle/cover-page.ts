/**
 * Hides the page without taking the focus from what is being typed into.
 * @returns shows it again: what is drawn next is drawn before it is seen
 */
export function coverPage(): () => void {
  document.documentElement.style.opacity = '0';
  return () => requestAnimationFrame(() => document.documentElement.style.removeProperty('opacity'));
}
