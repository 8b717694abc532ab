import { hasCode } from '../../../app/api/ApiError.ts';

/** Whether a booking failed because the time is not to be had any more; the form then asks for another one. */
export function isSlotLost(failure: unknown): boolean {
  return ['slot_taken', 'slot_past', 'slot_not_found'].some((code) => hasCode(failure, code));
}
