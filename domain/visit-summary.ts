import type { Check } from './progress.ts';
import { sanitizeText } from './validation.ts';
import type { VisitStatus } from './visits.ts';
import type { Words } from './words.ts';

/** What a test has shown, as the specialist sums it up. */
export const resultOutcomes = ['no-change-found', 'change-found', 'uncertain', 'no-result-yet', 'no-test'] as const;
export type ResultOutcome = (typeof resultOutcomes)[number];

/** Who does what a plan says. */
export const planDoers = ['patient', 'specialist', 'doctor'] as const;
export type PlanDoer = (typeof planDoers)[number];

/** One thing to do. `who` is null, `timing` empty and `due_on` (YYYY-MM-DD) null where it was not said. */
export type PlanItem = { what: string; who: PlanDoer | null; timing: string; due_on: string | null };

/** A next appointment; `on` (YYYY-MM-DD) is null while there is no date. */
export type NextAppointment = { what: string; with_whom: string; timing: string; on: string | null };

/** What a specialist writes after a visit. Paragraphs are parted by line breaks. */
export type SummaryContent = {
  /** What matters most, in a few sentences. */
  overview: string;
  reason: string;
  family_history: string;
  medical_history: string;
  /** `outcome` is null in summaries that are older than the question. */
  result: { outcome: ResultOutcome | null; text: string };
  next_appointments: NextAppointment[];
  /** Whom to call about what, beside what every page says. */
  contact_note: string;
};

/** May a summary be written of this visit? Once it has begun, unless it did not take place. */
export function checkSummary({ status, startsAt }: { status: VisitStatus; startsAt: Date }, now: Date): Check {
  if (status === 'CANCELED' || status === 'MISSED') return { ok: false, reason: tookNoPlace };
  return startsAt <= now ? { ok: true } : { ok: false, reason: notBegunYet };
}

/** The refusal of somebody else’s hand: the one who talked with the patient writes. */
export const notYourVisit: Words = {
  en: 'Only the specialist of this visit can write its summary.',
  es: 'Solo el especialista de esta cita puede escribir su resumen.',
};

/** The refusal of a change that does not say what was changed. */
export const changeNoteNeeded: Words = {
  en: 'Say what you changed and why. The patient reads it.',
  es: 'Diga qué cambió y por qué. El paciente lo lee.',
};

/** The refusal of a summary that leaves open how the test came out. */
export const outcomeNeeded: Words = {
  en: 'Say what the test has shown, or that there is no result yet.',
  es: 'Diga qué mostró la prueba, o que aún no hay resultado.',
};

/** The refusal of a plan for a visit of somebody else. */
export const notTheirVisit: Words = {
  en: 'This patient has no such visit with you.',
  es: 'Este paciente no tiene esa cita con usted.',
};

/** Cleans a text of several lines: each line by itself, and at most one empty line between two. */
export function sanitizeParagraphs(text: string): string {
  const lines = text.split(/\r\n|\r|\n|\u2028|\u2029/).map(sanitizeText);
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const tookNoPlace: Words = {
  en: 'This visit did not take place, so there is nothing to sum up.',
  es: 'Esta cita no se realizó, así que no hay nada que resumir.',
};

const notBegunYet: Words = {
  en: 'This visit has not begun yet. Write its summary afterwards.',
  es: 'Esta cita aún no ha comenzado. Escriba su resumen después.',
};
