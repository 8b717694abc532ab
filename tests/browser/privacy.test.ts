import { randomUUID } from 'node:crypto';
import { testConsent } from '#domain/test-consent.ts';
import { settingOf } from './fixtures/database.ts';
import { signInAt } from './fixtures/identity.ts';
import { memberAt } from './fixtures/member.ts';
import { expect, test } from './fixtures/test.ts';

test('a member who asks for the records of another one finds nothing', async ({ request, db }) => {
  const [member, other] = await Promise.all([memberAt('welcome'), memberAt('counseling')]);
  const { token } = await signInAt(member);
  const { id: form } = await db.row('select id from roi_forms where patient_id = $1', [other.id]);
  const ask = async (method: 'GET' | 'PUT' | 'POST', path: string, data?: object) => {
    const headers = { Authorization: `Bearer ${token}`, 'Idempotency-Key': randomUUID(), 'If-Match': '"1"' };
    const answer = await request.fetch(`${settingOf('APP_ORIGIN')}/api/v1${path}`, {
      method,
      headers,
      ...(data && { data }),
    });
    return [path, answer.status()];
  };
  const { id } = other;
  const address = { line1: '1 Elm Street', line2: '', city: 'Chicago', state: 'IL', zip: '60614' };
  const consent = { consents: true, consent_version: testConsent.version, locale: 'en' };
  const answers = [
    await ask('GET', `/users/${id}`),
    await ask('GET', `/users/${id}/roles`),
    await ask('PUT', `/users/${id}`, { user_id: id, access_token: token, first_name: 'Mallory' }),
    await ask('GET', `/patients/${id}`),
    await ask('GET', `/patients/${id}/journey`),
    await ask('GET', `/patients/${id}/care-plans`),
    await ask('GET', `/patients/is-eligible?patient_id=${id}`),
    await ask('GET', `/patients/${id}/answers/medical-history`),
    await ask('GET', `/patients/${id}/drafts/eligibility`),
    await ask('PUT', `/patients/${id}/drafts/eligibility`, { values: { zip: '60614' } }),
    await ask('GET', `/roi-forms?patient_id=${id}`),
    await ask('GET', `/roi-forms/${String(form)}`),
    await ask('PUT', `/roi-forms/${String(form)}`, { status: 'REVOKED' }),
    await ask('GET', `/kits/${id}`),
    await ask('POST', '/patients/order-kit', { patient_id: id, ...consent, address }),
    await ask('GET', `/dna-visit/${id}/visits`),
    await ask('POST', `/dna-visit/${id}/schedule`, { slot_id: randomUUID(), medium: 'video' }),
  ];
  expect(answers).toEqual(answers.map(([path]) => [path, 404]));
  expect(await db.row('select first_name from users where id = $1', [id])).toEqual({ first_name: other.firstName });
  expect(await db.row('select revoked_at from roi_forms where id = $1', [form])).toEqual({ revoked_at: null });
});
