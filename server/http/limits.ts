import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { tooManyRequests } from '../errors.ts';
import type { OperationId } from '../operation.ts';

type Limit = { max: number; seconds: number };

/** How many requests are served before a 429. They are counted in each process by itself. */
export type Limits = {
  /** From one address, of callers whose token is not known yet or who have none. Known ones are counted by account. */
  address: Limit;
  /** Of one account. */
  user: Limit;
  /** Of one account with an operation that is worth guarding by itself. */
  operations: Partial<Record<OperationId, Limit>>;
};

export const defaultLimits: Limits = {
  address: { max: 3_000, seconds: 60 },
  user: { max: 600, seconds: 60 },
  operations: {
    // Each check tells whether somebody is on a roster: trying out people must not be worth it.
    verifyPatientInfo: { max: 30, seconds: 3_600 },
    createUser: { max: 30, seconds: 3_600 },
  },
};

/** What counts the requests; each refuses with 429 and the seconds to wait. */
export type Limiter = {
  address: (request: FastifyRequest) => Promise<void>;
  user: (request: FastifyRequest, operation: OperationId) => Promise<void>;
};

export async function createLimiter(app: FastifyInstance, limits: Limits): Promise<Limiter> {
  await app.register(rateLimit, { global: false, cache: 20_000 });
  const counter = ({ max, seconds }: Limit, keyGenerator: (request: FastifyRequest) => string) => {
    const count = app.createRateLimit({ max, timeWindow: seconds * 1000, keyGenerator });
    return async (request: FastifyRequest) => {
      const found = await count(request);
      if (!found.isAllowed && found.isExceeded) throw tooManyRequests(found.ttlInSeconds);
    };
  };
  const account = (request: FastifyRequest) => request.caller?.identityId ?? request.ip;
  const ofUser = counter(limits.user, account);
  const ofOperation = new Map(
    Object.entries(limits.operations).map(([operation, limit]) => [operation, counter(limit, account)]),
  );
  return {
    address: counter(limits.address, (request) => request.ip),
    async user(request, operation) {
      await ofUser(request);
      await ofOperation.get(operation)?.(request);
    },
  };
}
