import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { patients, userEmails } from '#server/db/schema/index.ts';
import { readEnv } from '#server/env.ts';
import { handlers } from '#server/handlers.ts';
import { createLogs } from '#server/http/logging.ts';
import { serverDataFolder } from '../../setup/server-stack.ts';
import { makeAccount } from '../setup/accounts.ts';
import { newUser, startTestServer, type Member, type TestServer } from '../setup/server.ts';

let text = '';
const logStream = new Writable({
  write(chunk: Buffer, _encoding, done) {
    text += chunk.toString();
    done();
  },
});
const lines = () =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

let server: TestServer;
let me: Member;
beforeAll(async () => {
  server = await startTestServer({ env: readEnv({ ...process.env, LOG_LEVEL: 'trace' }), logStream });
  me = await server.member({ first_name: 'Wilhelmina', last_name: 'Quartermain' });
});
afterAll(() => server.close());

describe('the log', () => {
  it('says what was asked and how it ended, by route and id', async () => {
    text = '';
    const reply = await server.call('GET', `/users/${me.noviId}`, { token: me.token });
    expect(lines()).toEqual([
      expect.objectContaining({
        ...{ level: 'info', msg: 'answered', operation: 'getUser', status: 200 },
        ...{ user: me.noviId, reqId: reply.headers['x-request-id'] },
      }),
    ]);
  });

  it('holds no token, name, e-mail, body or query, whether a request succeeds, is refused or fails', async () => {
    text = '';
    const account = await makeAccount('wilhelmina.quartermain@example.com');
    const sign = newUser(account, { first_name: 'Wilhelmina', last_name: 'Quartermain' });
    await server.call('POST', '/users', { token: account.token, ...sign });
    await server.call('GET', `/patients/is-eligible?patient_id=${me.noviId}&name=Quartermain`, { token: me.token });
    await server.call('GET', `/Quartermain?token=${me.token}`, { token: me.token });
    await server.call('POST', '/users', { token: me.token, ...sign, body: '{"first_name":"Wilhelmina",' });
    await server.call('GET', `/users/${me.noviId}`, { token: `${me.token}Quartermain` });
    const away = openDatabase('postgres://quartermain@127.0.0.1:1/wilhelmina');
    const transaction = vi.spyOn(server.db, 'transaction').mockImplementationOnce((work) => away.transaction(work));
    const body = { ...sign.body, email_address: me.email, firebase_id: me.uid };
    const failed = await server.call('POST', '/users', { token: me.token, headers: newUser(me).headers, body });
    expect(failed.status).toBe(503);
    transaction.mockRestore();
    const insert = vi.spyOn(server.db, 'transaction').mockRejectedValueOnce(
      new Error('Failed query: insert into users params: Wilhelmina,Quartermain', {
        cause: Object.assign(new Error('Key (last_name)=(Quartermain) already exists.'), {
          ...{ code: '23505', detail: 'Key (last_name)=(Quartermain)', constraint: 'users_name' },
        }),
      }),
    );
    expect((await server.call('POST', '/users', { token: me.token, headers: newUser(me).headers, body })).status).toBe(
      500,
    );
    insert.mockRestore();
    expect(lines().length).toBeGreaterThanOrEqual(9);
    for (const secret of [me.token, account.token, account.refreshToken, me.email, account.email, 'params']) {
      expect(text).not.toContain(secret);
    }
    expect(text.toLowerCase()).not.toMatch(/wilhelmina|quartermain/);
    // What helps to find the fault is there.
    expect(lines().find((line) => line['msg'] === 'request failed' && line['level'] === 'error')).toBeDefined();
    expect(text).toContain('"constraint":"users_name"');
  });

  it('holds nothing of what a database complains about, nor does the log of PostgreSQL', async () => {
    text = '';
    const { db } = server;
    const faults: (() => Promise<unknown>)[] = [
      () => db.insert(userEmails).values({ user_id: me.noviId, email_address: me.email }),
      () => db.execute(sql`select ${'Quartermain'}::uuid`),
      () => db.execute(sql`select ${'{"name": Quartermain}'}::jsonb`),
      () => db.execute(sql`select 'Quartermain' as ${sql.raw('"broken')}`),
      () => db.update(patients).set({ zip: 'Quartermain' }).where(eq(patients.id, me.noviId)),
    ];
    for (const fault of faults) {
      const broken = vi.spyOn(handlers, 'listStates').mockImplementationOnce(async () => {
        await fault();
        throw new Error('PostgreSQL took it.');
      });
      const reply = await server.call('GET', '/states/list');
      broken.mockRestore();
      expect([reply.status, reply.text.includes('Quartermain')]).toEqual([500, false]);
    }
    expect(lines().filter((line) => line['msg'] === 'request failed')).toHaveLength(faults.length);
    expect(text).toContain('"constraint":"user_emails_address_once"');
    expect(text).not.toContain('PostgreSQL took it');
    // PostgreSQL writes its log as it goes: what it says of the next thing stands behind what it said of these.
    const written = readFileSync(join(serverDataFolder(), 'logs/postgres.log'), 'utf8');
    expect(written).toContain('ready to accept connections');
    for (const log of [text, written]) {
      expect(log).not.toContain(me.email);
      expect(log).not.toMatch(/Quartermain/);
    }
  });

  it('tells the caller nothing of a fault of ours', async () => {
    text = '';
    const broken = vi.spyOn(handlers, 'listStates').mockRejectedValueOnce(new TypeError('Quartermain is undefined'));
    const reply = await server.call('GET', '/states/list');
    broken.mockRestore();
    expect([reply.status, reply.body.code]).toEqual([500, 'internal_error']);
    expect(reply.text + text).not.toContain('Quartermain');
    expect(text).toContain('"type":"TypeError"');
  });

  it('hides secrets also from whoever logs an object whole', () => {
    text = '';
    const secrets = {
      authorization: 'Bearer x',
      access_token: 'abc',
      first_name: 'Wilhelmina',
      values: { zip: '60601' },
    };
    createLogs('info', logStream).app.info({ ...secrets, request: secrets }, 'careless');
    expect(text).not.toMatch(/Bearer|abc|Wilhelmina|60601/);
  });
});
