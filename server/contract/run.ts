import type { Holder } from '#domain/release.ts';
import type { Locale } from '#domain/words.ts';
import { holdImpersonation } from './hold-impersonation.ts';
import type { Database, Queries } from '../db/database.ts';
import type { PreparedQueries } from '../db/prepared-queries.ts';
import { transaction } from '../db/transaction.ts';
import type { AccountStatusCache } from '../identity/account-status-cache.ts';
import { holdAccount } from './hold-account.ts';
import type { Identity } from '../identity/identity.ts';
import type { Draw, DrawFor } from '../pdf/drawing-pool.ts';
import { writeAudit } from './audit.ts';
import type { Subject } from './authorize.ts';
import { preconditionRequired } from '../errors/errors.ts';
import { hashOf, runOnce } from './idempotency.ts';
import type { OperationId } from './operation-id.ts';
import type { Caller, Changed, Context, FileAnswer, Handlers, Input, Prepares } from './operation.ts';
import { preconditions } from './preconditions.ts';

/** What the operations run on. */
export type Services = {
  db: Database;
  preparedQueries: PreparedQueries;
  accountStatuses: AccountStatusCache;
  identity: Identity;
  holder: Holder;
  draw: DrawFor;
  handlers: Handlers;
  prepares: Prepares;
  replays: Replays;
  checkImpersonation: CheckImpersonation;
};

/** What an operation does when the first answer is given again: work outside of the database that may have failed then. */
export type Replays = Partial<Record<OperationId, (caller: Caller, db: Database, identity: Identity) => Promise<void>>>;

/**
 * Lets an impersonation token through only while its impersonation is open. The account's claims are brought back beside
 * that: the caller does not wait for the identity provider, and `onUnsettled` hears when it could not be told.
 * @throws ApiError 403 `impersonation_ended`
 */
export type CheckImpersonation = (
  operation: OperationId,
  caller: Caller,
  services: { db: Database; preparedQueries: PreparedQueries; identity: Identity },
  requestId: string,
  onUnsettled: (error: unknown) => void,
) => Promise<void>;

/** A request that is authenticated, fits the contract, and is within the caller's reach. */
export type Call = {
  caller: Caller | undefined;
  subject: Subject;
  params: unknown;
  query: unknown;
  body: unknown;
  ifMatch: string | undefined;
  idempotencyKey: string | undefined;
  isWrite: boolean;
  locale: Locale;
  requestId: string;
};

export type Outcome = { status: number; data?: unknown; file?: FileAnswer; version?: number | undefined };

/**
 * Runs one operation. A write first asks the identity provider what it needs to know, then runs in one transaction, in which
 * nobody waits for the provider, with its audit row and the answer kept for its `Idempotency-Key`;
 * what it has put off until after the commit runs before the answer is given. What an impersonating admin writes is stored only if
 * impersonation still goes on then, however long ago the request began. A read of somebody else's record leaves an audit row, too.
 */
export async function run<Id extends OperationId>(operation: Id, call: Call, services: Services): Promise<Outcome> {
  const { db, handlers } = services;
  const input = inputOf(operation, call);
  const handler = handlers[operation];
  if (!call.isWrite) {
    const answer = await handler(input, contextOf(call, services, { db, prepared: undefined, later: [] }));
    if (call.subject.isOther) await audit(db, operation, call, undefined);
    return answer;
  }
  const prepared = await prepare(operation, input, call, services);
  const state: { later: Task[]; isReplay: boolean } = { later: [], isReplay: false };
  const outcome = await transaction(db, async (tx) => {
    Object.assign(state, { later: [], isReplay: true });
    await holdImpersonation(tx, operation, call.caller);
    await holdAccount(tx, operation, call.caller);
    return onceForKey(tx, operation, call, async () => {
      state.isReplay = false;
      const answer = await handler(input, contextOf(call, services, { db: tx, prepared, later: state.later }));
      await audit(tx, operation, call, answer);
      return answer;
    });
  });
  for (const task of state.later) await task(db, services.identity);
  if (state.isReplay && call.caller) await services.replays[operation]?.(call.caller, db, services.identity);
  return outcome;
}

type Task = (pool: Database, identity: Identity) => Promise<void> | void;
type Asking = { db: Database; identity: Identity; caller: Caller };
/** What differs between the reads and the writes, and from try to try of a transaction. */
type Setting = { db: Queries; prepared: unknown; later: Task[] };

async function prepare<Id extends OperationId>(
  operation: Id,
  input: Input<Id>,
  { caller }: Call,
  { prepares, db, identity }: Services,
): Promise<unknown> {
  const table: Readonly<Partial<Record<OperationId, (input: never, services: Asking) => Promise<unknown>>>> = prepares;
  return caller && table[operation]?.(input as never, { db, identity, caller });
}

function inputOf<Id extends OperationId>(operation: Id, { params, query, body, ifMatch, caller }: Call): Input<Id> {
  const when = (preconditions as Readonly<Partial<Record<OperationId, string>>>)[operation];
  const isNeeded = when === 'required' || (when === 'when-impersonating' && caller?.actor !== undefined);
  if (isNeeded && ifMatch === undefined) throw preconditionRequired();
  const version = ifMatch === undefined ? undefined : Number(ifMatch.slice(1, -1));
  // The contract's schema has just judged these parts, which is what makes the types true.
  return { params, query, body, ifMatch: version } as Input<Id>;
}

function contextOf<Id extends OperationId>(call: Call, services: Services, setting: Setting): Context<Id> {
  const { caller, locale, requestId } = call;
  const { preparedQueries, identity, holder } = services;
  const { db, prepared, later } = setting;
  const draw: Draw = (drawable) => services.draw(drawable, caller?.identityId ?? requestId);
  const afterCommit = (task: Task) => void later.push(task);
  const forgetAccountStatus = (identityId: string) => afterCommit(() => services.accountStatuses.forget(identityId));
  // Whether there is a caller was judged by the access table, which the type follows.
  const given = { db, preparedQueries, identity, holder, draw, caller, locale, requestId, prepared };
  return { ...given, afterCommit, forgetAccountStatus, now: new Date() } as Context<Id>;
}

function onceForKey(tx: Queries, operation: OperationId, call: Call, work: () => Promise<Outcome>): Promise<Outcome> {
  const { caller, idempotencyKey: key, params, body } = call;
  if (!caller || key === undefined) return work();
  return runOnce(tx, { identityId: caller.identityId, operation, key, bodyHash: hashOf(params, body) }, work);
}

async function audit(
  db: Queries,
  operation: OperationId,
  { caller, subject, requestId }: Call,
  outcome: { changed?: Changed | 'nothing' | undefined } | undefined,
): Promise<void> {
  if (!caller || outcome?.changed === 'nothing') return;
  const changed: Changed = outcome?.changed ?? { record: 'patient', id: subject.owner ?? 'many' };
  await writeAudit(db, { operation, caller, changed, owner: changed.owner ?? subject.owner, requestId });
}
