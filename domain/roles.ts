/** What an account may be, as in the claim `novi_authorities`. */
export const authorities = ['member', 'specialist', 'admin', 'nurse'] as const;
export type Authority = (typeof authorities)[number];

export function isAuthority(value: unknown): value is Authority {
  return (authorities as readonly unknown[]).includes(value);
}

/** The roles that the application is for; admins and nurses work elsewhere and are signed out of it. */
export type AppRole = Extract<Authority, 'member' | 'specialist'>;

/**
 * The role in which somebody uses the application, or `undefined` when they may not: those who are neither member nor
 * specialist, and everyone who holds admin or nurse.
 */
export function appRole(held: readonly Authority[]): AppRole | undefined {
  if (held.includes('admin') || held.includes('nurse')) return undefined;
  if (held.includes('member')) return 'member';
  return held.includes('specialist') ? 'specialist' : undefined;
}
