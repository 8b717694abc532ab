import type { BrowserContext } from '@playwright/test';

/**
 * Has the pages remember what had the focus last, until somebody leaves it by themself: what is taken away takes the focus with it, and
 * tells nobody.
 */
export async function watchFocus(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    addEventListener('focusin', ({ target }) => (window.lastFocused = target), true);
    addEventListener(
      'focusout',
      ({ target }) => {
        if (target instanceof Node && target.isConnected) window.lastFocused = undefined;
      },
      true,
    );
  });
}

declare global {
  interface Window {
    lastFocused?: EventTarget | null | undefined;
  }
}

/** Runs in the page: what is wrong with the place of the focus. */
export function strayFocus(): string {
  const focused = document.activeElement;
  const dialog = [
    ...document.querySelectorAll('[role=dialog][aria-modal=true], [role=alertdialog][aria-modal=true]'),
  ].at(-1);
  if (dialog && !dialog.contains(focused)) return 'outside of the open dialog';
  if (!focused || focused === document.body) {
    const { lastFocused } = window;
    return lastFocused instanceof Element && !lastFocused.isConnected
      ? `lost with what was taken away: ${lastFocused.outerHTML.slice(0, 120)}`
      : '';
  }
  if (focused.closest('[hidden], [inert], [aria-hidden=true]')) return 'on something that is hidden';
  return '';
}
