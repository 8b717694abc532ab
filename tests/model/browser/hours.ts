import { expect } from '@playwright/test';
import type { Availability } from '#domain/availability.ts';
import { settingOf } from '#tests/browser/fixtures/database.ts';
import { signInAt } from '#tests/browser/fixtures/identity.ts';
import type { Member } from '#tests/browser/fixtures/member.ts';

/** When the hours of a specialist begin on Wednesdays. */
export type Begins = 'none' | '07:00' | '08:00' | '09:00' | '10:00';

export const noHours: Availability = {
  ...{ time_zone: 'America/New_York', visit_minutes: 30, buffer_minutes: 0, mediums: ['video'] },
  ...{ weekly: [], days_off: [], extra_slots: [] },
};

/** Changes the hours of a specialist, as another device of theirs does. */
export async function changeHours(specialist: Member, begins: Begins): Promise<void> {
  const { token } = await signInAt(specialist);
  const address = `${settingOf('APP_ORIGIN')}/api/v1/specialists/${specialist.id}/availability`;
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const stored = await fetch(address, { headers });
  const weekly = begins === 'none' ? [] : [{ weekday: 'wednesday', from: begins, to: '17:00' }];
  const saved = await fetch(address, {
    method: 'PUT',
    headers: { ...headers, 'if-match': stored.headers.get('etag') ?? '' },
    body: JSON.stringify({ availability: { ...noHours, weekly }, dry_run: false }),
  });
  expect(saved.status, await saved.text()).toBe(200);
}
