import { eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase, type Database } from '#server/db/database.ts';
import { impersonations } from '#server/db/schema/index.ts';
import { syncClaims } from '#server/identity/claims.ts';
import type { Identity } from '#server/identity/identity.ts';
import { startSweeping, sweepImpersonations } from '#server/sweep.ts';
import { renewToken } from '../../setup/accounts.ts';
import { claimsInAccount, moveBack } from '../../setup/impersonation-state.ts';
import { actAs, reason, startClaims, stopClaims, updateClaims } from '../../setup/impersonation.ts';
import { startTestServer, type Member, type TestServer } from '../../setup/server.ts';

let server: TestServer;
/** The pool of another process on the same database. */
let elsewhere: Database;
let admin: Member;
let member: Member;
beforeAll(async () => {
  server = await startTestServer();
  elsewhere = openDatabase(server.db.$client.options.connectionString ?? '');
});
beforeEach(async () => {
  [admin, member] = await Promise.all([server.staff('admin'), server.member()]);
});
afterAll(async () => {
  await elsewhere.$client.end();
  await server.close();
});

const begin = () => updateClaims(server, admin, { ...startClaims(admin, member.noviId), reason });
const own = () => ({ novi_id: admin.noviId, novi_authorities: ['admin'] });
const impersonating = () => startClaims(admin, member.noviId);
const readJourney = ({ token }: Member) => server.call('GET', `/patients/${member.noviId}/journey`, { token });
const endRow = (db = server.db) =>
  db
    .update(impersonations)
    .set({ ended_at: sql`greatest(started_at, now())`, ended_by: 'admin' })
    .where(eq(impersonations.admin_id, admin.noviId));
const rowOf = async (id: string) => (await server.db.select().from(impersonations).where(eq(impersonations.id, id)))[0];

/** Lets the provider take what it is told only when `release` is called; `asked` counts how often it was told something. */
function holdBack(identity: Identity) {
  const { promise, resolve: release } = Promise.withResolvers<undefined>();
  const { setClaims } = identity;
  const held = vi.spyOn(identity, 'setClaims').mockImplementation(async (...told) => {
    await promise;
    await setClaims(...told);
  });
  return { release: () => release(undefined), asked: () => held.mock.calls.length };
}

describe('a start and a stop that overlap', () => {
  it('leave the claims as the record says, where the start reaches the provider after the stop of another process', async () => {
    const quick = { ...server.identity };
    const slow = holdBack(server.identity);
    const begun = begin();
    await expect.poll(slow.asked).toBe(1);
    await endRow(elsewhere);
    await syncClaims(elsewhere, quick, admin.noviId);
    expect(await claimsInAccount(admin)).toEqual(own());
    slow.release();
    expect((await begun).status).toBe(200);
    expect(await claimsInAccount(admin)).toEqual(own());
  });

  it('leave them so in one process, too, with one word to the provider at a time', async () => {
    const slow = holdBack(server.identity);
    const begun = begin();
    await expect.poll(slow.asked).toBe(1);
    const stopped = updateClaims(server, admin, stopClaims(admin));
    await expect.poll(async () => (await server.db.select().from(impersonations)).at(-1)?.ended_by).toBe('admin');
    expect(slow.asked()).toBe(1);
    slow.release();
    expect([(await begun).status, (await stopped).status]).toEqual([200, 200]);
    expect(await claimsInAccount(admin)).toEqual(own());
    expect(slow.asked()).toBe(2);
  });

  it('leave them so where the stop comes after the last look of the start', async () => {
    await begin();
    const pool = server.db.$client;
    const query = pool.query.bind(pool) as (...asked: unknown[]) => Promise<unknown>;
    const looks = { count: 0, stopped: Promise.resolve() };
    const lookThenStop: (...asked: unknown[]) => unknown = async (...asked) => {
      const answer = await query(...asked);
      looks.count += 1;
      if (looks.count !== 2) return answer;
      // What was read is not told yet.
      await endRow(elsewhere);
      looks.stopped = syncClaims(server.db, server.identity, admin.noviId);
      return answer;
    };
    vi.spyOn(pool, 'query').mockImplementation(lookThenStop);
    await syncClaims(server.db, server.identity, admin.noviId);
    await looks.stopped;
    expect(await claimsInAccount(admin)).toEqual(own());
  });

  it('note only what was over before the provider was told as brought back', async () => {
    await begin();
    await endRow();
    const slow = holdBack(server.identity);
    const settled = syncClaims(server.db, server.identity, admin.noviId);
    await expect.poll(slow.asked).toBe(1);
    await elsewhere.insert(impersonations).values({
      ...{ admin_id: admin.noviId, member_id: member.noviId, admin_name: 'Sam Staff', reason },
      ...{ started_at: sql`now()`, ends_at: sql`now() + interval '1 hour'` },
      ...{ ended_at: sql`now()`, ended_by: 'admin' as const },
    });
    slow.release();
    await settled;
    expect(slow.asked()).toBe(2);
    const rows = await server.db.select().from(impersonations).where(eq(impersonations.admin_id, admin.noviId));
    expect(rows.map(({ restored_at }) => restored_at)).toEqual([expect.any(Date), expect.any(Date)]);
  });
});

describe('a provider that is slow', () => {
  it('keeps nobody waiting: old tokens are refused at once, others are served, and it is asked once', async () => {
    const old = await actAs(server, admin, member.noviId);
    const id = await moveBack(server, admin, 61);
    const slow = holdBack(server.identity);
    // Whoever waited, however briefly, would wait for ever.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const replies = await Promise.all([
      ...Array.from({ length: 12 }, () => readJourney(old)),
      server.call('GET', `/users/${member.noviId}`, { token: member.token }),
    ]);
    vi.useRealTimers();
    expect(replies.map(({ status }) => status)).toEqual([...Array<number>(12).fill(403), 200]);
    expect(replies[0].body.code).toBe('impersonation_ended');
    await expect.poll(slow.asked).toBe(1);
    expect((await rowOf(id))?.restored_at).toBeNull();
    // Neither a connection nor a lock waits with it.
    const open = await elsewhere.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
    );
    expect(open.rows).toEqual([]);
    slow.release();
    await expect.poll(() => claimsInAccount(admin)).toEqual(own());
    await expect.poll(async () => (await rowOf(id))?.restored_at).toEqual(expect.any(Date));
    expect(slow.asked()).toBe(1);
  });

  it('is a 503 for who needs its word, after a while, and is put right when it answers', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await begin();
    await endRow();
    const slow = holdBack(server.identity);
    const settled = syncClaims(server.db, server.identity, admin.noviId);
    const outcome = expect(settled).rejects.toMatchObject({ status: 503 });
    await vi.advanceTimersByTimeAsync(8_000);
    await outcome;
    vi.useRealTimers();
    slow.release();
    await expect.poll(() => claimsInAccount(admin)).toEqual(own());
  });
});

describe('an old token', () => {
  it('is refused without a word to the provider when all was brought back', async () => {
    const old = await actAs(server, admin, member.noviId);
    await updateClaims(server, admin, stopClaims(admin));
    const setClaims = vi.spyOn(server.identity, 'setClaims');
    const write = vi.spyOn(server.db, 'transaction');
    for (let times = 0; times < 5; times += 1) {
      expect((await readJourney(old)).body.code).toBe('impersonation_ended');
    }
    expect(setClaims).not.toHaveBeenCalled();
    expect(write).not.toHaveBeenCalled();
  });

  it('that is newer than the bringing back tells that the claims came back: they are taken away again', async () => {
    await actAs(server, admin, member.noviId);
    await updateClaims(server, admin, stopClaims(admin));
    await server.db
      .update(impersonations)
      .set({ restored_at: sql`now() - interval '1 minute'` })
      .where(eq(impersonations.admin_id, admin.noviId));
    await server.identity.setClaims(admin.uid, impersonating() as never);
    const late = { ...admin, ...(await renewToken(admin)) };
    expect((await readJourney(late)).body.code).toBe('impersonation_ended');
    await expect.poll(() => claimsInAccount(admin)).toEqual(own());
  });
});

describe('the sweep', () => {
  it('leaves out its turn while one is underway, and begins again after it', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await begin();
    await endRow();
    const slow = holdBack(server.identity);
    const sweeps = vi.spyOn(server.db, 'transaction');
    const sweeping = startSweeping(server.db, server.identity, vi.fn());
    await expect.poll(slow.asked).toBe(1);
    vi.advanceTimersByTime(90_000);
    expect(sweeps).toHaveBeenCalledTimes(1);
    slow.release();
    await expect.poll(() => claimsInAccount(admin)).toEqual(own());
    await sweeping.stop(5_000);
    vi.advanceTimersByTime(90_000);
    expect(sweeps).toHaveBeenCalledTimes(1);
  });

  it('sweeps at once and each half a minute, and says what failed', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const away = new Error('The database is away.');
    const transaction = vi.spyOn(server.db, 'transaction').mockRejectedValue(away);
    vi.spyOn(server.db, 'select').mockImplementation(() => {
      throw away;
    });
    const said: unknown[] = [];
    let allSaid = Promise.withResolvers<undefined>();
    const sweeping = startSweeping(server.db, server.identity, (error) => {
      // What impersonation, roles and sessions, closed accounts and slots left: one that fails does not keep the others from their turn.
      if (said.push(error) % 4 === 0) allSaid.resolve(undefined);
    });
    for (const times of [1, 2, 3]) {
      await allSaid.promise;
      expect(said).toEqual(Array.from({ length: 4 * times }, () => away));
      allSaid = Promise.withResolvers();
      await vi.advanceTimersByTimeAsync(29_999);
      expect(transaction).toHaveBeenCalledTimes(times);
      await vi.advanceTimersByTimeAsync(1);
    }
    expect(transaction).toHaveBeenCalledTimes(4);
    await sweeping.stop(0);
  });

  it('holds up no stop longer than it is given, and begins with no other account then', async () => {
    const other = await server.staff('admin');
    await begin();
    await updateClaims(server, other, { ...startClaims(other, member.noviId), reason });
    await server.db
      .update(impersonations)
      .set({ ended_at: sql`greatest(started_at, now())`, ended_by: 'admin' })
      .where(isNull(impersonations.ended_at));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const slow = holdBack(server.identity);
    const sweeping = startSweeping(server.db, server.identity, vi.fn());
    await expect.poll(slow.asked).toBe(1);
    const stopped = sweeping.stop(10);
    await vi.advanceTimersByTimeAsync(10);
    await stopped;
    vi.useRealTimers();
    slow.release();
    const unsettled = () => server.db.$count(impersonations, sql`restored_at is null and ended_at is not null`);
    await expect.poll(unsettled).toBe(1);
    expect(slow.asked()).toBe(1);
    await sweepImpersonations(server.db, server.identity);
    expect(await unsettled()).toBe(0);
  });
});
