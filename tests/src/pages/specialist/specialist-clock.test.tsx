import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import PastPage from '#src/pages/specialist/appointments/past-page.tsx';
import UpcomingPage from '#src/pages/specialist/appointments/upcoming-page.tsx';
import SpecialistArea from '#src/pages/specialist/specialist-area.tsx';
import { backend } from '#tests/harness/backend.ts';
import { showPage } from '#tests/harness/show-page.tsx';
import { appointmentAt } from './appointments/appointments.ts';

// 8:30 in the evening in New York, and the next day in Tokyo.
const now = '2026-11-24T01:30:00.000Z';
const asked = () => backend.received('get', '/appointments/upcoming').map(({ query }) => query['time_zone']);

function hoursIn(time_zone: string, version: number) {
  return {
    availability: {
      ...{ time_zone, visit_minutes: 45, buffer_minutes: 15, mediums: ['video' as const] },
      ...{ weekly: [], days_off: [], extra_slots: [] },
    },
    ...{ version, outside: [] },
  };
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  vi.stubEnv('TZ', 'America/New_York');
  backend.holds({
    '/appointments/revision': { revision: 'first' },
    '/appointments/upcoming': [appointmentAt(1, '2026-11-24T16:00:00.000Z')],
    '/appointments/past': { items: [], next: null, owed: 0 },
    '/specialists/{specialistId}/availability': hoursIn('Asia/Tokyo', 1),
  });
  return () => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
  };
});

const open = (page = <UpcomingPage />) =>
  showPage(<SpecialistArea>{page}</SpecialistArea>, {
    at: '/specialist/appointments/upcoming',
    person: { noviId: 's', role: 'specialist' },
  });

it('is that of the hours, asked for and said, beside the one of the device', async () => {
  open();
  expect(await screen.findByText(/^Times are in Japan.* Your device is set to Eastern Time\.$/)).toBeVisible();
  expect(await screen.findByRole('region', { name: /^Tomorrow, Wednesday, November 25/ })).toHaveTextContent('1:00');
  expect(new Set(asked())).toEqual(new Set(['Asia/Tokyo']));
});

it('is said on the past appointments, too', async () => {
  open(<PastPage />);
  expect(await screen.findByText(/^Times are in Japan.*Eastern Time\.$/)).toBeVisible();
});

it('is that of the device for somebody without hours, and nothing else is said', async () => {
  backend.holds({ '/specialists/{specialistId}/availability': hoursIn('America/Chicago', 0) });
  open();
  expect(await screen.findByText('Times are in Eastern Time.')).toBeVisible();
});

it('is that of the device where the hours are out of reach', async () => {
  backend.refuses('get', '/specialists/{specialistId}/availability', 503, { code: 'unavailable' });
  open();
  expect(await screen.findByText('Times are in Eastern Time.')).toBeVisible();
});
