import { isAuthority, type Authority } from './roles.ts';

/** What Novi puts into and reads from an identity token. */
export type Claims = {
  /** The user's id in Novi; absent until the backend has made the record. */
  noviId: string | undefined;
  authorities: readonly Authority[];
  /** When the token ends, in seconds since 1970. */
  exp: number;
  /** Set while an admin impersonates a member. */
  original: { noviId: string; name: string; authorities: readonly Authority[] } | undefined;
};

/** Reads the claims of a decoded identity token. Unknown authorities are dropped; a wrong type counts as absent. */
export function readClaims(token: Readonly<Record<string, unknown>>): Claims {
  const originalId = text(token['original_novi_id']);
  const originalName = text(token['original_novi_name']);
  return {
    noviId: text(token['novi_id']),
    authorities: authorityList(token['novi_authorities']),
    exp: typeof token['exp'] === 'number' ? token['exp'] : 0,
    original:
      originalId && originalName
        ? { noviId: originalId, name: originalName, authorities: authorityList(token['original_novi_authorities']) }
        : undefined,
  };
}

/** Whether a session can begin with these claims: a member id, at least one authority, and time left. */
export function areUsable(claims: Claims, nowSeconds: number): boolean {
  return claims.noviId !== undefined && claims.authorities.length > 0 && claims.exp > nowSeconds;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function authorityList(value: unknown): readonly Authority[] {
  return Array.isArray(value) ? value.filter(isAuthority) : [];
}
