import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { tooManyRequests } from '../errors/errors.ts';
import type { OperationId } from '../contract/operation-id.ts';
import type { SharedCounts } from './shared-counts.ts';

type Limit = { max: number; seconds: number };

/**
 * How many requests are served before a 429. Each process counts them by itself; where there is a store that all share, those
 * by address and those of guarded operations are counted there, too.
 */
export type Limits = {
  /** From one address, of callers whose token is not known yet or who have none. Known ones are counted by account. */
  address: Limit;
  /** Of one account. */
  user: Limit;
  /** Of one account with an operation that is worth guarding by itself. */
  operations: Partial<Record<OperationId, Limit>>;
  /** The same from one address, whatever the account: new accounts are cheap. A clinic or an office can sit behind one address. */
  operationsByAddress: Partial<Record<OperationId, Limit>>;
  /** How many refusals the audit trail tells. The last one is followed by a row which says that further ones are not told until the time is over. */
  refusalRows: {
    /** Of one account. */
    account: Limit;
    /** From one address, of tokens that prove no account. */
    address: Limit;
    /** Of tokens that prove no account, from all addresses: a flood adds no more rows than this. */
    all: Limit;
  };
};

export const defaultLimits: Limits = {
  address: { max: 3_000, seconds: 60 },
  user: { max: 600, seconds: 60 },
  operations: {
    // Each check tells whether somebody is on a roster: trying out people must not be worth it.
    verifyPatientInfo: { max: 30, seconds: 3_600 },
    createUser: { max: 30, seconds: 3_600 },
    // A PDF is set letter by letter, and few are set at once.
    getDocument: { max: 60, seconds: 60 },
    getFamgenix: { max: 60, seconds: 60 },
    // All of a life is gathered for each.
    downloadRecord: { max: 30, seconds: 3_600 },
    downloadFhir: { max: 30, seconds: 3_600 },
    // A form saves itself every two seconds at the most.
    saveAnswers: { max: 120, seconds: 60 },
    // Nobody signs so often, and each signature is kept for years. Nor can the signing code be tried out.
    createRoiForm: { max: 30, seconds: 3_600 },
    // Each sends e-mails to two people: whoever books and cancels again and again would fill the mailbox of a specialist.
    scheduleVisit: { max: 60, seconds: 3_600 },
    updateVisit: { max: 120, seconds: 3_600 },
  },
  operationsByAddress: {
    verifyPatientInfo: { max: 300, seconds: 3_600 },
    createUser: { max: 300, seconds: 3_600 },
  },
  refusalRows: {
    account: { max: 60, seconds: 60 },
    address: { max: 10, seconds: 60 },
    // Some 100,000 rows a day for each process at the very most, some 25 MB.
    all: { max: 60, seconds: 60 },
  },
};

/** What counts the requests; each refuses with 429 and the seconds to wait. */
export type Limiter = {
  address: (request: FastifyRequest) => Promise<void>;
  user: (request: FastifyRequest, operation: OperationId) => Promise<void>;
  /**
   * Whether one more refusal may be told, of an account that is proven or of nobody in particular, and whether it is the
   * last one for now. Refuses nothing.
   */
  mayTell: (request: FastifyRequest, isVerified: boolean) => Promise<Telling>;
};

type Telling = 'yes' | 'last' | 'no';

/** @param shared counts across processes, where there is a store for that */
export async function createLimiter(app: FastifyInstance, limits: Limits, shared?: SharedCounts): Promise<Limiter> {
  await app.register(rateLimit, { global: false, cache: 20_000 });
  const counter = ({ max, seconds }: Limit, keyGenerator: (request: FastifyRequest) => string) => {
    const count = app.createRateLimit({ max, timeWindow: seconds * 1000, keyGenerator });
    return async (request: FastifyRequest) => {
      const found = await count(request);
      if (!found.isAllowed && found.isExceeded) throw tooManyRequests(found.ttlInSeconds);
    };
  };
  /** The same across processes. `name` keeps one limit's counts from another's. */
  const sharedCounter = (name: string, limit: Limit, keyGenerator: (request: FastifyRequest) => string) => {
    const own = counter(limit, keyGenerator);
    return async (request: FastifyRequest) => {
      await own(request);
      const all = await shared?.count(`${name}:${keyGenerator(request)}`, limit.seconds);
      if (all && all.current > limit.max) throw tooManyRequests(all.ttl / 1000);
    };
  };
  const teller = ({ max, seconds }: Limit, keyGenerator: (request: FastifyRequest) => string) => {
    const count = app.createRateLimit({ max, timeWindow: seconds * 1000, keyGenerator });
    return async (request: FastifyRequest): Promise<Telling> => {
      const found = await count(request);
      if (found.isAllowed) return 'yes';
      if (found.isExceeded) return 'no';
      if (found.remaining > 0) return 'yes';
      request.log.warn({ seconds }, 'further refusals are not told');
      return 'last';
    };
  };
  const account = (request: FastifyRequest) => request.caller?.identityId ?? request.ip;
  const ofUser = counter(limits.user, account);
  const address = (request: FastifyRequest) => householdOf(request.ip);
  const each = (by: string, of: Limits['operations'], key: typeof account) =>
    new Map(
      Object.entries(of).map(([operation, limit]) => [operation, sharedCounter(`${operation}:${by}`, limit, key)]),
    );
  const ofOperation = each('account', limits.operations, account);
  const ofOperationByAddress = each('address', limits.operationsByAddress, address);
  const told = {
    account: teller(limits.refusalRows.account, account),
    address: teller(limits.refusalRows.address, address),
    all: teller(limits.refusalRows.all, () => 'all'),
  };
  return {
    async mayTell(request, isVerified) {
      if (isVerified) return told.account(request);
      const ofAddress = await told.address(request);
      if (ofAddress === 'no') return 'no';
      const ofAll = await told.all(request);
      return ofAll === 'yes' ? ofAddress : ofAll;
    },
    address: sharedCounter('address', limits.address, address),
    async user(request, operation) {
      await ofUser(request);
      await ofOperation.get(operation)?.(request);
      await ofOperationByAddress.get(operation)?.(request);
    },
  };
}

/** Counts, by address, also what asks the API for something that it does not have. */
export function limitUnknownPaths(app: FastifyInstance, limiter: Limiter): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isKnown = request.routeOptions.config.operationId !== undefined;
    if (isKnown || !request.url.startsWith('/api/')) done();
    else limiter.address(request).then(() => done(), done);
  });
}

/** An IPv6 connection has 2^64 addresses to itself: they count as one. */
function householdOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${ip}/64`).toString();
}
