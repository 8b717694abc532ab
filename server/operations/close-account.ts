import { closeAccount } from '../closing/close-account.ts';
import type { Handler } from '../operation.ts';

/** Closes a member's account for good. */
export const deleteUser: Handler<'deleteUser'> = ({ params }, context) => closeAccount(params.userId, context);

/** The same: a patient's record ends with their account (docs/decisions/001 and 027). */
export const deletePatient: Handler<'deletePatient'> = ({ params }, context) => closeAccount(params.patientId, context);
