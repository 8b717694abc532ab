import { expect, test } from '@playwright/test';
import { settingOf } from '#tests/browser/fixtures/database.ts';
import { signInAt } from '#tests/browser/fixtures/identity.ts';
import { memberAt, type Member } from '#tests/browser/fixtures/member.ts';
import { newPerson } from '#tests/browser/fixtures/person.ts';
import { newSpecialist } from '#tests/browser/fixtures/staff.ts';
import { bookVisit, offerTime } from '#tests/browser/fixtures/visits.ts';
import type { Scene } from './scene.ts';

/** Where nobody of the demo may counsel: each worker has a place of its own, and its tours come one after the other. */
const quietPlaces = [
  { state: 'AS', zip: '96799' },
  { state: 'MP', zip: '96950' },
  { state: 'VI', zip: '00801' },
] as const;

const [minute, day] = [60_000, 86_400_000];

/** A member at the step of counseling, and a counselor with free times whom no other tour’s member can see. */
async function counseled(scene: Scene): Promise<{ member: Member; counselor: Member }> {
  const { state, zip } = quietPlaces[test.info().parallelIndex % quietPlaces.length]!;
  const [member, counselor] = await Promise.all([memberAt('counseling', newPerson()), newSpecialist()]);
  await scene.db.rows('delete from licenses where state = $1', [state]);
  await scene.db.rows("insert into licenses (specialist_id, state, expires_on) values ($1, $2, '2099-12-31')", [
    ...[counselor.id, state],
  ]);
  await scene.db.rows('update patients set state = $2, zip = $3 where id = $1', [member.id, state, zip]);
  const noon = new Date().setUTCHours(17, 0, 0, 0);
  for (const days of [3, 4, 5]) await offerTime(counselor, new Date(noon + days * day));
  return { member, counselor };
}

/** A member at the step of counseling, with free times that nobody else books. */
export async function memberWithTimes(scene: Scene): Promise<Member> {
  return (await counseled(scene)).member;
}

/** Their visit is in a day and five minutes: for so long it can still be moved and canceled. There are other times. */
export async function bookedVisit(scene: Scene): Promise<Member> {
  const { member, counselor } = await counseled(scene);
  await bookVisit(member, await offerTime(counselor, new Date(Date.now() + day + 5 * minute)));
  return member;
}

/** The demo’s lab sends their order on no more, also if it has read it just now: a tour looks at it for as long as it takes. */
export async function keepFromLab({ db, member }: Scene): Promise<void> {
  await db.rows("update kits set version = version + 9, updated_at = '2099-01-01' where patient_id = $1", [member.id]);
}

/** The visit that lies ahead is canceled on another device of the member. */
export async function cancelElsewhere({ db, member }: Scene): Promise<void> {
  const visit = await db.row("select id, version from visits where patient_id = $1 and status = 'SCHEDULED'", [
    member.id,
  ]);
  const { token } = await signInAt(member);
  const answer = await fetch(`${settingOf('APP_ORIGIN')}/api/v1/visits/${String(visit['id'])}`, {
    method: 'PUT',
    headers: {
      ...{ 'content-type': 'application/json', authorization: `Bearer ${token}` },
      'if-match': `"${String(visit['version'])}"`,
    },
    body: JSON.stringify({ status: 'CANCELED' }),
  });
  expect(answer.status, await answer.text()).toBe(200);
}

/** Changes what is kept of a form, as another device of the member does. */
export async function changeDraft(
  member: Member,
  form: string,
  values: Readonly<Record<string, string | readonly string[]>>,
): Promise<void> {
  const { token } = await signInAt(member);
  const address = `${settingOf('APP_ORIGIN')}/api/v1/patients/${member.id}/drafts/${form}`;
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const stored = await fetch(address, { headers });
  const kept = ((await stored.json()) as { data: { values: object } }).data.values;
  const saved = await fetch(address, {
    method: 'PUT',
    headers: { ...headers, 'if-match': stored.headers.get('etag') ?? '' },
    body: JSON.stringify({ values: { ...kept, ...values } }),
  });
  expect(saved.status, await saved.text()).toBe(200);
}
