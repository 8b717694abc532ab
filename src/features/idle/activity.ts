import { wasLeftAlone } from '#domain/idle.ts';
import { idleLimit } from '../../lib/settings.ts';
import { deviceStorage } from '../../lib/storage.ts';

const key = 'novi.active';

/**
 * When something was last done in any tab, in milliseconds since 1970: all that the tabs tell each other. Nothing where
 * nobody is signed in, and where storage is switched off: each tab then counts for itself.
 */
export function lastActivity(): number | undefined {
  const kept = deviceStorage.read(key);
  return kept && /^\d{1,15}$/.test(kept) ? Number(kept) : undefined;
}

export function storeActivity(moment: number): void {
  deviceStorage.write(key, String(Math.round(moment)));
}

/** Once the session has ended. */
export function forgetActivity(): void {
  deviceStorage.remove(key);
}

/** Whether the session that stands on this device ended while no page of the app was open. */
export function isLeftAlone(): boolean {
  const last = lastActivity();
  return last !== undefined && wasLeftAlone(last, Date.now(), idleLimit);
}
