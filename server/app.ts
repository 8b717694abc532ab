import { randomUUID } from 'node:crypto';
import underPressure from '@fastify/under-pressure';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { DestinationStream } from 'pino';
import { unavailable } from './errors/errors.ts';
import { findPublicPartner } from './areas/corporate/customers.ts';
import { serveStop } from './areas/messages/stop.ts';
import { checkImpersonation } from './areas/impersonation/check.ts';
import type { OperationId } from './contract/operation-id.ts';
import type { Caller } from './contract/operation.ts';
import type { Database } from './db/database.ts';
import { prepareQueries } from './db/prepared-queries.ts';
import { listen } from './db/listen.ts';
import type { Env } from './env.ts';
import { handlers, prepares, replays } from './handlers.ts';
import { serveApi } from './http/api.ts';
import { serveApiDocs } from './http/api-docs.ts';
import { answerBrokenHttp, handleError, handleErrorOnceSent, handleNotFound } from './http/error-handler.ts';
import { inlineHashes, readBuiltApp, type BuiltApp } from './http/built-app.ts';
import { serveHealth } from './http/health.ts';
import { createLimiter, defaultLimits, limitUnknownPaths, type Limits } from './http/limits.ts';
import { localeOf } from './http/locale.ts';
import { createLogs, logRequests } from './http/logging.ts';
import { createPartnerLookUp } from './http/partner-look-up.ts';
import { protect } from './http/protect.ts';
import { openSharedCounts } from './http/shared-counts.ts';
import { serveApp } from './http/static.ts';
import { createAccountStatusCache } from './identity/account-status-cache.ts';
import type { Identity } from './identity/identity.ts';
import { createDrawingPool, type DrawingLimits } from './pdf/drawing-pool.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls; set once the token is verified. */
    caller: Caller | undefined;
  }
  interface FastifyContextConfig {
    operationId?: OperationId;
  }
}

/** What the app is built from. */
export type Dependencies = {
  env: Env;
  db: Database;
  identity: Identity;
  limits?: Limits;
  drawing?: Partial<DrawingLimits>;
  /** A busier event loop than this sheds requests with a 503, in milliseconds. */
  maxEventLoopDelay?: number;
  /** Within this time a whole request must be here, in milliseconds. */
  requestTimeout?: number;
  /** Where the log goes, when not to the standard output. */
  logStream?: DestinationStream;
};

const mebibyte = 1_048_576;

/** Builds the server without listening; whoever builds it closes it, and then the database. */
export async function buildApp({
  env,
  db,
  identity,
  limits = defaultLimits,
  drawing,
  maxEventLoopDelay = 3_000,
  requestTimeout = 30_000,
  logStream,
}: Dependencies): Promise<FastifyInstance> {
  const logs = createLogs(env.LOG_LEVEL, logStream);
  const app = Fastify({
    loggerInstance: logs.app,
    // One line of our own for each request, see logging.ts.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: mebibyte,
    // The whole request must be here within the one time, and answered within the other. Node.js has a minute for the
    // headers and exchanges the two times when that is the longer one, so both are said. It looks for those that are late
    // every half a minute; that is too seldom.
    requestTimeout,
    http: { headersTimeout: requestTimeout, connectionsCheckingInterval: Math.min(requestTimeout, 5_000) },
    // A file can wait for its turn to be drawn, and is drawn then: server/pdf/drawing-pool.ts.
    handlerTimeout: 40_000,
    keepAliveTimeout: 72_000,
    trustProxy: env.TRUST_PROXY ?? false,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // While stopping, requests on open connections are still answered; each answer then closes its connection.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    clientErrorHandler: answerBrokenHttp,
    frameworkErrors: (error, request, reply) => void handleError(error, request, reply),
    routerOptions: { maxParamLength: 200 },
    exposeHeadRoutes: false,
  });
  let stopping = false;
  app.addHook('preClose', (done) => {
    stopping = true;
    done();
  });
  app.decorateRequest('caller', undefined);
  app.setErrorHandler(handleErrorOnceSent);
  app.setNotFoundHandler(handleNotFound);
  app.addHook('onSend', (request, reply, _payload, done) => {
    reply.header('x-request-id', request.id);
    if (stopping) reply.header('connection', 'close');
    done();
  });
  logRequests(app, logs.requests);
  const built = await readApp(env);
  protect(app, env, built && inlineHashes(built));
  await app.register(underPressure, { maxEventLoopDelay, pressureHandler: shed });
  const shared = env.RATE_LIMIT_REDIS_URL
    ? openSharedCounts(env.RATE_LIMIT_REDIS_URL, (error) =>
        app.log.warn({ err: error }, 'the shared counts of limits are away'),
      )
    : undefined;
  app.addHook('onClose', () => shared?.close());
  const limiter = await createLimiter(app, limits, shared);
  limitUnknownPaths(app, limiter);
  serveHealth(app, db, identity, () => stopping);
  const drawer = createDrawingPool(drawing);
  app.addHook('onClose', () => drawer.close());
  const holder = { email: env.VITE_SUPPORT_EMAIL, address: env.VITE_SUPPORT_ADDRESS };
  const preparedQueries = prepareQueries(db);
  const accountStatuses = createAccountStatusCache((identityId) => preparedQueries.accountStatus(identityId));
  const line = listen(db, {
    ...{ channel: 'novi_standing', heard: accountStatuses.forget, listening: accountStatuses.listening },
    onLost: (error) => app.log.warn({ err: error }, 'changes of roles and accounts are not heard of for the moment'),
  });
  app.addHook('onClose', () => line.close());
  const services = {
    ...{ db, preparedQueries, accountStatuses, identity, holder, draw: drawer.draw },
    ...{ handlers, prepares, replays, checkImpersonation },
  };
  await app.register((api) => serveApi(api, services, limiter), { prefix: '/api/v1' });
  serveStop(app, { db, limit: limiter.address, localeOf });
  await serveApiDocs(app);
  if (built) {
    const lookUpPartner = createPartnerLookUp((slug) => findPublicPartner(db, slug), limiter);
    await serveApp(app, built, { origin: env.APP_ORIGIN, lookUpPartner });
  }
  return app;
}

/** The app that is served beside the API: in production, and where that is asked for. */
async function readApp(env: Env): Promise<BuiltApp | undefined> {
  if (env.NODE_ENV !== 'production' && env.SERVE_APP !== '1') return undefined;
  return readBuiltApp(env.APP_FOLDER);
}

/** Refuses while too much is going on. No number of samples yet reads as an endless delay, which it is not. */
function shed(_request: unknown, _reply: unknown, _type: string, value: number | undefined): Promise<void> | undefined {
  return value === Infinity ? undefined : Promise.reject(unavailable());
}
