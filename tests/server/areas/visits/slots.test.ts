import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { slots } from '#server/db/schema/index.ts';
import { openClinic, type Clinic } from '../../setup/clinic.ts';
import { startTestServer, type TestServer } from '../../setup/server.ts';

let server: TestServer;
let clinic: Clinic;
beforeAll(async () => {
  server = await startTestServer();
  clinic = await openClinic(server);
});
afterAll(() => server.close());
beforeEach(() => server.db.delete(slots));

type Found = { items: { id: string; starts_at: string }[]; next_day: string | null; previous_day: string | null };
const ask = (query: string) => server.call('GET', `/dna-visit/slots?${query}`, { token: clinic.specialist.token });
const found = async (query: string) => (await ask(query)).body.data as unknown as Found;
const offer = (...starts: string[]) => clinic.addSlots(starts.map((start) => new Date(start)));

it('lists the slots of the days asked for in order, and says where there are some before and after', async () => {
  const [before, morning, evening, after] = await offer(
    ...['2099-03-01T12:00Z', '2099-03-08T00:00Z', '2099-03-14T23:30Z', '2099-03-22T12:00Z'],
  );
  const week = await found('from=2099-03-08&to=2099-03-14');
  expect(week.items.map(({ id }) => id)).toEqual([morning, evening]);
  expect([week.previous_day, week.next_day]).toEqual(['2099-03-01', '2099-03-22']);
  expect((await found('from=2099-03-01')).items.map(({ id }) => id)).toEqual([before]);
  const later = await found('from=2099-03-15&to=2099-03-21');
  expect(later).toEqual({ items: [], previous_day: '2099-03-14', next_day: '2099-03-22', is_licensed: null });
  const last = await found('from=2099-03-22');
  expect([last.items[0]?.id, last.next_day]).toEqual([after, null]);
});

it('counts days by the clock of the time zone asked for, also on the day on which it is turned', async () => {
  // 11:30 PM on Saturday and 12:30 AM on Monday in Chicago, where Sunday, March 8, 2099, has 23 hours.
  await offer('2099-03-08T05:30Z', '2099-03-08T06:30Z', '2099-03-09T04:30Z', '2099-03-09T05:30Z');
  const sunday = await found('from=2099-03-08&to=2099-03-08&time_zone=America/Chicago');
  expect(sunday.items.map(({ starts_at }) => starts_at)).toEqual([
    ...['2099-03-08T06:30:00.000Z', '2099-03-09T04:30:00.000Z'],
  ]);
  expect([sunday.previous_day, sunday.next_day]).toEqual(['2099-03-07', '2099-03-09']);
});

it('has days that begin today where none are asked for, and never offers what has begun', async () => {
  await clinic.addSlots([new Date(Date.now() - 3_600_000), new Date(Date.now() + 25 * 3_600_000)]);
  expect(await found('')).toMatchObject({ items: [{}], previous_day: null, next_day: null });
  expect(await found('from=1999-01-01&to=1999-01-31')).toMatchObject({ items: [], previous_day: null });
});

it('asks the database once whether it knows a time zone', async () => {
  const queriesOf = async () => {
    const query = vi.spyOn(server.db.$client, 'query');
    await found('time_zone=America/Boise');
    const { length } = query.mock.calls;
    query.mockRestore();
    return length;
  };
  await found('');
  expect([await queriesOf(), await queriesOf()]).toEqual([5, 4]);
});

it.each([
  ['from=2099-02-30', 400],
  ['from=0000-01-01', 422, 'from', 'no such day'],
  ['to=9999-12-31', 422, 'to', 'no such day'],
  ['from=2099-03-02&to=2099-03-01', 422, 'to', 'before the first'],
  ['from=2099-03-01&to=2099-04-01', 422, 'to', '31 days or fewer'],
  ['time_zone=Mars/Olympus', 422, 'time_zone', 'no such time zone'],
  ['time_zone=Canada/East-Saskatchewan', 422, 'time_zone', 'no such time zone'],
  ['time_zone=VST', 422, 'time_zone', 'no such time zone'],
  ['time_zone=%2B05:30', 400],
])('refuses %s and says why', async (query, status, path?: string, words?: string) => {
  const reply = await ask(query);
  expect(reply.status).toBe(status);
  if (path !== undefined) {
    expect(reply.body.errors).toEqual([{ path, message: expect.stringContaining(String(words)) as string }]);
  }
});

it('takes 31 days, and each time zone that a browser can name', async () => {
  expect((await ask('from=2099-03-01&to=2099-03-31')).status).toBe(200);
  const older = ['UTC', 'GMT', 'Etc/GMT+5', 'US/Pacific', 'Asia/Calcutta', 'Europe/Kiev', 'America/Buenos_Aires'];
  const zones = [...Intl.supportedValuesOf('timeZone'), ...older];
  const asked = await server.db.$client.query(
    'select count(now() at time zone zone)::int as known from unnest($1::text[]) zone',
    [zones],
  );
  expect(asked.rows).toEqual([{ known: zones.length }]);
  expect((await ask('time_zone=Europe/Kiev')).status).toBe(200);
});

it('ends with the last whole day that fits where there are more than 1,000, so that none is out of reach', async () => {
  const others = await Promise.all(Array.from({ length: 5 }, () => server.staff('specialist')));
  const day = Array.from({ length: 96 }, (_, quarter) => new Date(Date.UTC(2099, 2, 1) + quarter * 900_000));
  const rows = [clinic.specialist, ...others].flatMap(({ noviId }) =>
    [0, 1].flatMap((later) =>
      day.map((moment) => {
        const starts_at = new Date(moment.getTime() + later * 86_400_000);
        return { specialist_id: noviId, starts_at, ends_at: new Date(starts_at.getTime() + 900_000) };
      }),
    ),
  );
  await server.db.insert(slots).values(rows);
  const first = await found('from=2099-03-01&to=2099-03-07');
  expect([first.items.length, first.next_day]).toEqual([576, '2099-03-02']);
  const second = await found('from=2099-03-02&to=2099-03-08');
  expect([second.items.length, second.next_day, second.previous_day]).toEqual([576, null, '2099-03-01']);
  expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(1_152);

  const many = await Promise.all(Array.from({ length: 6 }, () => server.staff('specialist')));
  const more = rows.slice(0, 96).flatMap((row) => many.map(({ noviId }) => ({ ...row, specialist_id: noviId })));
  await server.db.insert(slots).values(more);
  const long = await found('from=2099-03-01&to=2099-03-07');
  expect([long.items.length, long.next_day]).toEqual([1_152, '2099-03-02']);
});
