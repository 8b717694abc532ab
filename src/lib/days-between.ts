/** How many days of the calendar lie between two dates (YYYY-MM-DD); no day counts as 23 or 25 hours. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}
