const clearers = new Set<() => void>();

/** Names something that holds data of the signed-in person and must be emptied when they go: root-actor.ts, and what is loaded later. */
export function clearWhenPersonGoes(clear: () => void): void {
  clearers.add(clear);
}

/** Empties all that was named: called when a session ends and before another person's begins. */
export function clearPersonalData(): void {
  clearers.forEach((clear) => clear());
}
