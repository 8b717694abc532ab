import type { operations } from '#openapi/generated/types.ts';
import { stale } from '../errors/errors.ts';

type WithIfMatch = {
  [Id in keyof operations]: operations[Id] extends { parameters: { header?: { 'If-Match'?: string } } }
    ? 'If-Match' extends keyof NonNullable<operations[Id]['parameters']['header']>
      ? Id
      : never
    : never;
}[keyof operations];

/**
 * When an operation that knows `If-Match` needs it (docs/decisions/040): always; from an admin who impersonates somebody, who
 * must not write over what the person types meanwhile; only as the handler finds; or never. Where it is sent, it counts.
 */
export const preconditions = {
  updateUser: 'by-handler',
  updateUserEmail: 'optional',
  updateUserPhone: 'when-impersonating',
  deleteUserPhone: 'when-impersonating',
  updateMessagePreferences: 'when-impersonating',
  updatePatient: 'optional',
  updatePronouns: 'when-impersonating',
  updateRosterEntry: 'optional',
  deleteRosterEntry: 'optional',
  updateCorporate: 'optional',
  deleteCorporate: 'optional',
  putDraft: 'required',
  saveAnswers: 'when-impersonating',
  updateRoiForm: 'optional',
  deleteRoiForm: 'optional',
  updateKit: 'optional',
  updateVisit: 'required',
  putVisitSummary: 'required',
  putWritingDraft: 'required',
  updateWritingTemplate: 'required',
  deleteWritingTemplate: 'required',
  updatePlanItem: 'required',
  putAvailability: 'required',
} as const satisfies Record<WithIfMatch, 'required' | 'when-impersonating' | 'by-handler' | 'optional'>;

/**
 * Refuses a write that was made from an older version (412); one that does not say from which is taken. The caller must have
 * locked the row (`for('update')`), or say the version again in the update's condition; for a record that is not stored yet,
 * `found` is 0.
 */
export function refuseStale(found: number, expected: number | undefined): void {
  if (expected !== undefined && found !== expected) throw stale();
}
