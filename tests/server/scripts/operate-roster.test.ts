import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { importRoster } from '#scripts/operate/roster.ts';
import { auditLog, corporateCustomers, rosterEntries } from '#server/db/schema/index.ts';
import { startTestServer, type TestServer } from '../setup/server.ts';

let server: TestServer;
let folder: string;
let slug: string;
let id: string;
let count = 0;
beforeAll(async () => {
  server = await startTestServer();
  folder = await mkdtemp(join(tmpdir(), 'novi-roster-'));
});
beforeEach(async () => {
  slug = `corp-${String((count += 1))}`;
  const [made] = await server.db.insert(corporateCustomers).values({ name: 'Prairie', slug, code: slug }).returning();
  id = made?.id ?? '';
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await server.close();
});

const header = 'first_name,last_name,date_of_birth,zip,member_number,valid_from,valid_to';
async function fileOf(content: string | Buffer): Promise<string> {
  const file = join(folder, `${slug}.csv`);
  await writeFile(file, content);
  return file;
}
const run = async (content: string | Buffer, isMeant = true) =>
  importRoster(server.db, slug, await fileOf(content), isMeant);
const roster = async () =>
  (
    await server.db
      .select()
      .from(rosterEntries)
      .where(eq(rosterEntries.corporate_id, id))
      .orderBy(asc(rosterEntries.member_number))
  ).map(({ first_name, last_name, zip, member_number, valid_to }) => [
    first_name,
    last_name,
    zip,
    member_number,
    valid_to,
  ]);
const refusal = (content: string | Buffer) =>
  run(content).then(String, (error: unknown) => (error instanceof Error ? error.message : ''));

it('looks first: a dry run tells what would come of it, and stores nothing', async () => {
  const content = `${header}\nEve,Stone,1985-12-10,60601,1,2026-01-01,\n`;
  expect(await run(content, false)).toEqual({ customer: 'Prairie', added: 1, changed: 0, same: 0, isStored: false });
  expect(await roster()).toEqual([]);
});

it('reads accents, quoted fields, a byte order mark, Windows line ends, and columns in any order', async () => {
  const content =
    '\ufeffMember Number,Last Name,First Name,Date of birth,valid-from\r\n' +
    '1,"Álvarez, Jr.","Zoë ""Zo""",1987-03-09,2026-01-01\r\n\r\n' +
    '2,Ñandú,  Ana María ,1990-01-31,2026-01-01\r\n';
  expect(await run(content)).toMatchObject({ added: 2 });
  expect(await roster()).toEqual([
    ['Zoë "Zo"', 'Álvarez, Jr.', '', '1', null],
    ['Ana María', 'Ñandú', '', '2', null],
  ]);
});

it('adds, changes and leaves alone by the member number, twice the same, and tells the trail', async () => {
  await run(`${header}\nEve,Stone,1985-12-10,60601,1,2026-01-01,\nAnn,Lee,1985-12-10,,2,2026-01-01,\n`);
  const next = `${header}\nEve,Stone,1985-12-10,60601,1,2026-01-01,2026-12-31\nBo,Ray,1985-12-10,,3,2026-01-01,\n`;
  expect(await run(next)).toMatchObject({ added: 1, changed: 1, same: 0 });
  expect(await run(next)).toMatchObject({ added: 0, changed: 0, same: 2 });
  expect((await roster()).map(([first, , , number, to]) => [first, number, to])).toEqual([
    ['Eve', '1', '2026-12-31'],
    ['Ann', '2', null],
    ['Bo', '3', null],
  ]);
  const told = await server.db.select().from(auditLog).where(eq(auditLog.record_id, id)).orderBy(asc(auditLog.at));
  expect(told.map(({ operation, detail }) => [operation, detail])).toEqual([
    ['operate.roster', 'added_2_changed_0'],
    ['operate.roster', 'added_1_changed_1'],
  ]);
});

it('tells every wrong line with its number, and imports nothing', async () => {
  const said = await refusal(
    [
      header,
      'Eve,Stone,1985-12-10,60601,1,2026-01-01,',
      'Ann,Lee,2999-01-01,60601,2,2026-01-01,',
      '…,Lee,1985-12-10,6060,2,2026-02-30,2025-01-01',
      'Bo,Ray,12/10/1985,60601,,2026-01-01,',
    ].join('\n'),
  );
  expect(said.split('\n').map((line) => line.split(':')[0])).toEqual([
    'Line 3, date_of_birth',
    'Line 4, first_name',
    'Line 4, zip',
    'Line 4, valid_from',
    'Line 4, valid_to',
    'Line 4, member_number',
    'Line 5, date_of_birth',
    'Line 5, member_number',
    'Nothing was imported.',
  ]);
  expect(await roster()).toEqual([]);
});

it.each([
  [
    'a column is missing',
    'first_name,last_name\nEve,Stone\n',
    'Line 1, member_number: The first line must name this column.',
  ],
  ['a column is not known', `${header},salary\n`, 'Line 1, salary: A roster has no such column.'],
  [
    'a line is too short',
    `${header}\nEve,Stone\n`,
    'Line 2: This line does not have as many fields as there are columns.',
  ],
  ['a quote is left open', `${header}\n"Eve,Stone\n`, 'This can’t be read as CSV'],
  ['nobody is in it', `${header}\n`, 'There is nobody in this file.'],
  ['it is in another character set', Buffer.from(`${header}\nZo\xeb,Stone`, 'latin1'), 'not in UTF-8'],
])('says so when %s', async (_what, content, words) => {
  expect(await refusal(content)).toContain(words);
});

it('knows the customer, and none that is closed', async () => {
  const content = `${header}\nEve,Stone,1985-12-10,60601,1,2026-01-01,\n`;
  await server.db.update(corporateCustomers).set({ closed_at: new Date() }).where(eq(corporateCustomers.id, id));
  expect(await refusal(content)).toContain('Prairie is closed');
  slug = 'no-such-slug';
  expect(await refusal(content)).toContain('No corporate customer has the slug no-such-slug.');
});
