/** Hides the page without taking the focus from what is being typed into. */
export function coverPage(): void {
  document.documentElement.style.opacity = '0';
}

/** What is drawn next is drawn before it is seen. */
export function uncoverPage(): void {
  requestAnimationFrame(() => document.documentElement.style.removeProperty('opacity'));
}
