/** The id, in the page, of a condition that was chosen. */
export function chosenId(slotName: string): string {
  return `chosen-${slotName}`;
}

/** Puts the focus on a condition that was just chosen: its questions come next. */
export function goToChosen(slotName: string): void {
  const chosen = document.getElementById(chosenId(slotName));
  chosen?.focus({ preventScroll: true });
  chosen?.scrollIntoView({ block: 'nearest' });
}
