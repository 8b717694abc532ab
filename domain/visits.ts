import type { Check } from './progress.ts';
import type { Words } from './words.ts';

/** The status of a counseling visit, as spelled on the wire. */
export const visitStatuses = ['SCHEDULED', 'COMPLETED', 'CANCELED', 'MISSED'] as const;
export type VisitStatus = (typeof visitStatuses)[number];

/** How patient and specialist talk. */
export const visitMediums = ['video', 'phone'] as const;
export type VisitMedium = (typeof visitMediums)[number];

/** When a visit begins and ends. */
export type VisitTimes = { startsAt: Date; endsAt: Date };

/** Who can want something of a visit. */
export type VisitChanger = 'patient' | 'care-team';

/**
 * Does the visit lie ahead (or is it going on now)? A patient has at most one such visit. One whose time has passed no
 * longer counts, and stays SCHEDULED until its specialist says what became of it: a booking never does.
 */
export function isVisitAhead({ status, endsAt }: { status: VisitStatus; endsAt: Date }, now: Date): boolean {
  return status === 'SCHEDULED' && endsAt > now;
}

/** Until how many hours before its start a visit can be moved or canceled by its patient. */
export const changeLimitHours = 24;

/** Until when its patient can move or cancel a visit. */
export function lastChangeOf({ startsAt }: Pick<VisitTimes, 'startsAt'>): Date {
  return new Date(startsAt.getTime() - changeLimitHours * 3_600_000);
}

/** How long a visit takes. */
export const visitMinutes = 45;

/** From how many minutes before its start a video visit can be joined. */
export const joinMinutes = 15;

/** Can a video visit be joined now: a little before its start until its end? */
export function isTimeToJoin({ startsAt, endsAt }: VisitTimes, now: Date): boolean {
  return now.getTime() >= startsAt.getTime() - joinMinutes * 60_000 && now < endsAt;
}

/**
 * May a booked visit still be moved or canceled? By nobody once its time has passed. The limit of hours binds patients; the
 * care team calls them when it has to.
 */
export function checkVisitChange({ startsAt, endsAt }: VisitTimes, now: Date, by: VisitChanger): Check {
  if (endsAt <= now) return { ok: false, reason: timeHasPassed };
  if (by === 'care-team') return { ok: true };
  if (startsAt <= now) return { ok: false, reason: hasBegun };
  return now <= lastChangeOf({ startsAt }) ? { ok: true } : { ok: false, reason: changeTooLate };
}

/** May it be said of a booked visit that it took place, or that it did not? By the care team, once it has begun. */
export function checkVisitOutcome({ startsAt }: VisitTimes, now: Date, by: VisitChanger): Check {
  if (by === 'patient') return { ok: false, reason: outcomeIsTheirs };
  return startsAt <= now ? { ok: true } : { ok: false, reason: notBegun };
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

/** The refusal of a slot whose specialist has no license for where the patient lives. */
export const noLicense: Words = {
  en: 'This specialist has no license for the state where the patient lives. Please choose another time.',
  es: 'Este especialista no tiene licencia para el estado donde vive el paciente. Elija otro horario, por favor.',
};

/** The refusal of a visit by video or phone at a time at which its specialist does not talk that way. */
export const mediumNotOffered: Readonly<Record<VisitMedium, Words>> = {
  video: {
    en: 'At this time, visits are by phone only. Please choose another time, or a phone call.',
    es: 'A esta hora solo hay citas por teléfono. Elija otro horario o una llamada, por favor.',
  },
  phone: {
    en: 'At this time, visits are by video only. Please choose another time, or a video call.',
    es: 'A esta hora solo hay citas por video. Elija otro horario o una videollamada, por favor.',
  },
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

/** The refusal of a change by a specialist who has another visit with the patient. */
export const visitOfColleague: Words = {
  en: 'Only the patient or the specialist of this visit can change it.',
  es: 'Solo el paciente o el especialista de esta cita pueden cambiarla.',
};

/** A specialist who cancels says why. */
export const reasonNeeded: Words = {
  en: 'Say why. The patient reads it.',
  es: 'Diga por qué. El paciente lo lee.',
};

/** The refusal of a specialist’s move to a slot of somebody else that does not say so. */
export const slotOfColleague: Words = {
  en: 'This is a colleague’s time. Confirm that the patient is to see them instead of you.',
  es: 'Este horario es de un colega. Confirme que el paciente lo verá a él en lugar de a usted.',
};

/** The refusal of every change once a visit is completed, canceled or missed. */
export const visitIsOver: Words = {
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
  en: `Your visit starts in less than ${changeLimitHours} hours. It can’t be changed here anymore. Please call us, and we will help.`,
  es: `Su cita comienza en menos de ${changeLimitHours} horas. Ya no se puede cambiar aquí. Llámenos y le ayudaremos.`,
};

const outcomeIsTheirs: Words = {
  en: 'Your specialist notes whether the visit took place. If something is wrong, please call us.',
  es: 'Su especialista anota si la cita se realizó. Si algo no es correcto, llámenos.',
};

const notBegun: Words = {
  en: 'This visit has not begun yet. Say afterwards whether it took place.',
  es: 'Esta cita aún no ha comenzado. Indique después si se realizó.',
};
