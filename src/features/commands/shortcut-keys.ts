import { deviceStorage } from '#src/lib/storage.ts';

const STORAGE_KEY = 'shortcuts';

/** Whether single keys do something. Who speaks to their device, or presses keys by accident, switches them off (WCAG 2.1.4). */
export function areKeysOn(): boolean {
  return deviceStorage.read(STORAGE_KEY) !== 'off';
}

export function switchKeys(on: boolean): void {
  deviceStorage.write(STORAGE_KEY, on ? 'on' : 'off');
}

/** Whether a key that is pressed there is typed, or is heeded by what has the focus: a field, a menu, an open question. */
export function isTakenByFocus({ target }: KeyboardEvent): boolean {
  if (isQuestionOpen()) return true;
  if (!(target instanceof Element)) return false;
  return target.closest('input, textarea, select, [contenteditable], [role=menu], [role=listbox]') !== null;
}

/** Whether a dialog stands in front of the page, which is answered first. */
export function isQuestionOpen(): boolean {
  return document.querySelector('[role=dialog][data-state=open], [role=alertdialog][data-state=open]') !== null;
}

/** The key of an event that does a command; with another key held down it is the browser’s. */
export function commandKeyOf(event: KeyboardEvent): string | undefined {
  const { key, ctrlKey, metaKey, altKey, repeat, isComposing } = event;
  if (ctrlKey || metaKey || altKey || repeat || isComposing || event.defaultPrevented) return undefined;
  return key.length === 1 ? key.toLowerCase() : undefined;
}

/** Whether an event asks for the palette: Ctrl and K, on a Mac Command and K. */
export function asksForPalette({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;
}
