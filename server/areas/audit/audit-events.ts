import { and, desc, eq, gte, lt, type AnyColumn } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { cursorPageSize, isBehind, openCursor, type MomentPosition } from '../../contract/cursor.ts';
import type { Handler } from '../../contract/operation.ts';
import { auditLog, users } from '../../db/schema/index.ts';

const actors = alias(users, 'actors');
const impersonated = alias(users, 'impersonated');
const patients = alias(users, 'patients_of_events');

/** A page of the trail, newest first. The names are those of today: the trail itself holds keys. */
export const listAuditEvents: Handler<'listAuditEvents'> = async ({ query }, { db, caller }) => {
  const { after, pageOf } = await openCursor<MomentPosition>('listAuditEvents', { query, db, caller });
  const { actor_id, patient_id, operation, outcome, from, to } = query;
  const is = <Value>(column: AnyColumn, value: Value | undefined) =>
    value === undefined ? undefined : eq(column, value);
  const found = await db
    .select({
      event: auditLog,
      actor: { id: actors.id, first_name: actors.first_name, last_name: actors.last_name },
      impersonated: { id: impersonated.id, first_name: impersonated.first_name, last_name: impersonated.last_name },
      patient: { id: patients.id, first_name: patients.first_name, last_name: patients.last_name },
    })
    .from(auditLog)
    .leftJoin(actors, eq(actors.id, auditLog.actor_id))
    .leftJoin(impersonated, eq(impersonated.id, auditLog.impersonated_id))
    .leftJoin(patients, eq(patients.id, auditLog.patient_id))
    .where(
      and(
        is(auditLog.actor_id, actor_id),
        is(auditLog.patient_id, patient_id),
        is(auditLog.operation, operation),
        is(auditLog.outcome, outcome),
        from === undefined ? undefined : gte(auditLog.at, new Date(from)),
        to === undefined ? undefined : lt(auditLog.at, new Date(to)),
        isBehind(after, { at: auditLog.at, id: auditLog.id, order: 'descending' }),
      ),
    )
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(cursorPageSize + 1);
  const { rows, next } = pageOf(found, ({ event: { at, id } }) => ({ at, id }));
  const items = rows.map(({ event, ...people }) => {
    const { id, at, operation: name, outcome: end, detail, record, record_id, request_id } = event;
    return {
      id,
      at: at.toISOString(),
      ...people,
      operation: name,
      outcome: end,
      detail,
      record,
      record_id,
      request_id,
    };
  });
  return { status: 200, data: { items, next } };
};
