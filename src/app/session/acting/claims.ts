import { draftsPatience } from '../../../../domain/constants.ts';
import { sanitizeText } from '../../../../domain/validation.ts';
import type { ImpersonationInput, Original } from '../../../../machines/impersonation.ts';
import { api } from '../../api/client.ts';
import { serverAhead } from '../../api/server-time.ts';
import { asClaimsUpdate } from '../../api/updates.ts';
import { saveDrafts } from '../../autosave/unsaved.ts';
import { getToken } from '../../identity/identity.ts';

/** Two clocks that differ by less are the same: the server tells its time in whole seconds. */
const sameClock = 60_000;

/**
 * Gives an admin who acts their own identity and authorities back. What was typed last is saved before, as the member: later
 * nobody may. Rejects with a sentence to show and the HTTP status.
 */
export async function stopActing({ noviId, authorities }: Original): Promise<void> {
  await Promise.race([saveDrafts(), new Promise((resolve) => setTimeout(resolve, draftsPatience * 1000))]);
  const userId = sanitizeText(noviId);
  await asClaimsUpdate(async () =>
    api.POST('/users/{userId}/update-user-claims', {
      params: { path: { userId } },
      body: {
        access_token: (await getToken()) ?? '',
        user_id: userId,
        novi_id: userId,
        novi_authorities: [...authorities],
        original_novi_id: null,
        original_novi_name: null,
        original_novi_authorities: null,
      },
    }),
  );
}

/** When acting will end, in milliseconds since 1970 by the clock of this device; `undefined` when the backend knows of none. */
export async function readEnd({ original, memberId }: ImpersonationInput): Promise<number | undefined> {
  const { data } = await api.GET('/users/{userId}/impersonations', { params: { path: { userId: memberId } } });
  // Another admin may act as the same member.
  const own = data?.data.find(({ ended_at, admin_name }) => ended_at === null && admin_name === original.name);
  if (!own) return undefined;
  const ahead = serverAhead() ?? 0;
  return Date.parse(own.ends_at) - (Math.abs(ahead) < sameClock ? 0 : ahead);
}
