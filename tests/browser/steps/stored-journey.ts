import { expect } from '@playwright/test';
import { testConsent } from '#domain/test-consent.ts';
import type { Database } from '../fixtures/database.ts';
import type { Person } from '../fixtures/person.ts';

/** The record of who signs in with an e-mail. */
export const userOf = 'select u.* from users u join user_emails e on e.user_id = u.id where e.email_address = $1';

/** What somebody has said at each of the eight steps is in its record, as the walks over all of them fill it in, and no draft is left. */
export async function expectWholeJourneyStored(db: Database, person: Person): Promise<void> {
  const user = await db.row(userOf, [person.email]);
  const id = String(user['id']);
  const one = (table: string) => db.row(`select * from ${table} where patient_id = $1`, [id]);
  expect(user['step']).toBe('complete');
  expect(await db.row('select *, date_of_birth::text as born from patients where id = $1', [id])).toMatchObject({
    ...{ first_name: person.firstName, last_name: person.lastName, born: '1984-03-19', state: 'IL', zip: '60614' },
  });

  const answers = await db.rows('select * from answers where patient_id = $1 order by questionnaire', [id]);
  expect(answers.map(({ questionnaire, status }) => [questionnaire, status])).toEqual([
    ['medical-history', 'completed'],
    ['survey', 'completed'],
  ]);
  expect(JSON.stringify(answers[0])).toContain('Norway and Peru');
  expect(answers[1]).toMatchObject({
    body: {
      family_history: {
        // The father and the four grandparents, who stand there from the start.
        relatives: [
          { name: 'Mom', age: 71, conditions: [{ age_of_onset: 47 }] },
          ...Array.from({ length: 5 }, () => ({ has_conditions: 'unknown' })),
        ],
      },
    },
  });

  expect(await one('roi_forms')).toMatchObject({
    recipient: 'Dr. Ana Ruiz, Riverside Clinic',
    signature: { kind: 'typed', text: `${person.firstName} ${person.lastName}` },
    revoked_at: null,
  });
  expect(await one('kits')).toMatchObject({
    address: { line1: '12 Maple Street', city: 'Chicago', zip: '60614' },
    ...{ consent_version: testConsent.version, consent_locale: 'en' },
  });
  expect(await one('visits')).toMatchObject({ status: 'SCHEDULED', medium: 'video', topic: 'My mother' });
  expect(await db.rows('select step from form_drafts where patient_id = $1', [id])).toEqual([]);

  const acts = await db.rows('select distinct operation from audit_log where identity_id = $1', [user['firebase_id']]);
  expect(acts.map(({ operation }) => operation)).toEqual(
    expect.arrayContaining([
      ...['createUser', 'updateUser', 'verifyPatientInfo', 'putDraft', 'saveAnswers'],
      ...['createRoiForm', 'orderKit', 'scheduleVisit'],
    ]),
  );
}
