import type { Check } from './progress.ts';
import type { Words } from './words.ts';

/** The status of a counseling visit, as spelled on the wire. */
export const visitStatuses = ['SCHEDULED', 'COMPLETED', 'CANCELED', 'MISSED'] as const;
export type VisitStatus = (typeof visitStatuses)[number];

export type VisitTimes = { status: VisitStatus; startsAt: Date; endsAt: Date };

/**
 * Does the visit lie ahead (or is it going on now)? A patient has at most one such visit. One whose time has passed no
 * longer counts, and stays SCHEDULED until its specialist says what became of it: a booking never does.
 */
export function isVisitAhead({ status, endsAt }: Omit<VisitTimes, 'startsAt'>, now: Date): boolean {
  return status === 'SCHEDULED' && endsAt > now;
}

/** Until how many hours before its start a visit can be moved or canceled by its patient. */
const changeLimitHours = 24;

/** How long a visit takes. */
export const visitMinutes = 45;

/**
 * May this visit still be moved or canceled? By nobody once its time has passed. The limit of hours binds patients; the
 * care team calls them when it has to.
 */
export function checkVisitChange(visit: VisitTimes, now: Date, by: 'patient' | 'care-team' = 'patient'): Check {
  if (visit.status !== 'SCHEDULED') return { ok: false, reason: visitIsOver };
  if (!isVisitAhead(visit, now)) return { ok: false, reason: timeHasPassed };
  if (by === 'care-team') return { ok: true };
  if (visit.startsAt <= now) return { ok: false, reason: hasBegun };
  const hoursLeft = (visit.startsAt.getTime() - now.getTime()) / 3_600_000;
  return hoursLeft >= changeLimitHours ? { ok: true } : { ok: false, reason: changeTooLate };
}

/** The refusal of a booking when a visit lies ahead already. */
export const visitExists: Words = {
  en: 'You already have a visit booked. To change its time, move that visit.',
  es: 'Ya tiene una cita reservada. Para cambiar la hora, mueva esa cita.',
};

/** The refusal of a slot that somebody else was faster to take. */
export const slotTaken: Words = {
  en: 'Somebody else has just taken this time. Please choose another.',
  es: 'Otra persona acaba de tomar este horario. Elija otro, por favor.',
};

/** The refusal of a slot that has begun. */
export const slotIsPast: Words = {
  en: 'This time has already begun. Please choose a later one.',
  es: 'Este horario ya comenzó. Elija uno más tarde, por favor.',
};

/** A visit by phone needs a number. */
export const phoneNeeded: Words = {
  en: 'Enter the phone number we should call.',
  es: 'Escriba el número de teléfono al que debemos llamar.',
};

/** A change of a visit is one thing at a time. */
export const oneChange: Words = {
  en: 'Choose either a new time or to cancel, not both.',
  es: 'Elija un nuevo horario o cancelar, pero no ambas cosas.',
};

const visitIsOver: Words = {
  en: 'This visit has ended or was canceled, so it can’t be changed. You can book a new one.',
  es: 'Esta cita terminó o fue cancelada y no se puede cambiar. Puede reservar otra.',
};

const timeHasPassed: Words = {
  en: 'The time of this visit has passed, so it can’t be changed. You can book a new one.',
  es: 'La hora de esta cita ya pasó y no se puede cambiar. Puede reservar otra.',
};

const hasBegun: Words = {
  en: 'Your visit has already begun, so it can’t be changed. If you can’t take part now, please call us.',
  es: 'Su cita ya comenzó y no se puede cambiar. Si no puede participar ahora, llámenos.',
};

const changeTooLate: Words = {
  en: `Your visit starts in less than ${changeLimitHours} hours. It can’t be changed here any more. Please call us, and we will help.`,
  es: `Su cita comienza en menos de ${changeLimitHours} horas. Ya no se puede cambiar aquí. Llámenos y le ayudaremos.`,
};
