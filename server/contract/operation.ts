import type { Readable } from 'node:stream';
import type { Holder } from '#domain/release.ts';
import type { Authority } from '#domain/roles.ts';
import type { Locale } from '#domain/words.ts';
import type { operations } from '#openapi/generated/types.ts';
import type { Database, Queries } from '../db/database.ts';
import type { PreparedQueries } from '../db/prepared-queries.ts';
import type { Identity } from '../identity/identity.ts';
import type { Draw } from '../pdf/drawing-pool.ts';
import type { access } from './access.ts';
import type { OperationId } from './operation-id.ts';
import type { preconditions } from './preconditions.ts';

type Contract<Id extends OperationId> = operations[Id];
type Parameters<Id extends OperationId, Where extends string> =
  Contract<Id> extends { parameters: Record<Where, infer Found> } ? Found : Record<never, never>;
type Success<Id extends OperationId> = Extract<keyof Contract<Id>['responses'], 200 | 201>;
type SuccessAnswer<Id extends OperationId> = Contract<Id>['responses'][Success<Id> & keyof Contract<Id>['responses']];
type QueryOf<Id extends OperationId> =
  Contract<Id> extends { parameters: { query?: infer Found } } ? OrNothing<NonNullable<Found>> : Record<never, never>;
/** The contract's types say `never` where an operation has no such part. */
type OrNothing<Found> = [Found] extends [never] ? Record<never, never> : Found;

/** What an operation sends back as `data`. */
export type Data<Id extends OperationId> =
  SuccessAnswer<Id> extends { content: { 'application/json': { data: infer Found } } } ? Found : never;

/** The media types, other than JSON, in which an operation can answer: a file to keep. */
type FileType<Id extends OperationId> =
  SuccessAnswer<Id> extends { content: infer Content } ? Exclude<keyof Content, 'application/json'> : never;

/** A file as an answer: sent as it is, or as it is made, under this name. Only reads give files. */
export type FileAnswer<Type = unknown> = { type: Type; name: string; bytes: Buffer | Readable };

/** The contract's `data`, or a file, or either, as the contract lists media types. */
type Content<Id extends OperationId> =
  | (SuccessAnswer<Id> extends { content: { 'application/json': unknown } } ? { data: Data<Id>; file?: never } : never)
  | ([FileType<Id>] extends [never] ? never : { file: FileAnswer<FileType<Id>>; data?: never });

/** What the caller sent, checked against the contract. */
export type Input<Id extends OperationId> = {
  params: Parameters<Id, 'path'>;
  query: QueryOf<Id>;
  body: Contract<Id> extends { requestBody: { content: { 'application/json': infer Body } } } ? Body : undefined;
  /** The version in `If-Match`. Where the operation always needs it, a request without it was refused already (428). */
  ifMatch: Id extends keyof typeof preconditions
    ? (typeof preconditions)[Id] extends 'required'
      ? number
      : number | undefined
    : undefined;
};

/** The operations that change something: those with a body, and those that delete. Each runs in one transaction and leaves an audit row. */
export type WriteId = {
  [Id in OperationId]: Contract<Id> extends { requestBody: object } ? Id : Id extends `delete${string}` ? Id : never;
}[OperationId];

/** The record that a write has made or changed, for the audit trail. No names, no health data: only keys. */
export type Changed = {
  record: string;
  id: string;
  /** Whose record it is, where the request did not say. */
  owner?: string;
  /** What kind of change it was, where the operation does not say. */
  detail?: string;
  /** Who did it, where the token does not name them yet. */
  actor?: string;
};

/** What a handler gives back; everything else about the answer is done in one place. */
export type Answer<Id extends OperationId> = { status: Success<Id> } & Content<Id> &
  (SuccessAnswer<Id> extends {
    headers: { ETag: string };
  }
    ? {
        /** Becomes the ETag. */
        version: number;
      }
    : { version?: never }) &
  (Id extends WriteId
    ? {
        /** `nothing` when the request asked for what was so already. */
        changed: Changed | 'nothing';
      }
    : { changed?: never });

/** Who calls, as the verified token says. */
export type Caller = {
  /** The account at the identity provider. */
  identityId: string;
  email: string | undefined;
  /** The user in Novi; absent until the record is made. */
  noviId: string | undefined;
  authorities: readonly Authority[];
  /** When the person last proved who they are. A token that is renewed keeps it. */
  signedInAt: Date;
  /** The admin who impersonates this user. */
  actor: { noviId: string; issuedAt: Date } | undefined;
  /** The Bearer token itself, to be compared only: it is never stored or logged. */
  token: string;
};

type CallerOf<Id extends OperationId> = (typeof access)[Id] extends { who: 'public' }
  ? undefined
  : (typeof access)[Id] extends { who: 'identity' }
    ? Caller
    : Caller & { noviId: string };

/** What a handler may use. It takes nothing from elsewhere, so that tests can give it everything. */
export type Context<Id extends OperationId = OperationId> = {
  /** For a write the transaction that it runs in, for a read the pool. */
  db: Id extends WriteId ? Queries : Database;
  /** Prepared queries of the busiest reads. Not for writes: a second connection within a transaction can starve the pool. */
  preparedQueries: Id extends WriteId ? never : PreparedQueries;
  caller: CallerOf<Id>;
  locale: Locale;
  /** When the request came. */
  now: Date;
  /** Not for writes: their locks and connection would wait for the provider. See `prepared` and `afterCommit`. */
  identity: Id extends WriteId ? never : Identity;
  /** What the operation asked the provider before its transaction began (server/handlers.ts). */
  prepared: Prepared<Id>;
  /** Where a notice to Novi goes. */
  holder: Holder;
  /** Draws a PDF. Not for writes: it would hold their transaction open. */
  draw: Id extends WriteId ? never : Draw;
  requestId: string;
  /** Runs once the transaction is committed, before the answer is sent. When it fails, so does the request. */
  afterCommit: (task: (pool: Database, identity: Identity) => Promise<void>) => void;
  /**
   * Says that the operation changes the status of an account at the identity provider: from the commit on, the next request
   * here knows it. The database tells all processes of it, soon after.
   */
  forgetAccountStatus: (identityId: string) => void;
};

/** What writes learn from the identity provider before their transaction begins, where they need its word. */
type Preparations = {
  createUser: undefined;
  /** The e-mail that the record's account signs in with; undefined when it is gone, or there is no such record. */
  updateUserEmail: { signsInWith: string | undefined };
};

type Prepared<Id extends OperationId> = Id extends keyof Preparations ? Preparations[Id] : undefined;

/** What runs before the writes that ask the identity provider something. */
export type Prepares = { [Id in keyof Preparations]: Prepare<Id> };

/** Asks the identity provider for a write, with nothing locked. It may run for a write that is refused or replayed then. */
export type Prepare<Id extends OperationId> = (
  input: Input<Id>,
  services: { db: Database; identity: Identity; caller: Caller },
) => Promise<Prepared<Id>>;

/** What serves one operation. Refusals are thrown (server/errors/errors.ts). */
export type Handler<Id extends OperationId> = (input: Input<Id>, context: Context<Id>) => Promise<Answer<Id>>;

export type Handlers = { [Id in OperationId]: Handler<Id> };
