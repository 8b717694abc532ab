import { clearWhenPersonGoes } from '#src/lib/personal-data.ts';
import { isSame } from '../is-same.ts';
import { leftAt } from '../unsaved.ts';
import { dropEntries } from './entries.ts';
import type { Place } from './seal.ts';
import { findUnsaved, type Found } from './vault.ts';

/** What was found for the form that is about to stand: from its page's reading until it is there. */
let restored: { place: Place; found: Found<unknown> } | undefined;
clearWhenPersonGoes(forgetRestored);

/**
 * Looks for what was typed into a form and never reached the backend: in a form that was left, or on the device.
 * @param stored what the backend holds: what says the same is there already, and goes from the device
 * @param fits whether the form can show a value; one of an older release may be none of these any more
 * @param maySeal whether it may lie on the device, too
 */
export async function restore<Value>(
  place: Place,
  stored: Value | undefined,
  fits: (value: unknown) => boolean,
  maySeal = true,
): Promise<Found<Value> | undefined> {
  forgetRestored();
  const left = leftAt(place) as Found<Value> | undefined;
  const found = left ?? (maySeal ? await findUnsaved<Value>(place) : undefined);
  if (!found) return undefined;
  if (isSame(found.value, stored) || !fits(found.value)) {
    await dropEntries(found.ids);
    return undefined;
  }
  restored = { place, found };
  return found;
}

/** What the form at this place goes on with. */
export function restoredAt<Value>(place: Place): Found<Value> | undefined {
  return restored && isSame(restored.place, place) ? (restored.found as Found<Value>) : undefined;
}

/** The form has it. */
export function forgetRestored(): void {
  restored = undefined;
}
