const key = 'novi.active';

/**
 * When something was last done in any tab, in milliseconds since 1970: all that the tabs tell each other. Nothing where
 * nobody is signed in, and where storage is switched off.
 */
export function lastActivity(): number | undefined {
  try {
    const kept = localStorage.getItem(key);
    return kept !== null && /^\d{1,15}$/.test(kept) ? Number(kept) : undefined;
  } catch {
    return undefined;
  }
}

export function storeActivity(moment: number): void {
  try {
    localStorage.setItem(key, String(Math.round(moment)));
  } catch {
    // Storage is switched off: each tab then counts for itself.
  }
}

/** Once the session has ended. */
export function forgetActivity(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is switched off: there was nothing in it.
  }
}
