import type { operations } from '../openapi/generated/types.ts';
import { stale } from './errors.ts';

type WithIfMatch = {
  [Id in keyof operations]: operations[Id] extends { parameters: { header?: { 'If-Match'?: string } } }
    ? 'If-Match' extends keyof NonNullable<operations[Id]['parameters']['header']>
      ? Id
      : never
    : never;
}[keyof operations];

/** Whether an operation that knows `If-Match` always needs it, or decides by what is to be changed. */
export const preconditions = {
  updateUser: 'by-handler',
  updateUserEmail: 'required',
  updateUserPhone: 'required',
  deleteUserPhone: 'required',
  updatePatient: 'required',
  updateRosterEntry: 'required',
  deleteRosterEntry: 'required',
  updateCorporate: 'required',
  deleteCorporate: 'required',
  putDraft: 'required',
  saveAnswers: 'required',
  updateRoiForm: 'required',
  deleteRoiForm: 'required',
  updateKit: 'required',
  updateVisit: 'required',
  putVisitSummary: 'required',
} as const satisfies Record<WithIfMatch, 'required' | 'by-handler'>;

/**
 * Refuses a write that was made from an older version (412). The caller must have locked the row (`for('update')`), or
 * say the version again in the update's condition; for a record that is not stored yet, `found` is 0.
 */
export function refuseStale(found: number, expected: number): void {
  if (found !== expected) throw stale();
}
