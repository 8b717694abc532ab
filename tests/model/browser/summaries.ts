import { expect } from '@playwright/test';
import type { Database } from '#tests/browser/fixtures/database.ts';
import { settingOf } from '#tests/browser/fixtures/database.ts';
import { signInAt } from '#tests/browser/fixtures/identity.ts';
import { memberAt, type Member } from '#tests/browser/fixtures/member.ts';
import { newSpecialist } from '#tests/browser/fixtures/staff.ts';
import { offerTime } from '#tests/browser/fixtures/visits.ts';
import type { Scene } from './scene.ts';

/** A specialist and their patient, who have talked yesterday: nothing is written about it. Gives the id of the visit. */
export async function talkedYesterday(scene: Scene): Promise<string> {
  const [specialist, patient] = await Promise.all([newSpecialist(), memberAt('survey')]);
  Object.assign(scene, { member: patient, admin: specialist });
  const slot = await offerTime(specialist, new Date(new Date().setUTCHours(17, 0, 0, 0) - 86_400_000));
  const { id } = await scene.db.row(
    `insert into visits (patient_id, slot_id, medium, status) values ($1, $2, 'video', 'COMPLETED') returning id`,
    [patient.id, slot],
  );
  return String(id);
}

/** Signs a version of the summary, as another device of the specialist does. */
export async function signElsewhere({ db, member, admin }: Scene, overview: string): Promise<void> {
  const signed = await db.count(
    'select count(*) from visit_summaries s join visits v on v.id = s.visit_id where v.patient_id = $1',
    [member.id],
  );
  const content = {
    ...{ overview, reason: 'They asked.', family_history: '', medical_history: '', relatives: '', contact_note: '' },
    ...{ result: { outcome: 'no-change-found', text: 'Nothing was found.' }, next_appointments: [] },
  };
  const body = { locale: 'en', content, change_note: signed > 0 ? 'A word.' : '' };
  await put(db, member, admin, 'summary', signed, body);
}

/** Types into the draft of the summary, as another device of the specialist does. */
export async function typeElsewhere({ db, member, admin }: Scene, overview: string): Promise<void> {
  const [draft] = await db.rows(
    `select d.version from writing_drafts d join visits v on v.id = d.visit_id where v.patient_id = $1`,
    [member.id],
  );
  await put(db, member, admin, 'drafts/summary', Number(draft?.['version'] ?? 0), { values: { overview } });
}

async function put(db: Database, patient: Member, specialist: Member, what: string, version: number, body: object) {
  const { id } = await db.row('select id from visits where patient_id = $1', [patient.id]);
  const { token } = await signInAt(specialist);
  const answer = await fetch(`${settingOf('APP_ORIGIN')}/api/v1/visits/${String(id)}/${what}`, {
    method: 'PUT',
    headers: {
      ...{ 'content-type': 'application/json', authorization: `Bearer ${token}` },
      'if-match': `"${String(version)}"`,
    },
    body: JSON.stringify(body),
  });
  expect(answer.ok, await answer.text()).toBe(true);
}

/** Whether a text stands in the summary of the patient, or in the draft of one. */
export function summaryHolds(text: string) {
  return async (db: Database, { id }: Member): Promise<boolean> => {
    const drafts = 'select d.values from writing_drafts d join visits v on v.id = d.visit_id where v.patient_id = $1';
    const signed = 'select s.content from visit_summaries s join visits v on v.id = s.visit_id where v.patient_id = $1';
    const kept = [...(await db.rows(drafts, [id])), ...(await db.rows(signed, [id]))];
    return JSON.stringify(kept).includes(JSON.stringify(text));
  };
}
