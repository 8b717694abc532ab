import { and, desc, eq } from 'drizzle-orm';
import { zoneFor } from '#domain/messages.ts';
import { fullName } from '#domain/names.ts';
import { outcomeWords, summaryHeadings as headings } from '#domain/summary-headings.ts';
import type { ResultOutcome } from '#domain/visit-summary.ts';
import { fill, type Locale, type Words } from '#domain/words.ts';
import { messagePreferences, patients, slots, users, visits, visitSummaries } from '#server/db/schema/index.ts';
import type { Block, PdfDocument } from '#server/pdf/model.ts';
import { documentDates } from '../dates.ts';
import { requireRow, type FindDocuments } from '../entry.ts';
import { documentTexts as texts } from '../texts.ts';

/** What specialists wrote after visits, as it reads now, in the language in which they wrote it. */
export const visitSummaryDocuments: FindDocuments = async ({ db, patientId, isOwn, locale }, only) => {
  const rows = await db
    .selectDistinctOn([visitSummaries.visit_id], {
      visitId: visitSummaries.visit_id,
      version: visitSummaries.version,
      writtenAt: visitSummaries.written_at,
      startsAt: slots.starts_at,
      ...{ chosen: messagePreferences.time_zone, state: patients.state },
    })
    .from(visitSummaries)
    .innerJoin(visits, eq(visits.id, visitSummaries.visit_id))
    .innerJoin(slots, eq(slots.id, visits.slot_id))
    .innerJoin(patients, eq(patients.id, visits.patient_id))
    .leftJoin(messagePreferences, eq(messagePreferences.user_id, visits.patient_id))
    .where(and(eq(visits.patient_id, patientId), only === undefined ? undefined : eq(visits.id, only)))
    .orderBy(visitSummaries.visit_id, desc(visitSummaries.version));
  // The day of the visit as the patient lived it, and as their page has it.
  const dayOf = (language: Locale, row: Pick<(typeof rows)[number], 'startsAt' | 'chosen' | 'state'>) =>
    documentDates(language).dayAt(row.startsAt, zoneFor(row));
  return rows.map(({ visitId, version, writtenAt, ...row }) => ({
    id: visitId,
    kind: 'visit-summary',
    title: fill(texts[isOwn ? 'summary' : 'summaryOfPatient'], locale, { day: dayOf(locale, row) }),
    createdAt: writtenAt,
    fileName: texts.summaryFile[locale],
    read: async () => {
      const found = await db
        .select({ summary: visitSummaries, author: { first: users.first_name, last: users.last_name } })
        .from(visitSummaries)
        .innerJoin(users, eq(users.id, visitSummaries.author_id))
        .where(and(eq(visitSummaries.visit_id, visitId), eq(visitSummaries.version, version)));
      const one = requireRow(found);
      return { kind: 'document', document: summaryDocument({ ...one, day: dayOf(one.summary.locale, row) }) };
    },
  }));
};

type SummaryRow = {
  summary: typeof visitSummaries.$inferSelect;
  /** Of the visit, in words. */
  day: string;
  author: { first: string; last: string };
};

function summaryDocument({ summary, day, author }: SummaryRow): PdfDocument {
  const { locale, content, change_note, version, written_at } = summary;
  const moments = documentDates(locale);
  const appointments = content.next_appointments.map(({ what, with_whom, timing, on }) => ({
    text: what,
    note: [with_whom, timing, on && moments.calendarDate(on)].filter(Boolean).join(' · '),
  }));
  return {
    ...{ id: summary.visit_id, locale, createdAt: written_at },
    title: fill(texts.summary, locale, { day }),
    subtitle: fill(texts.writtenBy, locale, {
      name: fullName(author.first, author.last),
      moment: moments.time(written_at),
    }),
    blocks: [
      ...(version > 1
        ? [{ kind: 'notice', title: fill(texts.changed, locale, { version }), text: change_note } satisfies Block]
        : []),
      ...section(headings.overview, content.overview, locale),
      ...section(headings.reason, content.reason, locale),
      ...section(headings.familyHistory, content.family_history, locale),
      ...section(headings.medicalHistory, content.medical_history, locale),
      ...section(headings.result, content.result.text, locale, content.result.outcome),
      ...section(headings.relatives, content.relatives, locale),
      ...(appointments.length > 0
        ? [
            { kind: 'heading', text: headings.next[locale] } satisfies Block,
            { kind: 'list', items: appointments } satisfies Block,
          ]
        : []),
      ...section(headings.call, content.contact_note, locale),
    ],
  };
}

/** What was written under one heading, paragraph by paragraph; nothing where nothing was written. */
function section(title: Words, text: string, locale: Locale, outcome: ResultOutcome | null = null): Block[] {
  const lines = text.split(/\n+/).filter((line) => line.trim() !== '');
  const paragraphs: Block[] = [
    ...(outcome ? [{ kind: 'paragraph', look: 'strong', text: outcomeWords[outcome][locale] } as const] : []),
    ...lines.map((line) => ({ kind: 'paragraph', text: line }) as const),
  ];
  return paragraphs.length > 0 ? [{ kind: 'heading', text: title[locale] }, ...paragraphs] : [];
}
