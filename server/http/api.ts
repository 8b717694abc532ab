import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import { access, problemsOfAccess } from '../contract/access.ts';
import { authenticate, checkReach, checkRole } from '../contract/authorize.ts';
import { contractDocument } from '../contract/document.ts';
import { badRequest, unsupportedMediaType } from '../errors/errors.ts';
import type { OperationId } from '../contract/operation-id.ts';
import type { FileAnswer } from '../contract/operation.ts';
import { run, type Services } from '../contract/run.ts';
import { compileValidator } from '../contract/validation/compiler.ts';
import { compileSerializer } from '../contract/validation/serializer.ts';
import { keywordTexts, otherKeyword } from '../contract/validation/texts.ts';
import { callerFromRecord, requireOpenAccount } from '../contract/account-status.ts';
import { createClaimsReconciler } from '../identity/reconcile-claims.ts';
import { auditRefusals } from './audit-refusals.ts';
import type { Limiter } from './limits.ts';
import { localeOf } from './locale.ts';
import { parseStrictJson } from './strict-json.ts';
import { bodyTexts } from './texts.ts';

/**
 * The operations of the contract under /api/v1, in this order: limit by address of those who are not known yet (429),
 * token (401), limit by account (429), the account and the role by the record (401, 403), body (413, 415, 400), contract (400), whose record (404), and then the
 * operation itself.
 */
export async function serveApi(app: FastifyInstance, services: Services, limiter: Limiter): Promise<void> {
  const served = new Set<OperationId>();
  const reconcileClaims = createClaimsReconciler(services.db, services.identity);
  app.setValidatorCompiler(compileValidator);
  app.setSerializerCompiler(compileSerializer);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      done(null, parseStrictJson(body as Buffer));
    } catch (error) {
      done(error as Error);
    }
  });
  app.addHook('onRoute', (route) => {
    const operationId = operationOf(route.schema);
    if (operationId) route.config = { ...route.config, operationId };
  });
  app.addHook('onRequest', async (request) => {
    const operation = request.routeOptions.config.operationId;
    if (!operation) return;
    const limitUnknown = () => limiter.address(request);
    const claimed = await authenticate(operation, request.headers.authorization, services.identity, limitUnknown);
    if (!claimed) return;
    request.caller = claimed;
    await limiter.user(request, operation);
    const accountStatus = await services.accountStatuses.of(claimed.identityId);
    requireOpenAccount(operation, claimed, accountStatus);
    const caller = callerFromRecord(claimed, accountStatus);
    request.caller = caller;
    const onUnsettled = (error: unknown) => {
      request.log.warn({ err: error, requestId: request.id }, 'claims of an account could not be brought back yet');
    };
    if (accountStatus && caller !== claimed) reconcileClaims(accountStatus, onUnsettled);
    await services.checkImpersonation(operation, caller, services, request.id, onUnsettled);
    checkRole(operation, caller);
  });
  auditRefusals(app, services.db, limiter);
  app.addHook('preParsing', (request, _reply, payload, done) => {
    const hasBody = request.routeOptions.schema?.body !== undefined;
    done(hasBody && !isPlainUtf8(request) ? unsupportedMediaType() : null, payload);
  });
  app.addHook('preValidation', (request, _reply, done) => {
    refuseLooseParts(request);
    done();
  });
  await app.register(openapiGlue, {
    specification: contractDocument,
    operationResolver: (id) => {
      if (!isOperation(id)) throw new Error(`The contract's operation ${id} is not in server/contract/access.ts.`);
      served.add(id);
      return (request: FastifyRequest, reply: FastifyReply) => {
        serve(id, request, reply, services).catch((error: unknown) => reply.send(error));
      };
    },
  });
  app.addHook('onReady', (done) => {
    const problems = problemsOfAccess(access, served);
    done(problems.length > 0 ? new Error(problems.join(' ')) : undefined);
  });
}

async function serve(id: OperationId, request: FastifyRequest, reply: FastifyReply, services: Services): Promise<void> {
  const { params, query, body, headers, caller } = request;
  const subject = await checkReach(id, caller, request, services.db);
  const { status, data, file, version } = await run(
    id,
    {
      ...{ params, query, body, caller, subject },
      ifMatch: headers['if-match'],
      idempotencyKey: takesKey(request) ? text(headers['idempotency-key']) : undefined,
      isWrite: request.method !== 'GET' && request.method !== 'HEAD',
      locale: localeOf(headers['accept-language']),
      requestId: request.id,
    },
    services,
  );
  if (version !== undefined) reply.header('etag', `"${String(version)}"`);
  reply.status(status);
  if (file) sendFile(reply, file);
  else void reply.send({ data });
}

/** A body is read as it comes: nothing is unpacked, and bytes of another character set are not taken for UTF-8. */
function isPlainUtf8({ headers }: FastifyRequest): boolean {
  const [, charset = 'utf-8'] = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(headers['content-type'] ?? '') ?? [];
  const encoding = headers['content-encoding'] ?? 'identity';
  return encoding.toLowerCase() === 'identity' && /^utf-?8$/i.test(charset);
}

/** Two things that a schema never gets to see: a body that is not there, and a query where the contract has none. */
function refuseLooseParts(request: FastifyRequest): void {
  const schema = request.routeOptions.schema;
  if (schema?.body !== undefined && request.body === undefined) {
    throw badRequest([{ path: '', message: bodyTexts.empty }]);
  }
  if (schema?.body !== undefined && request.mediaType !== 'application/json') {
    throw unsupportedMediaType();
  }
  if (schema?.querystring === undefined) {
    const message = keywordTexts['additionalProperties'] ?? otherKeyword;
    const problems = Object.keys(request.query as object).map((path) => ({ path, message }));
    if (problems.length > 0) throw badRequest(problems);
  }
}

/** Only where the contract has the header; elsewhere nobody has judged what it says, and each request does its work. */
function takesKey({ routeOptions }: FastifyRequest): boolean {
  const headers = routeOptions.schema?.headers as { properties?: object } | undefined;
  return Object.keys(headers?.properties ?? {}).some((name) => name.toLowerCase() === 'idempotency-key');
}

function operationOf(schema: unknown): OperationId | undefined {
  const id: unknown = typeof schema === 'object' && schema !== null ? Reflect.get(schema, 'operationId') : undefined;
  return isOperation(id) ? id : undefined;
}

function isOperation(id: unknown): id is OperationId {
  return typeof id === 'string' && Object.hasOwn(access, id);
}

function text(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' ? header : undefined;
}

/**
 * Sends a file to keep. It is never shown within a page of ours: the browser takes it for a download, whatever it holds. The
 * name goes out twice, plain for old readers and in UTF-8 (RFC 6266).
 */
export function sendFile(reply: FastifyReply, { type, name, bytes }: FileAnswer): void {
  const plain = name.replace(/[^\w. -]/g, '_');
  reply.header('content-disposition', `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`);
  void reply.type(String(type)).send(bytes);
}
