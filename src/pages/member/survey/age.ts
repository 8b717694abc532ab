const oldest = 130;

/** “I don’t know”, as the form holds it in the place of an age. */
export const unknownAge = 'unknown';

/** Years, `null` for “I don’t know”, `undefined` for what is neither. */
export function readAge(typed: string): number | null | undefined {
  if (typed === unknownAge) return null;
  const years = /^\s*\d{1,3}\s*$/.test(typed) ? Number(typed) : NaN;
  return years <= oldest ? years : undefined;
}

/** An age as its field holds it. Null means “I don’t know” only where the question has been answered. */
export function typedAge(age: number | null, isAnswered: boolean): string {
  if (age !== null) return String(age);
  return isAnswered ? unknownAge : '';
}
