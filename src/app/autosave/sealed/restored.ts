import { clearWhenPersonGoes, samePerson } from '../../session/personal-data.ts';
import { isSame } from '../isSame.ts';
import { takeOver } from '../unsaved.ts';
import { dropEntries } from './entries.ts';
import type { Place } from './seal.ts';
import { findUnsaved, type Found } from './vault.ts';

/** What was found for the form that is about to stand: from its page's reading until it is there. */
let restored: { place: Place; found: Found<unknown> } | undefined;
/** What forms that were left in this page have handed over: until it is looked for. */
const handed = new Map<string, Found<unknown>>();
clearWhenPersonGoes(() => {
  forgetRestored();
  handed.clear();
});

/** Ends what a form that was left still does for its draft: only then can be read what the backend holds of it. */
export async function awaitLeft(place: Place): Promise<void> {
  const isSamePerson = samePerson();
  const found = await takeOver(place);
  if (found && isSamePerson()) handed.set(keyOf(place), found);
}

/**
 * Looks for what was typed into a form and never reached the backend.
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
  const found = handedAt<Value>(place) ?? (maySeal ? await findUnsaved<Value>(place) : undefined);
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

function handedAt<Value>(place: Place): Found<Value> | undefined {
  const found = handed.get(keyOf(place));
  handed.delete(keyOf(place));
  return found as Found<Value> | undefined;
}

function keyOf({ patientId, record }: Place): string {
  return `${patientId}/${record}`;
}
