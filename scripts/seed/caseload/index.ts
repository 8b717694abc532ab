import type { Database, Queries } from '#server/db/database.ts';
import type { SeedContext } from '../call-as.ts';
import { planCaseload } from './times.ts';
import type { CaseloadPerson } from './people.ts';

/** Makes somebody who is not there yet, and then begins their record. */
type Ensure = (person: CaseloadPerson, begin: (tx: Queries) => Promise<void>) => Promise<unknown>;

/** Gives the specialists a full day, some visits after it and some behind them. Who is there already stays as they are. */
export async function seedCaseload(
  db: Database,
  hands: Omit<SeedContext, 'db'>,
  specialistIds: readonly string[],
  ensure: Ensure,
): Promise<void> {
  const bookings = await planCaseload(db, specialistIds, hands.now);
  await Promise.all(
    bookings.map((booking) =>
      ensure(booking.person, async (tx) => {
        // Only a first start walks; every other one is spared loading all that serves the API.
        const { walkToVisit } = await import('./walk.ts');
        await walkToVisit({ ...hands, db: tx }, booking);
      }),
    ),
  );
}
