import type { components } from '#openapi/generated/types.ts';
import { visitMinutes } from '#domain/visits.ts';

type Appointment = components['schemas']['Appointment'];

/** What of an appointment a test says; the rest is that of somebody who has sent all. */
type Changes = { [Part in keyof Appointment]?: Partial<Appointment[Part]> };

const idOf = (kind: number, number: number) =>
  `0f7a4a52-5b8f-4c43-9d36-${String(kind * 1_000 + number).padStart(12, '0')}`;

/** The visit of that number, at a moment. */
export function appointmentAt(number: number, starts_at: string, changes: Changes = {}): Appointment {
  const sent = '2026-11-02T10:00:00.000Z';
  const patientId = idOf(1, number);
  return {
    visit: {
      ...{
        id: idOf(2, number),
        patient_id: patientId,
        starts_at,
        specialist_id: idOf(3, 0),
        specialist_name: 'Maya Lindqvist',
      },
      ends_at: new Date(new Date(starts_at).getTime() + visitMinutes * 60_000).toISOString(),
      ...{ medium: 'video', phone: null, video_url: `https://video.example/${number}`, topic: '' },
      ...{ status: 'SCHEDULED', last_change: null, summarized_at: null, version: 1 },
      ...changes.visit,
    },
    patient: {
      ...{ id: patientId, first_name: 'Pat', middle_name: '', last_name: `Number ${number}` },
      ...{ date_of_birth: '1984-03-09', age: 42, gender: null, locale: 'es', state: 'IL', ...changes.patient },
    },
    prepared: {
      ...{ family_history_sent_at: sent, fhs7: 'negative', medical_history_sent_at: sent },
      ...{ kit_status: 'COMPLETED', results_at: sent, releases: 1, ...changes.prepared },
    },
    written: { summary: 'not-due', care_plan: false, ...changes.written },
  };
}
