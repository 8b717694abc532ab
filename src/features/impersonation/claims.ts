import { sanitizeText } from '#domain/validation.ts';
import type { ImpersonationInput, Original } from '#machines/impersonation/machine.ts';
import { openImpersonation, restoreClaims } from '../../lib/api/impersonations.ts';
import { serverClockOffset } from '../../lib/api/server-time.ts';

/** Two clocks that differ by less are the same: the server tells its time in whole seconds. */
const sameClock = 60_000;

/** Gives an admin who acts their own identity and authorities back. Rejects with a sentence to show and the HTTP status. */
export async function stopImpersonation({ noviId, authorities }: Original): Promise<void> {
  await restoreClaims(sanitizeText(noviId), authorities);
}

/** When impersonation will end, in milliseconds since 1970 by the clock of this device; `undefined` when the backend knows of none. */
export async function readEnd({ original, memberId }: ImpersonationInput): Promise<number | undefined> {
  const open = await openImpersonation(memberId, original.noviId);
  if (!open) return undefined;
  const ahead = serverClockOffset() ?? 0;
  return Date.parse(open.ends_at) - (Math.abs(ahead) < sameClock ? 0 : ahead);
}
