/** What the identity provider calls a failure, without its prefix: `wrong-password`. Empty for a failure of anything else. */
export function providerCode(failure: unknown): string {
  if (typeof failure !== 'object' || failure === null || !('code' in failure)) return '';
  return String(failure.code).replace(/^auth\//, '');
}
