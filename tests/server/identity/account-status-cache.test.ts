import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import type { AccountStatus } from '#server/db/prepared-queries.ts';
import { listen } from '#server/db/listen.ts';
import { createAccountStatusCache } from '#server/identity/account-status-cache.ts';

const open: AccountStatus = { id: 'ada', role: 'admin', isClosed: false, isDisabled: false, sessionsValidFrom: null };

describe('the cache of account statuses', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
    // The cache takes a moment of zero for none.
    vi.advanceTimersByTime(1);
  });
  const loader = () => vi.fn<() => Promise<AccountStatus | undefined>>().mockResolvedValue(open);

  it('are read once a minute while changes are heard of, and again when one is', async () => {
    const load = loader();
    const accountStatuses = createAccountStatusCache(load);
    accountStatuses.listening(true);
    for (let times = 0; times < 3; times += 1) await accountStatuses.of('ada');
    expect(load).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(59_000);
    await accountStatuses.of('ada');
    expect(load).toHaveBeenCalledTimes(1);
    accountStatuses.forget('somebody else');
    await accountStatuses.of('ada');
    expect(load).toHaveBeenCalledTimes(1);
    accountStatuses.forget('ada');
    await accountStatuses.of('ada');
    expect(load).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(61_000);
    await accountStatuses.of('ada');
    expect(load).toHaveBeenCalledTimes(3);
  });

  it.each([
    ['before the line is there', () => {}],
    [
      'after it was lost',
      (accountStatuses: ReturnType<typeof createAccountStatusCache>) => accountStatuses.listening(false),
    ],
  ])('live no longer than five seconds %s', async (_when, before) => {
    const load = loader();
    const accountStatuses = createAccountStatusCache(load);
    before(accountStatuses);
    await accountStatuses.of('ada');
    vi.advanceTimersByTime(4_900);
    await accountStatuses.of('ada');
    expect(load).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(200);
    await accountStatuses.of('ada');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it.each([true, false])('are all forgotten when the line comes or goes (%s)', async (isUp) => {
    const load = loader();
    const accountStatuses = createAccountStatusCache(load);
    accountStatuses.listening(!isUp);
    await accountStatuses.of('ada');
    accountStatuses.listening(isUp);
    await accountStatuses.of('ada');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('that were being read when a change was heard of are not remembered', async () => {
    const { promise, resolve } = Promise.withResolvers<AccountStatus>();
    const load = loader().mockReturnValueOnce(promise);
    const accountStatuses = createAccountStatusCache(load);
    const reading = accountStatuses.of('ada');
    accountStatuses.forget('ada');
    resolve(open);
    await reading;
    await accountStatuses.of('ada');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('of accounts without a record are not remembered', async () => {
    const load = loader().mockResolvedValue(undefined);
    const accountStatuses = createAccountStatusCache(load);
    await accountStatuses.of('new');
    await accountStatuses.of('new');
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('a listening line that is dead without a word', () => {
  it('is found out within five seconds, and told once', async () => {
    const database = new URL(process.env['DATABASE_URL'] ?? '');
    const sockets: Socket[] = [];
    let isDead = false;
    const between = createServer((socket) => {
      const behind = connect(Number(database.port), database.hostname);
      sockets.push(socket, behind);
      for (const [from, to] of [
        [socket, behind],
        [behind, socket],
      ] as const) {
        from.on('error', () => to.destroy());
        from.on('data', (bytes) => isDead || to.write(bytes));
      }
    });
    await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve));
    const url = new URL(database);
    url.port = String((between.address() as AddressInfo).port);
    const db = openDatabase(url.href);
    const [listening, onLost] = [vi.fn(), vi.fn()];
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const line = listen(db, { channel: 'novi_test_channel', heard: vi.fn(), listening, onLost });
    await expect.poll(() => listening.mock.calls).toEqual([[true]]);
    isDead = true;
    await vi.advanceTimersByTimeAsync(4_999);
    expect(listening.mock.calls).toEqual([[true], [false]]);
    expect(onLost).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
    await line.close();
    for (const socket of sockets) socket.destroy();
    await db.$client.end();
    await new Promise((resolve) => between.close(resolve));
  });
});
