import type { Queries } from '#server/db/database.ts';
import { corporateCustomers, rosterEntries, states } from '#server/db/schema/index.ts';
import type { Words } from '#domain/words.ts';
import { statesServed } from '#domain/practice.ts';
import { stateCodes, stateNames } from '#domain/states.ts';

type Covered = [first: string, last: string, born: string, zip: string, from: string, to?: string];

type Partner = { id: string; name: string; slug: string; code: string; welcome: Words; roster: readonly Covered[] };

const partners: readonly Partner[] = [
  {
    id: '0de3c000-0000-4000-8000-000000000001',
    name: 'Prairie Steel Works',
    slug: 'prairie-steel',
    code: 'PRAIRIE-2027',
    welcome: {
      en: 'We want you and your family to stay well. With Novi you can learn what your genes say about your health. It is up to you, and we never see your answers or results.',
      es: 'Queremos que usted y su familia estén bien. Con Novi puede saber qué dicen sus genes sobre su salud. Usted decide, y nosotros nunca vemos sus respuestas ni sus resultados.',
    },
    roster: [
      ['Noor', 'Haddad', '1990-04-12', '60601', '2026-01-01'],
      ['Zoë', 'Álvarez-Reed', '1987-03-09', '60622', '2026-01-01'],
      ['Marcus', 'Bell', '1979-11-23', '46320', '2026-01-01', '2026-06-30'],
      ['Ingrid', 'Tan', '2011-05-02', '60601', '2026-01-01'],
      // Lives where nobody has a license: see held@ in people.ts.
      ['Mina', 'Aho', '1989-09-09', '99801', '2026-01-01'],
    ],
  },
  {
    id: '0de3c000-0000-4000-8000-000000000002',
    name: 'Lakeshore Teachers Union',
    slug: 'lakeshore-teachers',
    code: 'LAKESHORE',
    welcome: {
      en: 'You care for our children every day. Take some time for your own health, too.',
      es: 'Usted cuida de nuestros niños todos los días. Tómese también un tiempo para su propia salud.',
    },
    roster: [
      ['Gabriel', 'Stein', '1972-07-19', '53202', '2025-09-01'],
      ['Oona', 'Fitzgerald', '1995-02-28', '53217', '2026-09-01'],
    ],
  },
];

/** Fills in the corporate customers with their rosters, and the states that are served. What is there stays as it is. */
export async function seedPartners(db: Queries): Promise<void> {
  await db
    .insert(states)
    .values(stateCodes.map((code) => ({ code, name: stateNames[code], served: statesServed.includes(code) })))
    .onConflictDoNothing();
  for (const { roster, ...partner } of partners) {
    const [made] = await db.insert(corporateCustomers).values(partner).onConflictDoNothing().returning();
    if (!made) continue;
    await db.insert(rosterEntries).values(
      roster.map(([first_name, last_name, date_of_birth, zip, valid_from, valid_to], index) => ({
        ...{ corporate_id: made.id, member_number: String(1001 + index) },
        ...{ first_name, last_name, date_of_birth, zip, valid_from, valid_to: valid_to ?? null },
      })),
    );
  }
}
