import type { AlertTone } from '../alert-banner.tsx';

/** All four are fixed by the product. */
export const TOAST_DURATION_MS = 5000;
export const TOAST_REMOVE_DELAY_MS = 1_000_000;
export const TOAST_SWIPE_PX = 50;
export const TOAST_HOTKEY = 'F8';

export type Toast = { id: number; text: string; tone: AlertTone; durationMs: number; open: boolean };

let current: Toast | undefined;
let count = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Shows a passing word; the one before it goes. What a person must not miss belongs into the page, as an AlertBanner. */
export function showToast(
  text: string,
  { tone = 'success', durationMs = TOAST_DURATION_MS }: Partial<Toast> = {},
): void {
  clearTimeout(removal);
  count += 1;
  change({ id: count, text, tone, durationMs, open: true });
}

/** Closes it. It is kept for a while, closed, so that a screen reader in the middle of it is not cut off, then removed. */
export function dismissToast(): void {
  if (!current?.open) return;
  change({ ...current, open: false });
  removal = setTimeout(() => change(undefined), TOAST_REMOVE_DELAY_MS);
}

/** Removes it at once, with what it says. */
export function removeToast(): void {
  clearTimeout(removal);
  change(undefined);
}

export function currentToast(): Toast | undefined {
  return current;
}

export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: Toast | undefined): void {
  current = next;
  listeners.forEach((listener) => listener());
}
