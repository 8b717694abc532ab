import * as z from 'zod/mini';
import { fieldError } from '#src/lib/locale.ts';
import { counselingTexts as texts } from '#src/texts/counseling.ts';
import { chosenDay, isFree, type SlotDay } from './slots.ts';

/** The choice of a time out of the free ones. */
export function timeSchema(days: readonly SlotDay[]) {
  return z.object({ day: z.string(), slot_id: z.string() }).check(
    z.refine((choice) => chosenDay(days, choice), { path: ['day'], ...fieldError(texts.dayNeeded) }),
    z.refine((choice) => !chosenDay(days, choice) || isFree(days, choice.slot_id), {
      path: ['slot_id'],
      ...fieldError(texts.timeNeeded),
    }),
  );
}
