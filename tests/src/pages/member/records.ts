import { vi } from 'vitest';
import type { KitStatus } from '#domain/kit-status.ts';
import { visitMinutes, type VisitStatus } from '#domain/visits.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Week } from '#src/features/visits/slots/use-free-slots.ts';

type Schemas = components['schemas'];

const id = '0f7a4a52-5b8f-4c43-9d36-0f2f9a6f2b11';
const at = '2026-11-21T15:30:00.000Z';

/** An order that went through these statuses, the last of which it has. */
export function kitWith(...statuses: [KitStatus, ...KitStatus[]]): Schemas['Kit'] {
  return {
    id,
    patient_id: id,
    status: statuses.at(-1) ?? statuses[0],
    address: { line1: '1 Main Street', line2: '', city: 'Chicago', state: 'IL', zip: '60601' },
    consent: { version: '1.0.0', locale: 'en', at },
    ordered_at: at,
    history: statuses.map((status, index) => ({
      ...{ status, at, by: index === 0 ? 'member' : 'care-team' },
      ...{ reason: '', reason_code: null, reason_locale: 'en' },
    })),
    version: statuses.length,
  };
}

/** A visit that begins in so many hours. */
export function visitWith(status: VisitStatus, hoursAhead = 48): Schemas['Visit'] {
  const starts = Date.now() + hoursAhead * 3_600_000;
  const [starts_at = '', ends_at = ''] = [starts, starts + visitMinutes * 60_000].map((time) =>
    new Date(time).toISOString(),
  );
  return {
    ...{
      id,
      patient_id: id,
      starts_at,
      ends_at,
      specialist_id: id,
      specialist_name: 'Maya Lindqvist',
      medium: 'video',
    },
    ...{ phone: null, video_url: null, topic: '', status, last_change: null, summarized_at: null, version: 1 },
  };
}

export function slotAt(starts_at: string, slotId: string = id): Schemas['Slot'] {
  const specialist = { specialist_id: id, specialist_name: 'Maya Lindqvist' };
  return { id: slotId, starts_at, ends_at: starts_at, ...specialist, mediums: ['video', 'phone'] };
}

/** A week of free times that begins then, with none before or after it unless said otherwise. */
export function weekOf(days: Week['days'], changes: Partial<Week> = {}): Week {
  return {
    ...{ from: '2026-11-22', to: '2026-11-28', days, previousDay: null, nextDay: null, earlier: null, later: null },
    isLicensed: true,
    ...{ goingTo: null, hasFailed: false, onGo: vi.fn(), ...changes },
  };
}
