import type { FastifyInstance, FastifyRequest } from 'fastify';
import { writeEvent } from '../contract/audit.ts';
import { ApiError, type ErrorCode } from '../errors/errors.ts';
import type { OperationId } from '../contract/operation-id.ts';
import type { Database } from '../db/database.ts';
import { isUuid } from '../lib/uuid.ts';
import type { Limiter } from './limits.ts';

/** Refusals that nobody meets who uses the app as it is. */
const telling: ReadonlySet<ErrorCode> = new Set([
  'forbidden',
  'only_in_person',
  'not_your_token',
  'already_acting',
  'not_a_member',
  'claims_refused',
]);

/**
 * Adds to the audit trail what was refused and is no everyday event: reaching for rights, for another's account, for a
 * patient of somebody else, for what only the person can do, and tokens that were forged, revoked or whose account is closed. A missing or an expired token
 * is everyday. Written after and outside of the request's own transaction, so that its rollback does not take it away.
 * How many rows a flood can make is bounded (`told` in server/http/limits.ts); where they end, a row says so, so that nobody
 * takes the silence for peace.
 */
export function auditRefusals(app: FastifyInstance, db: Database, limiter: Limiter): void {
  app.addHook('onError', async (request, _reply, error) => {
    const operation = request.routeOptions.config.operationId;
    if (!operation || !(error instanceof ApiError)) return;
    const detail = detailOf(operation, request, error);
    if (detail === undefined) return;
    try {
      await tell(operation, detail, request, error);
    } catch (failure) {
      request.log.error({ err: failure, reqId: request.id }, 'a refusal could not be added to the audit trail');
    }
  });

  async function tell(operation: OperationId, detail: string, request: FastifyRequest, { suspicion }: ApiError) {
    const { caller } = request;
    const identityId = suspicion?.identityId ?? caller?.identityId;
    const isVerified = suspicion?.isVerified ?? true;
    if (identityId === undefined) return;
    const telling = await limiter.mayTell(request, isVerified);
    if (telling === 'no') return;
    // What a suspicious token says of people is not to be believed.
    const believed = suspicion ? undefined : caller;
    const event = {
      actor: believed?.actor?.noviId ?? believed?.noviId,
      impersonatedId: believed?.actor && believed.noviId,
      owner: believed?.actor && believed.noviId,
      ...{ identityId, isVerified, operation, outcome: 'refused' as const },
      ...{ record: 'request', requestId: request.id },
    };
    await writeEvent(db, { ...event, detail, recordId: askedFor(request) });
    if (telling === 'last') await writeEvent(db, { ...event, detail: 'further_not_told', recordId: '' });
  }
}

function detailOf(operation: OperationId, { body }: FastifyRequest, error: ApiError): string | undefined {
  const { code, status, suspicion } = error;
  if (suspicion) return suspicion.why;
  if (error.telling !== undefined) return error.telling;
  if (telling.has(code)) return code;
  if (operation === 'updateUserClaims' && [400, 404, 422].includes(status)) return code;
  return status === 400 && asksForRights(body) ? 'asks_for_rights' : undefined;
}

/** Whether a body that the contract refuses names a role, authorities, or an original identity. */
function asksForRights(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false;
  return Object.entries(body).some(
    ([name, value]) => /^(role|authorit|novi_|original_)/.test(name) && !(name === 'role_name' && value === 'member'),
  );
}

/** The record that was reached for, as far as the request names one: whom to impersonate, or what stands in the address. */
function askedFor({ body, params }: FastifyRequest): string {
  const target: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'novi_id') : undefined;
  const named = [target, ...Object.values(params as Record<string, unknown>)];
  return named.find((id): id is string => typeof id === 'string' && isUuid(id)) ?? '';
}
