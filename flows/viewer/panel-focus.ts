import { byId } from './dom.ts';

/** From where the panel was entered by keyboard. */
let left: SVGGElement | undefined;

/** Leads the keyboard from what was chosen in a picture into the panel, which stands behind all of the picture. */
export function enterPanel(from: SVGGElement): void {
  left = from;
  byId('panel')?.focus();
}

/** Escape closes the panel, and leads back to where it was entered. */
export function offerWayBack(): void {
  byId('aside')?.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    byId('close')?.click();
    left?.focus();
  });
}

/**
 * Says something else in the panel, without losing the keyboard that is in it: it stays on the button of the same name, or else
 * begins at the top of what is new.
 */
export function replaceIn(panel: HTMLElement, content: readonly Node[]): void {
  const focused = document.activeElement;
  const isInside = focused !== null && panel.contains(focused);
  panel.replaceChildren(...content);
  if (!isInside) return;
  const same = [...panel.querySelectorAll<HTMLElement>('button:enabled')].find(
    ({ textContent }) => textContent === focused.textContent,
  );
  (same ?? panel).focus();
}
