import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { slots, visits } from '../db/schema/index.ts';
import { isOutOfReach } from './hold-account.ts';
import type { Identity, VerifiedToken } from '../identity/identity.ts';
import { access, type Access, type Reach } from './access.ts';
import { forbidden, notFound, unauthorized } from '../errors/errors.ts';
import type { OperationId } from './operation-id.ts';
import type { Caller } from './operation.ts';
import { type RecordReference, owners } from './owners.ts';
import { errorTexts } from '../errors/texts.ts';

const rules: Readonly<Record<OperationId, Access>> = access;

/**
 * Finds out who calls, out of the Bearer token. Before anything is done for somebody who is not known yet, `limitUnknown`
 * may refuse.
 * @returns undefined for an operation that is open to all
 * @throws ApiError 401 without a valid token
 */
export async function authenticate(
  operation: OperationId,
  header: string | undefined,
  identity: Identity,
  limitUnknown: () => Promise<void>,
): Promise<Caller | undefined> {
  const isPublic = rules[operation].who === 'public';
  const token = isPublic ? undefined : /^Bearer ([\w.~+/=-]+)$/i.exec(header ?? '')?.[1];
  if (token === undefined) await limitUnknown();
  if (isPublic) return undefined;
  if (token === undefined) throw unauthorized();
  return toCaller(await identity.verify(token, limitUnknown), token);
}

function toCaller(verified: VerifiedToken, token: string): Caller {
  const { identityId, email, noviId, authorities, original, issuedAt, signedInAt } = verified;
  const actor = original && { noviId: original.noviId, issuedAt };
  return { identityId, email, noviId, authorities, signedInAt, actor, token };
}

/**
 * Refuses a caller none of whose roles may use the operation, and an impersonating admin what only the person can do, before
 * anybody reads what they sent.
 * @throws ApiError 403, with the code `only_in_person` for the latter
 */
export function checkRole(operation: OperationId, caller: Caller): void {
  const rule = rules[operation];
  if (caller.actor && rule.impersonation === 'in-person') throw forbidden('only_in_person', errorTexts.onlyInPerson);
  if (!('owner' in rule)) return;
  if (caller.noviId === undefined || !caller.authorities.some((authority) => rule.who[authority])) throw forbidden();
}

/** The ways in which a request names a user, rather than something of theirs. */
const namesUser: readonly string[] = ['userId', 'userInQuery', 'userInBody'];

/** Whose record a request is about, and whether somebody else than the person themself calls: that leaves a trail. */
export type Subject = { owner: string | undefined; isOther: boolean };

/**
 * Checks that the record is within the caller's reach.
 * @throws ApiError 404 when it is not, or is not there: both read the same. Of who cares for patients it goes into the audit trail
 */
export async function checkReach(
  operation: OperationId,
  caller: Caller | undefined,
  named: RecordReference,
  db: Database,
): Promise<Subject> {
  const rule = rules[operation];
  const isImpersonating = caller?.actor !== undefined;
  if (!('owner' in rule) || !caller) return { owner: caller?.noviId, isOther: isImpersonating };
  if (rule.owner === 'caller') return { owner: caller.noviId, isOther: isImpersonating };
  if (rule.owner === 'nobody') return { owner: undefined, isOther: false };
  if (rule.owner === 'many') return { owner: undefined, isOther: true };
  const owner = await owners[rule.owner](named, db, caller.noviId);
  const reaches = (reach: Reach) => caller.authorities.some((authority) => rule.who[authority] === reach);
  const missing = () => {
    const error = namesUser.includes(rule.owner) ? notFound('user_not_found', errorTexts.userNotFound) : notFound();
    // Whether there is such a record or not: else the time that the telling takes would say it.
    if (reaches('assigned')) error.telling = 'out_of_reach';
    return error;
  };
  if (owner === undefined) throw missing();
  if (owner === caller.noviId) return { owner, isOther: isImpersonating };
  if (await isOutOfReach(operation, owner, db)) throw missing();
  if (reaches('any')) return { owner, isOther: true };
  if (reaches('assigned') && (await isAssigned(owner, caller.noviId, db))) return { owner, isOther: true };
  throw missing();
}

/**
 * Whether a patient is assigned to a specialist: they have a visit together that was not called off, be it ahead or past.
 * Who talks with a patient reads up on them before and writes down afterwards what became of it, also when the patient has
 * booked with somebody else since. Who lost the visit, canceled or moved to another, has nothing to do with the record.
 */
export async function isAssigned(patientId: string, specialistId: string | undefined, db: Database): Promise<boolean> {
  if (specialistId === undefined) return false;
  const together = await db
    .select({ id: visits.id })
    .from(visits)
    .innerJoin(slots, eq(slots.id, visits.slot_id))
    .where(and(eq(visits.patient_id, patientId), ne(visits.status, 'CANCELED'), eq(slots.specialist_id, specialistId)))
    .limit(1);
  return together.length > 0;
}
