/** The one place where the app logs: what went wrong and the kind of error, never what a person typed. */
export function logError(what: string, ...errors: [error?: unknown]): void {
  console.error(what, ...errors.map(describe));
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code = 'code' in error && typeof error.code === 'string' ? ` (${error.code})` : '';
  return `${error.name}${code}`;
}
