import type { Check } from './progress.ts';
import { sanitizeText } from './validation.ts';
import type { VisitStatus } from './visits.ts';
import type { Words } from './words.ts';

/** What a test has shown, as the specialist sums it up. */
export const resultOutcomes = ['no-change-found', 'change-found', 'uncertain', 'no-result-yet', 'no-test'] as const;
export type ResultOutcome = (typeof resultOutcomes)[number];

/** What a specialist writes about a visit. */
export const writingKinds = ['summary', 'care-plan'] as const;
export type WritingKind = (typeof writingKinds)[number];

/** Who does what a plan says. */
export const planDoers = ['patient', 'specialist', 'doctor'] as const;
export type PlanDoer = (typeof planDoers)[number];

/** One thing to do. `who` is null, `timing` empty and `due_on` (YYYY-MM-DD) null where it was not said. */
export type PlanItem = { what: string; who: PlanDoer | null; timing: string; due_on: string | null };

/** What a specialist lays down with the patient. */
type PlanContent = { title: string; items: PlanItem[] };

/** How far something planned is. */
export const planItemStatuses = ['open', 'done', 'dropped'] as const;
export type PlanItemStatus = (typeof planItemStatuses)[number];

/** What was said of the items of a plan, by their numbers; nothing was said of the others, which are open. */
export type PlanProgress = Readonly<Record<string, { status: PlanItemStatus; at: string }>>;

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
  /** What it means for the patient's relatives; empty in summaries that are older than the question. */
  relatives: string;
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

/** The refusal of a change of a plan that was replaced. */
export const planReplaced: Words = {
  en: 'Another plan has replaced this one. Look at the newest one.',
  es: 'Otro plan ha reemplazado a este. Mire el más reciente.',
};

/** The refusal of another first plan of a visit: what was signed meanwhile is changed, and nothing stands twice. */
export const planWritten: Words = {
  en: 'This visit has a plan already. Look at it, and change that one.',
  es: 'Esta cita ya tiene un plan. Mírelo y cambie ese.',
};

/** The refusal of a plan that replaces one of somebody else, or none. */
export const noSuchPlan: Words = {
  en: 'This patient has no such plan.',
  es: 'Este paciente no tiene ese plan.',
};

/** The refusal of what is not the patient’s to say of a plan. */
export const notTheirItem: Words = {
  en: 'You can mark only what is yours to do, as done or as open.',
  es: 'Solo puede marcar lo que le toca hacer a usted, como hecho o pendiente.',
};

/**
 * May somebody say this of an item? The care team of all, whatever it is; the patient of what they do themselves that it is done or
 * open: what is dropped was decided together.
 */
export function mayMark(by: 'patient' | 'care-team', { who }: Pick<PlanItem, 'who'>, status: PlanItemStatus): boolean {
  return by === 'care-team' || (who === 'patient' && status !== 'dropped');
}

/** Cleans a text of several lines: each line by itself, and at most one empty line between two. */
export function sanitizeParagraphs(text: string): string {
  const lines = text.split(/\r\n|\r|\n|\u2028|\u2029/).map(sanitizeText);
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Cleans what is written after a visit: what is signed is compared with what was sent. */
export function sanitizeSummary({ result, next_appointments, ...texts }: SummaryContent): SummaryContent {
  const { overview, reason, family_history, medical_history, relatives, contact_note } = texts;
  return {
    overview: sanitizeParagraphs(overview),
    reason: sanitizeParagraphs(reason),
    family_history: sanitizeParagraphs(family_history),
    medical_history: sanitizeParagraphs(medical_history),
    result: { ...result, text: sanitizeParagraphs(result.text) },
    relatives: sanitizeParagraphs(relatives),
    next_appointments: next_appointments.map(({ what, with_whom, timing, on }) => ({
      ...{ what: sanitizeText(what), with_whom: sanitizeText(with_whom), timing: sanitizeText(timing), on },
    })),
    contact_note: sanitizeParagraphs(contact_note),
  };
}

/** Cleans a plan, all of whose texts are lines: what is signed is compared with what was sent. */
export function sanitizePlan({ title, items }: PlanContent): PlanContent {
  return {
    title: sanitizeText(title),
    items: items.map(({ what, who, timing, due_on }) => ({
      ...{ what: sanitizeText(what), who, timing: sanitizeText(timing), due_on },
    })),
  };
}

/**
 * Where the same thing to do stands in the plan that is replaced; -1 where it does not. It stays as far as it was: who has done
 * something does not have to do it again because something else is planned.
 */
export function placeBefore({ what, who, timing, due_on }: PlanItem, before: readonly PlanItem[]): number {
  return before.findIndex(
    (each) => each.what === what && each.who === who && each.timing === timing && each.due_on === due_on,
  );
}

const tookNoPlace: Words = {
  en: 'This visit did not take place, so there is nothing to sum up.',
  es: 'Esta cita no se realizó, así que no hay nada que resumir.',
};

const notBegunYet: Words = {
  en: 'This visit has not begun yet. Write its summary afterwards.',
  es: 'Esta cita aún no ha comenzado. Escriba su resumen después.',
};
