import { hasCode, type ErrorCode } from '#src/lib/api/api-error.ts';

const lost: readonly ErrorCode[] = ['slot_taken', 'slot_past', 'slot_not_found', 'slot_not_licensed'];

/** Whether a booking failed because the time is not to be had any more; the form then asks for another one. */
export function isSlotLost(failure: unknown): boolean {
  return lost.some((code) => hasCode(failure, code));
}
