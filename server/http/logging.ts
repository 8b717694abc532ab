import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { pino, type DestinationStream, type LoggerOptions } from 'pino';
import { ApiError } from '../errors/errors.ts';
import { postgresErrorOf } from '../db/postgres-errors.ts';

/**
 * What may stand in a log: the route's pattern (never the address, whose query could hold anything), the status, times,
 * ids. No token, no name, no health data; the messages of errors from elsewhere are left away, because those of a
 * database quote the values.
 */
export function createLogs(level: string, stream: DestinationStream = standardOutput()): Logs {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: createIsoTime(),
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: describeError, error: describeError, req: () => undefined, res: () => undefined },
  };
  // The second line of defence: should anybody log an object whole, these never appear.
  const app = pino({ ...options, redact: { paths: secretPaths(), censor: '[redacted]' } }, stream);
  return {
    // Fastify asks for a logger for each request, which costs more than it tells: lines that need the request's id say it.
    app: Object.assign(app, { child: () => app }),
    requests: pino(options, stream),
  };
}

type Logs = {
  app: FastifyBaseLogger;
  /** For the one line of each request, whose parts are fixed: looking for secrets in it would only cost time. */
  requests: FastifyBaseLogger;
};

/** The time as pino's `isoTime` writes it. All but the milliseconds is made once for each second, not for each line. */
export function createIsoTime(): () => string {
  let second = NaN;
  let upToSecond = '';
  return () => {
    const now = Date.now();
    if (Math.floor(now / 1000) !== second) {
      second = Math.floor(now / 1000);
      upToSecond = new Date(now).toISOString().slice(0, -'000Z'.length);
    }
    return `,"time":"${upToSecond}${String(now % 1000).padStart(3, '0')}Z"`;
  };
}

/** Lines are written some at a time, and at the latest after a second or at the end of the process. */
function standardOutput(): DestinationStream {
  return pino.destination({ dest: 1, sync: false, minLength: 12_288, periodicFlush: 1_000 });
}

const secrets = ['authorization', 'access_token', 'refresh_token', 'token', 'password', 'email', 'email_address'];
const names = ['first_name', 'middle_name', 'last_name', 'date_of_birth', 'body', 'values', 'headers'];

function secretPaths(): string[] {
  return [...secrets, ...names].flatMap((name) => [name, `*.${name}`]);
}

function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    ...('code' in error && { code: error.code }),
    ...(error instanceof ApiError && { message: error.message, status: error.status }),
    ...postgresErrorOf(error),
    stack: frames.join('\n'),
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  };
}

/** One line for each request that was answered. */
export function logRequests(app: FastifyInstance, log: FastifyBaseLogger): void {
  app.addHook('onResponse', (request, reply, done) => {
    log.info(
      {
        reqId: request.id,
        // The operation says method and route.
        operation:
          request.routeOptions.config.operationId ?? `${request.method} ${request.routeOptions.url ?? 'unknown'}`,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        user: request.caller?.noviId,
      },
      'answered',
    );
    done();
  });
}
