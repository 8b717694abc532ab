import { and, desc, eq, max, sql, type SQL } from 'drizzle-orm';
import { ageForCertain } from '#domain/dates.ts';
import { releaseStatus } from '#domain/release.ts';
import type { Data } from '#server/contract/operation.ts';
import type { Database } from '#server/db/database.ts';
import { isAmong } from '#server/db/is-among.ts';
import { kitEvents, kits, messagePreferences, patients, roiForms } from '#server/db/schema/index.ts';
import { sentFactsOf } from './sent-facts.ts';

type Appointment = Data<'listUpcomingAppointments'>[number];
type PatientRecord = Pick<Appointment, 'patient' | 'prepared'>;

/** What stands around a visit of each of these patients: a few queries at once, however many patients. */
export async function recordsOf(
  db: Database,
  patientIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, PatientRecord>> {
  const ids = [...patientIds];
  const { id, first_name, middle_name, last_name, date_of_birth, state } = patients;
  const reading = db
    .select({ id, first_name, middle_name, last_name, date_of_birth, state, locale: messagePreferences.locale })
    .from(patients)
    .leftJoin(messagePreferences, eq(messagePreferences.user_id, id))
    .where(isAmong(id, ids));
  const [people, sent, orders, releases] = await Promise.all([
    reading,
    sentFactsOf(db, ids),
    newestOrders(db, ids),
    releasesOf(db, ids, now),
  ]);
  return new Map(
    people.map((person) => {
      const { survey, health, fhs7, gender } = sent.get(person.id) ?? {};
      const order = orders.get(person.id);
      const age = person.date_of_birth === null ? null : ageForCertain(person.date_of_birth, now);
      return [
        person.id,
        {
          patient: { ...person, age, gender: gender ?? null },
          prepared: {
            family_history_sent_at: survey?.toISOString() ?? null,
            fhs7: fhs7 ?? null,
            medical_history_sent_at: health?.toISOString() ?? null,
            kit_status: order?.status ?? null,
            results_at: order?.resultsAt?.toISOString() ?? null,
            releases: releases.get(person.id) ?? 0,
          },
        },
      ];
    }),
  );
}

/** The newest order of each patient, with when its results came. */
async function newestOrders(db: Database, patientIds: string[]) {
  const results = db
    .select({ at: max(kitEvents.at) })
    .from(kitEvents)
    .where(and(eq(kitEvents.kit_id, kits.id), eq(kitEvents.status, 'COMPLETED')));
  // Nobody has the results of an order that is under way: for those nothing is looked up.
  const resultsAt: SQL<Date | null> = sql`case when ${kits.status} = 'COMPLETED' then (${results}) end`.mapWith(
    kitEvents.at,
  );
  const rows = await db
    .selectDistinctOn([kits.patient_id], { patient: kits.patient_id, status: kits.status, resultsAt })
    .from(kits)
    .where(isAmong(kits.patient_id, patientIds))
    .orderBy(kits.patient_id, desc(kits.ordered_at));
  return new Map(rows.map(({ patient, status, resultsAt: at }) => [patient, { status, resultsAt: at }]));
}

/** How many releases of each patient stand. */
async function releasesOf(db: Database, patientIds: string[], now: Date): Promise<Map<string, number>> {
  const { patient_id, expires_on, revoked_at, particulars } = roiForms;
  const rows = await db
    .select({ patient: patient_id, expires_on, revoked_at, particulars })
    .from(roiForms)
    .where(isAmong(patient_id, patientIds));
  const standing = new Map<string, number>();
  for (const { patient, expires_on: expiresOn, revoked_at: revokedAt, particulars: shown } of rows) {
    const status = releaseStatus({ expiresOn, revokedAt, timeZone: shown?.time_zone ?? null }, now);
    if (status === 'ACTIVE') standing.set(patient, (standing.get(patient) ?? 0) + 1);
  }
  return standing;
}
