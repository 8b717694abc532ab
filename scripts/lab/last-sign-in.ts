/**
 * When each of these accounts of the sign-in emulator has signed in last, by its key; those who never have are left out.
 * An account that a script made has not: its owner has not looked yet.
 */
export async function lastSignIns(
  emulatorHost: string,
  projectId: string,
  accounts: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  const address = `http://${emulatorHost}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:lookup`;
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ localId: accounts }),
  });
  if (!response.ok) throw new Error(`the sign-in emulator answered ${response.status}.`);
  const { users = [] } = (await response.json()) as { users?: { localId: string; lastLoginAt?: string }[] };
  return new Map(
    users.flatMap(({ localId, lastLoginAt }) =>
      lastLoginAt ? [[localId, new Date(Number(lastLoginAt))] as const] : [],
    ),
  );
}
