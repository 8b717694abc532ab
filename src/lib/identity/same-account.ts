/** Whether both tokens are of one account. Where one of them names none, they are not. */
export function isSameAccount(one: string | null, other: string): boolean {
  const account = accountOf(one);
  return account !== undefined && account === accountOf(other);
}

/** The provider's id of the account, as the token says it. Whether that is true only the server can tell. */
function accountOf(token: string | null): string | undefined {
  const payload = token?.split('.')[1];
  if (!payload) return undefined;
  try {
    const { sub } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { sub?: unknown };
    return typeof sub === 'string' ? sub : undefined;
  } catch {
    return undefined;
  }
}
