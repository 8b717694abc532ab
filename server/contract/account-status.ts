import { forbidden, unauthorized, type ApiError } from '../errors/errors.ts';
import type { OperationId } from './operation-id.ts';
import type { Caller } from './operation.ts';
import type { AccountStatus } from '../db/prepared-queries.ts';

/** Closing what is closed answers as closing it did: only these are let through. */
export const closingOperations: ReadonlySet<OperationId> = new Set<OperationId>(['deleteUser', 'deletePatient']);

/** What an account status says about sessions and the account; the role is judged apart. */
type Openness = Pick<AccountStatus, 'isClosed' | 'isDisabled' | 'sessionsValidFrom'>;

/**
 * Refuses whoever has closed their account, whom an operator has shut out, and a session that was ended, also while the
 * identity provider still takes their token.
 * @throws ApiError 401
 */
export function requireOpenAccount(operation: OperationId, caller: Caller, accountStatus: Openness | undefined): void {
  if (!accountStatus) return;
  if (accountStatus.isClosed && !closingOperations.has(operation)) throw unauthorized();
  if (accountStatus.isDisabled) throw suspicious('account_disabled', caller);
  // A sign-in is told in whole seconds: one in the very second of the end counts as before it.
  if (caller.signedInAt.getTime() < (accountStatus.sessionsValidFrom ?? -Infinity))
    throw suspicious('token_revoked', caller);
}

/**
 * The caller as the record has them: whatever the claims say beyond the record of the very account that calls is left
 * away. Impersonation is judged by its own record (server/areas/impersonation/check.ts).
 * @returns the same caller where the claims say nothing beyond the record
 */
export function callerFromRecord(
  caller: Caller,
  accountStatus: Pick<AccountStatus, 'id' | 'role'> | undefined,
): Caller {
  if (caller.actor || caller.noviId === undefined) return caller;
  if (caller.noviId !== accountStatus?.id) return { ...caller, noviId: undefined, authorities: [] };
  const held = caller.authorities.filter((authority) => authority === accountStatus.role);
  return held.length === caller.authorities.length ? caller : { ...caller, authorities: held };
}

/**
 * Refuses a write whose caller has lost the role since the request began. The record must be locked against a change.
 * @throws ApiError 403
 */
export function requireRole(caller: Caller, { role }: Pick<AccountStatus, 'role'>): void {
  if (!caller.authorities.includes(role)) throw forbidden();
}

function suspicious(why: string, { identityId }: Caller): ApiError {
  return unauthorized({}, { why, identityId, isVerified: true });
}
