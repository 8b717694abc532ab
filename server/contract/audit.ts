import type { Queries } from '../db/database.ts';
import { auditLog } from '../db/schema/index.ts';
import type { OperationId } from './operation-id.ts';
import type { Caller, Changed } from './operation.ts';

type Entry = {
  operation: OperationId;
  caller: Caller;
  changed: Changed;
  /** Whose record it is. */
  owner: string | undefined;
  requestId: string;
};

/** Adds a row to the audit trail, in the transaction of what it tells of. While an admin impersonates somebody, both are told. */
export async function writeAudit(db: Queries, { operation, caller, changed, owner, requestId }: Entry): Promise<void> {
  await writeEvent(db, {
    actor: caller.actor?.noviId ?? caller.noviId ?? changed.actor,
    impersonatedId: caller.actor ? caller.noviId : undefined,
    identityId: caller.identityId,
    operation,
    detail: changed.detail,
    record: changed.record,
    recordId: changed.id,
    owner,
    requestId,
  });
}

/** Something for the trail, whoever did it: a caller, an operator, or the clock. */
type AuditEvent = {
  actor?: string | undefined;
  impersonatedId?: string | undefined;
  identityId: string;
  /** False when nobody has proven that the account is this one. */
  isVerified?: boolean;
  operation: string;
  outcome?: 'done' | 'refused';
  detail?: string | undefined;
  record: string;
  recordId: string;
  owner?: string | undefined;
  requestId: string;
};

/** Adds a row to the audit trail. */
export async function writeEvent(db: Queries, event: AuditEvent): Promise<void> {
  await db.insert(auditLog).values({
    actor_id: event.actor,
    impersonated_id: event.impersonatedId,
    identity_id: event.identityId,
    identity_verified: event.isVerified ?? true,
    operation: event.operation,
    outcome: event.outcome ?? 'done',
    detail: event.detail,
    record: event.record,
    record_id: event.recordId,
    patient_id: event.owner,
    request_id: event.requestId,
  });
}
