import { eq } from 'drizzle-orm';
import type { Queries } from '#server/db/database.ts';
import { licenses, states } from '#server/db/schema/index.ts';

/** Where the demo's members live, and the states around: not every specialist is licensed everywhere. */
const midwest: readonly string[] = ['IA', 'IL', 'IN', 'MI', 'MN', 'MO', 'WI'];

/** Licenses the first specialist in every state that is served, and the others in the Midwest. What is there stays as it is. */
export async function seedLicenses(db: Queries, specialistIds: readonly string[], now: Date): Promise<void> {
  const served = await db.select({ code: states.code }).from(states).where(eq(states.served, true));
  const expires_on = `${String(now.getUTCFullYear() + 2)}-12-31`;
  const rows = specialistIds.flatMap((specialist_id, index) =>
    served
      .filter(({ code }) => index === 0 || midwest.includes(code))
      .map(({ code }) => ({ specialist_id, state: code, expires_on })),
  );
  if (rows.length > 0) await db.insert(licenses).values(rows).onConflictDoNothing();
}
