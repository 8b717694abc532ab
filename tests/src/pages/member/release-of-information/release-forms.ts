import { currentDisclosures, currentRelease } from '#domain/release.ts';
import type { components } from '#openapi/generated/types.ts';

/** A release in force, of a member who has shown that they can open a PDF. */
export const signed: components['schemas']['RoiForm'] = {
  id: 'form-1',
  patient_id: 'm',
  information: ['genetic-test-results'],
  released_by: 'Novi',
  recipient: 'Dr. Lee',
  purpose: 'my-care',
  expires_on: '2031-05-01',
  statements_version: currentRelease.version,
  locale: 'en',
  signature: { kind: 'typed', text: 'Ana Ruiz' },
  signing_consent: { version: currentDisclosures.version, code: '4821' },
  particulars: {
    ...{ date_of_birth: '1984-03-09', email: 'ana@then.example', time_zone: 'America/Chicago' },
    holder: { email: 'records@then.example', address: '1 Then Street, Chicago' },
  },
  content_hash: 'a'.repeat(64),
  status: 'ACTIVE',
  signed_at: '2027-01-05T15:00:00Z',
  revoked_at: null,
  revocation_received_on: null,
  version: 3,
};
