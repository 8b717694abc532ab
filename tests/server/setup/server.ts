import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Authority } from '#domain/roles.ts';
import { buildApp, type Dependencies } from '#server/app.ts';
import { openDatabase, type Database } from '#server/db/database.ts';
import { patients, users } from '#server/db/schema/index.ts';
import { readEnv } from '#server/env.ts';
import { defaultLimits, type Limits } from '#server/http/limits.ts';
import { createFirebaseIdentity } from '#server/identity/firebase.ts';
import type { Identity } from '#server/identity/identity.ts';
import { makeAccount, renewToken, type Account } from './accounts.ts';
import { makeDatabase } from './database.ts';

export type Call = {
  token?: string | undefined;
  headers?: Record<string, string>;
  /** Sent as JSON; a Buffer or a string as it is. */
  body?: unknown;
};
export type Reply = { status: number; headers: Record<string, unknown>; body: Json; text: string };
/** Whatever JSON an answer holds; tests look into it freely. */
export type Json = { [name: string]: Json } & { data: Json; code?: string; message?: string; errors?: Json[] };
export type Member = Account & { noviId: string };

export type TestServer = {
  app: FastifyInstance;
  db: Database;
  /** The identity provider as this server sees it. */
  identity: Identity;
  call: (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, call?: Call) => Promise<Reply>;
  /** A member with a record and a token that says so. */
  member: (names?: { first_name: string; last_name: string }) => Promise<Member>;
  /** Somebody of the staff, as an operator's command makes them. */
  staff: (role: Exclude<Authority, 'member'>) => Promise<Member>;
  close: () => Promise<void>;
};

/** A server with a fresh database of its own, in the PostgreSQL and with the emulator that all tests share. */
export async function startTestServer(changes: Partial<Dependencies> = {}): Promise<TestServer> {
  const { databaseUrl, drop } = await makeDatabase();
  const env = readEnv({ ...process.env, NODE_ENV: 'test', DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' });
  const db = openDatabase(databaseUrl);
  const identity = createFirebaseIdentity({
    projectId: env.FIREBASE_PROJECT_ID,
    emulatorHost: env.FIREBASE_AUTH_EMULATOR_HOST,
  });
  // However busy the machine of the tests is, that is not what they look at.
  const app = await buildApp({ env, db, identity, maxEventLoopDelay: 600_000, ...changes });
  const call = caller(app);
  return {
    app,
    db,
    identity,
    call,
    async member(names = { first_name: 'Ada', last_name: 'Byron' }) {
      const account = await makeAccount();
      const made = await call('POST', '/users', { token: account.token, ...newUser(account, names) });
      if (made.status !== 201) throw new Error(`POST /users answered ${String(made.status)}: ${made.text}`);
      const noviId = String(made.body.data['id']);
      // Known to the tests, who sign often; else it is random.
      await db.update(patients).set({ signing_key: noviId }).where(eq(patients.id, noviId));
      return { ...(await renewToken(account)), noviId };
    },
    async staff(role) {
      const account = await makeAccount();
      const name = { first_name: 'Sam', last_name: 'Staff' };
      // The claims are set below.
      const row = { ...name, firebase_id: account.uid, role, claims_settled: 1 };
      const [user] = await db.insert(users).values(row).returning({ id: users.id });
      const noviId = user?.id ?? '';
      await identity.setClaims(account.uid, { novi_id: noviId, novi_authorities: [role] });
      return { ...(await renewToken(account)), noviId };
    },
    async close() {
      await app.close();
      await db.$client.end();
      await identity.close();
      await drop();
    },
  };
}

/** Limits that nobody comes to, for tests of something else that ask thousands of times. */
export const unlimited: Limits = {
  ...defaultLimits,
  address: { max: 1_000_000, seconds: 60 },
  user: { max: 1_000_000, seconds: 60 },
  operations: {},
  operationsByAddress: {},
};

/** The payload and key of a sign-up. */
export function newUser(account: Account, names = { first_name: 'Ada', last_name: 'Byron' }) {
  return {
    headers: { 'idempotency-key': randomUUID() },
    body: {
      ...names,
      email_address: account.email,
      firebase_id: account.uid,
      refresh_token: account.refreshToken,
      role_name: 'member',
      agrees_to_terms: true,
      agrees_to_privacy: true,
    },
  };
}

function caller(app: FastifyInstance): TestServer['call'] {
  return async (method, path, { token, headers = {}, body } = {}) => {
    const isRaw = typeof body === 'string' || Buffer.isBuffer(body);
    const options: InjectOptions = {
      method,
      url: path.startsWith('/health') ? path : `/api/v1${path}`,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { payload: isRaw ? body : JSON.stringify(body) }),
    };
    const reply = await app.inject(options);
    const text = reply.body;
    const isJson = String(reply.headers['content-type']).includes('json');
    return { status: reply.statusCode, headers: reply.headers, text, body: (isJson ? JSON.parse(text) : {}) as Json };
  };
}
