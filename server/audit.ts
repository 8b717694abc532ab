import type { Queries } from './db/database.ts';
import { auditLog } from './db/schema/index.ts';
import type { Caller, Changed, OperationId } from './operation.ts';

type Entry = {
  operation: OperationId;
  caller: Caller;
  changed: Changed;
  /** Whose record it is. */
  owner: string | undefined;
  requestId: string;
};

/** Adds a row to the audit trail, in the transaction of what it tells of. While an admin acts as somebody, both are told. */
export async function writeAudit(db: Queries, { operation, caller, changed, owner, requestId }: Entry): Promise<void> {
  await db.insert(auditLog).values({
    actor_id: caller.actor?.noviId ?? caller.noviId ?? changed.actor,
    acting_as: caller.actor ? caller.noviId : undefined,
    identity_id: caller.identityId,
    operation,
    record: changed.record,
    record_id: changed.id,
    patient_id: owner,
    request_id: requestId,
  });
}
