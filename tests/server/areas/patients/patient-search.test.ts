import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  assignments,
  corporateCustomers,
  eligibilityChecks,
  nameWords,
  patientDirectory,
  patients,
  rosterEntries,
  slots,
  userEmails,
  users,
  visits,
} from '#server/db/schema/index.ts';
import { inHours } from '../../setup/clinic.ts';
import { lastNames, listPatients, patientOf } from '../../setup/patients.ts';
import { startTestServer, type Member, type TestServer } from '../../setup/server.ts';

let server: TestServer;
let grace: Member;
beforeAll(async () => {
  server = await startTestServer();
  grace = await server.staff('specialist');
  const named = (first_name: string, last_name: string) =>
    patientOf(server, grace, { first_name, last_name }, [(hour += 1)], { superseded_at: new Date() });
  await named('José', 'Núñez-Ibarra');
  await named('Josefa', 'Nunez');
  await named('Maria', 'Santos');
  await named('Mariana', 'dos Santos');
  await named('Ana', 'Maria');
  await named('Seán', 'O’Brien');
});
afterAll(() => server.close());
let hour = 0;

const found = async (search: string, by = grace) =>
  lastNames(await listPatients(server, by, `search=${encodeURIComponent(search)}`));

describe('a search finds people', () => {
  it.each<[string, string[]]>([
    ['nunez ibarra jose', ['Núñez-Ibarra']],
    ['NÚÑEZ', ['Nunez', 'Núñez-Ibarra']],
    ['Santos, Maria', ['Santos', 'dos Santos']],
    ['obrien', ['O’Brien']],
    ["o'brien sean", ['O’Brien']],
    ['barra', ['Núñez-Ibarra']],
    ['nobody', []],
  ])('%s, whatever the accents, the capitals and the order', async (search, names) => {
    expect(await found(search)).toEqual(names);
  });

  it.each<[string, string[]]>([
    ['sanots', ['dos Santos', 'Santos']],
    ['Santso Marai', ['dos Santos', 'Santos']],
    ['obrein', ['O’Brien']],
    ['ibbarra', ['Núñez-Ibarra']],
    ['nunes', ['Nunez', 'Núñez-Ibarra']],
  ])('%s, with a typing error', async (search, names) => {
    expect((await found(search)).toSorted()).toEqual(names.toSorted());
  });

  it('by a date of birth as people type it, and by nothing near it', async () => {
    const leap = await patientOf(server, grace, 'Leap', [100]);
    await server.db.update(patients).set({ date_of_birth: '1984-03-09' }).where(eq(patients.id, leap.noviId));
    for (const date of ['1984-03-09', '03/09/1984', '3/9/1984', '9.3.1984', '09-03-1984'])
      expect(await found(date), date).toEqual(['Leap']);
    expect(await found('1984-03-10')).toEqual([]);
    expect(await found('leap 3/9/1984')).toEqual(['Leap']);
  });

  it('with whole words first, then beginnings, parts, swapped letters, another letter and likeness, each by name', async () => {
    expect(await found('maria')).toEqual(['Maria', 'Santos', 'dos Santos']);
    const ida = await server.staff('specialist');
    let hours = 0;
    for (const last of ['Marttin', 'Marten', 'Matrin', 'Xmartin', 'Martinez', 'Martin'])
      await patientOf(server, ida, last, [(hours += 24)], { superseded_at: new Date() });
    const inOrder = ['Martin', 'Martinez', 'Xmartin', 'Matrin', 'Marten', 'Marttin'];
    for (const by of [ida, await server.staff('admin')]) expect(await found('martin', by)).toEqual(inOrder);
  });

  it('without guessing where more words are typed than a name has', async () => {
    expect(await found('mariana dos sanots')).toEqual(['dos Santos']);
    expect(await found('mariana dos sanots m ma mar d do s')).toEqual([]);
    expect(await found('mariana dos santos m ma mar d do s')).toEqual(['dos Santos']);
  });

  it('of the specialist alone', async () => {
    expect(await found('santos', await server.staff('specialist'))).toEqual([]);
    expect(await found('sanots', await server.staff('admin'))).toEqual(['dos Santos', 'Santos']);
  });
});

describe('the directory follows', () => {
  const ofDirectory = async (id: string) =>
    (await server.db.select().from(patientDirectory).where(eq(patientDirectory.patient_id, id)))[0];

  it('another name, e-mail and member number', async () => {
    const patient = await patientOf(server, grace, 'Before', [200]);
    const id = patient.noviId;
    await server.db.update(patients).set({ last_name: 'Later' }).where(eq(patients.id, id));
    await server.db.update(userEmails).set({ email_address: 'New@Example.com' }).where(eq(userEmails.user_id, id));
    expect([await found('later'), await found('new@example.com')]).toEqual([['Later'], ['Later']]);
    const customer = { name: 'Steel', slug: 'steel', code: 'STEEL' };
    const [steel] = await server.db.insert(corporateCustomers).values(customer).returning();
    const person = { first_name: 'Pat', last_name: 'Later', date_of_birth: '1985-12-10', zip: '60601' };
    const [entry] = await server.db
      .insert(rosterEntries)
      .values({ ...person, corporate_id: steel!.id, member_number: 'PS-77812', valid_from: '2020-01-01' })
      .returning();
    const check = { patient_id: id, eligible: true, reasons: [], corporate_id: steel!.id };
    const details = { ...person, middle_name: '', state: 'IL' };
    await server.db.insert(eligibilityChecks).values({ ...check, details, roster_entry_id: entry!.id });
    expect(await found('ps-77812')).toEqual(['Later']);
    await server.db.update(rosterEntries).set({ member_number: 'PS-1' }).where(eq(rosterEntries.id, entry!.id));
    expect([await found('ps-77812'), await found('PS-1')]).toEqual([[], ['Later']]);
  });

  it('by whom somebody has joined: the newest check that was accepted, and no later one that was not', async () => {
    const { noviId: patient_id } = await patientOf(server, grace, 'Joined', [250]);
    const customerOf = async (slug: string) => {
      const customer = { name: slug, slug, code: slug.toUpperCase() };
      return (await server.db.insert(corporateCustomers).values(customer).returning())[0]!.id;
    };
    const [first, second, third] = [await customerOf('first'), await customerOf('second'), await customerOf('third')];
    const details = { first_name: 'Jo', middle_name: '', last_name: 'Ed', date_of_birth: '1985-12-10' };
    const check = async (corporate_id: string | null, eligible: boolean) => {
      const reasons: (typeof eligibilityChecks.$inferInsert)['reasons'] = eligible ? [] : ['state-not-served'];
      const whole = { ...details, state: 'IL', zip: '60601' };
      const checked = { patient_id, eligible, reasons, corporate_id, details: whole };
      await server.db.insert(eligibilityChecks).values(checked);
      const row = await ofDirectory(patient_id);
      return [row?.corporate_id, row?.joined_at instanceof Date];
    };
    expect(await check(first, true)).toEqual([first, true]);
    expect(await check(second, true)).toEqual([second, true]);
    expect(await check(third, false)).toEqual([second, true]);
    expect(await check(null, true)).toEqual([null, false]);
  });

  it('two changes of one person at a time, of which it misses neither', async () => {
    const patient = await patientOf(server, grace, 'Twice', [300]);
    const id = patient.noviId;
    await Promise.all([
      server.db.update(patients).set({ last_name: 'Both' }).where(eq(patients.id, id)),
      server.db.update(userEmails).set({ email_address: 'both@example.com' }).where(eq(userEmails.user_id, id)),
      server.db.update(users).set({ first_name: 'Patricia' }).where(eq(users.id, id)),
    ]);
    expect((await ofDirectory(id))?.search).toMatch(/^ patricia twice pat both both@example\.com /);
  });

  it('a visit that is moved to another specialist, or called off', async () => {
    const other = await server.staff('specialist');
    const patient = await patientOf(server, grace, 'Moved', [400]);
    const ofPatient = eq(visits.patient_id, patient.noviId);
    const [slot] = await server.db
      .insert(slots)
      .values({ specialist_id: other.noviId, starts_at: inHours(401), ends_at: inHours(402) })
      .returning();
    await server.db.update(visits).set({ slot_id: slot!.id }).where(ofPatient);
    expect([await found('moved'), await found('moved', other)]).toEqual([[], ['Moved']]);
    await server.db.update(visits).set({ status: 'CANCELED' }).where(ofPatient);
    expect(await found('moved', other)).toEqual([]);
  });

  it('the closing of an account, of which nothing stays in it', async () => {
    const patient = await patientOf(server, grace, 'Closed', [500]);
    await server.db.update(users).set({ closed_at: new Date() }).where(eq(users.id, patient.noviId));
    expect(await ofDirectory(patient.noviId)).toBeUndefined();
    expect(await server.db.$count(assignments, eq(assignments.patient_id, patient.noviId))).toBe(0);
  });

  it('which words names have: those of a new one, and none that nobody has', async () => {
    const has = async (word: string) => (await server.db.$count(nameWords, eq(nameWords.word, word))) > 0;
    const named = (last_name: string) => patientOf(server, grace, { first_name: 'Quirin', last_name }, [(hour += 600)]);
    const [first, second] = [await named('Al_ba'), await named('Alxba')];
    expect([await has('quirin'), await has('al_ba')]).toEqual([true, true]);
    await server.db.update(patients).set({ last_name: 'Berg' }).where(eq(patients.id, first.noviId));
    expect([await has('quirin'), await has('al_ba'), await has('alxba'), await has('berg')]).toEqual([
      true,
      false,
      true,
      true,
    ]);
    for (const { noviId } of [first, second])
      await server.db.update(users).set({ closed_at: new Date() }).where(eq(users.id, noviId));
    expect([await has('quirin'), await has('alxba'), await has('berg')]).toEqual([false, false, false]);
  });
});
