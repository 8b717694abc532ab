import { pageState, pageStateFrom } from '../../lib/page-state.ts';
import type { AlertTone } from '../alert-banner.tsx';

/** All four are fixed by the product. */
export const TOAST_DURATION_MS = 5000;
export const TOAST_REMOVE_DELAY_MS = 1_000_000;
export const TOAST_SWIPE_PX = 50;
export const TOAST_HOTKEY = 'F8';

export type Toast = { id: number; text: string; tone: AlertTone; durationMs: number; open: boolean };

/** A word outlives the page that said it, and stays while another one is drawn. */
const state = pageState<{ toast?: Toast; count: number; removal?: ReturnType<typeof setTimeout> }>({ count: 0 });
const listeners = pageStateFrom(() => new Set<() => void>());

/** Shows a passing word; the one before it goes. What a person must not miss belongs into the page, as an AlertBanner. */
export function showToast(
  text: string,
  { tone = 'success', durationMs = TOAST_DURATION_MS }: Partial<Toast> = {},
): void {
  clearTimeout(state.value.removal);
  const count = state.value.count + 1;
  change({ count, toast: { id: count, text, tone, durationMs, open: true } });
}

/** Closes it. It is kept for a while, closed, so that a screen reader in the middle of it is not cut off, then removed. */
export function dismissToast(): void {
  const { toast, count } = state.value;
  if (!toast?.open) return;
  const removal = setTimeout(() => change({ count }), TOAST_REMOVE_DELAY_MS);
  change({ count, toast: { ...toast, open: false }, removal });
}

/** Removes it at once, with what it says. */
export function removeToast(): void {
  const { count, removal } = state.value;
  clearTimeout(removal);
  change({ count });
}

export function currentToast(): Toast | undefined {
  return state.value.toast;
}

export function subscribeToToast(listener: () => void): () => void {
  listeners.value.add(listener);
  return () => listeners.value.delete(listener);
}

function change(next: typeof state.value): void {
  state.value = next;
  listeners.value.forEach((listener) => listener());
}
