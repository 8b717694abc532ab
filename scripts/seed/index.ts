import { eq } from 'drizzle-orm';
import type { Authority } from '#domain/roles.ts';
import { openDatabase, type Database, type Queries } from '#server/db/database.ts';
import { licenses, states } from '#server/db/schema/index.ts';
import { transaction } from '#server/db/transaction.ts';
import { openIdentities, type Identities } from './identities.ts';
import { seedPartners } from './partners.ts';
import { detours, members, nurseEmail, staff, type MemberPerson, type Person } from './people.ts';
import { fullDays, seedAvailability, usualHours } from './availability.ts';
import { seedCaseload } from './caseload/index.ts';
import { findUser, makeUser, tieToAccount } from './users.ts';

export { demoAccounts } from './people.ts';

type Settings = {
  databaseUrl: string;
  projectId: string;
  /** Whether the specialists have a day of work before them: visits of people who are there for that alone. */
  caseload?: boolean;
  now?: Date;
};

/**
 * Fills in the demo's people and partners, and keeps the specialists bookable. What is there already stays as people left
 * it; what is missing in the database or in the emulator is made again.
 */
export async function seed(settings: Settings = fromEnvironment()): Promise<void> {
  const { databaseUrl, projectId, caseload = false, now = new Date() } = settings;
  const identities = openIdentities(projectId);
  const db = openDatabase(databaseUrl);
  try {
    await transaction(db, seedPartners);
    const ids = await Promise.all(
      staff.map(async (person) => [person, await ensureStaff(db, identities, person, now)] as const),
    );
    const idsOf = (isWanted: (person: (typeof staff)[number]) => boolean) =>
      ids.filter(([person]) => isWanted(person)).map(([, id]) => id);
    const specialistIds = idsOf(({ role }) => role === 'specialist');
    const [specialistId = ''] = specialistIds;
    const [nurseId = ''] = idsOf(({ email }) => email === nurseEmail);
    await seedLicenses(db, specialistIds, now);
    await seedAvailability(db, specialistIds, now, caseload ? fullDays : usualHours);
    const beginAt = async (tx: Queries, person: MemberPerson) => {
      // Only a first start walks; every other one is spared loading all that serves the API.
      const { walkTo } = await import('./journey.ts');
      await walkTo({ db: tx, now, specialistId, nurseId }, person);
    };
    await Promise.all(
      [...members, ...detours].map((person) =>
        ensureUser(db, identities, person, 'member', now, (tx) => beginAt(tx, person)),
      ),
    );
    if (caseload)
      await seedCaseload(db, { now, specialistId, nurseId }, specialistIds, (person, begin) =>
        ensureUser(db, identities, person, 'member', now, begin),
      );
  } finally {
    await db.$client.end();
    await identities.close();
  }
}

function ensureStaff(db: Database, identities: Identities, person: (typeof staff)[number], now: Date): Promise<string> {
  return ensureUser(db, identities, person, person.role, now, () => Promise.resolve());
}

/** Finds or makes a person on both sides, the account first, as a sign-up does; a new one is then brought to their place. */
async function ensureUser(
  db: Database,
  identities: Identities,
  person: Person,
  role: Authority,
  now: Date,
  begin: (tx: Queries) => Promise<void>,
): Promise<string> {
  const found = await findUser(db, person);
  const id = found ?? person.id;
  const uid = await identities.ensure(person, id, role);
  if (found) {
    await tieToAccount(db, found, uid);
    return found;
  }
  await transaction(db, async (tx) => {
    await makeUser(tx, person, role, uid, new Date(now.getTime() - 60 * 86_400_000));
    await begin(tx);
  });
  return id;
}

function fromEnvironment(): Settings {
  const { DATABASE_URL: databaseUrl, FIREBASE_PROJECT_ID: projectId } = process.env;
  if (!databaseUrl || !projectId) throw new Error('The seed needs DATABASE_URL and FIREBASE_PROJECT_ID.');
  return { databaseUrl, projectId, caseload: process.env['DEMO_CASELOAD'] === '1' };
}

/** Where the demo's members live, and the states around: not every specialist is licensed everywhere. */
const midwest: readonly string[] = ['IA', 'IL', 'IN', 'MI', 'MN', 'MO', 'WI'];

/** Licenses the first specialist in every state that is served, and the others in the Midwest. What is there stays as it is. */
async function seedLicenses(db: Queries, specialistIds: readonly string[], now: Date): Promise<void> {
  const served = await db.select({ code: states.code }).from(states).where(eq(states.served, true));
  const expires_on = `${String(now.getUTCFullYear() + 2)}-12-31`;
  const rows = specialistIds.flatMap((specialist_id, index) =>
    served
      .filter(({ code }) => index === 0 || midwest.includes(code))
      .map(({ code }) => ({ specialist_id, state: code, expires_on })),
  );
  if (rows.length > 0) await db.insert(licenses).values(rows).onConflictDoNothing();
}
