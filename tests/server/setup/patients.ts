import { eq } from 'drizzle-orm';
import type { Data } from '#server/contract/operation.ts';
import { patients, slots, visits } from '#server/db/schema/index.ts';
import { inHours } from './clinic.ts';
import type { Member, TestServer } from './server.ts';

export type PatientPage = Data<'listPatients'>;

/** A page of `GET /patients`, as it was asked for. */
export async function listPatients(server: TestServer, by: Member, query = ''): Promise<PatientPage> {
  const { body } = await server.call('GET', `/patients?${query}`, { token: by.token });
  return body.data as unknown as PatientPage;
}

export const lastNames = ({ items }: PatientPage) => items.map(({ last_name }) => last_name);

/** A patient with visits with a specialist, each beginning so many hours from now. */
export async function patientOf(
  server: TestServer,
  by: Member,
  names: string | { first_name: string; last_name: string },
  hours: number[],
  more: Partial<typeof visits.$inferInsert> = {},
) {
  const name = typeof names === 'string' ? { first_name: 'Pat', last_name: names } : names;
  const patient = await server.member(name);
  await server.db
    .update(patients)
    .set({ ...name, date_of_birth: '1985-12-10' })
    .where(eq(patients.id, patient.noviId));
  for (const [index, hour] of hours.entries()) {
    const superseded_at = index < hours.length - 1 ? new Date() : null;
    await addVisit(server, by, patient, hour, { superseded_at, ...more });
  }
  return patient;
}

/** A visit of a patient with a specialist, so many hours from now. */
export async function addVisit(
  server: TestServer,
  by: Member,
  patient: Member,
  hour: number,
  more: Partial<typeof visits.$inferInsert> = {},
): Promise<void> {
  const [slot] = await server.db
    .insert(slots)
    .values({ specialist_id: by.noviId, starts_at: inHours(hour), ends_at: inHours(hour + 0.75) })
    .returning();
  const visit = { patient_id: patient.noviId, slot_id: slot!.id, medium: 'video' as const };
  await server.db.insert(visits).values({ ...visit, ...more });
}
