import { asc, desc, eq } from 'drizzle-orm';
import { fullName } from '#domain/names.ts';
import type { ResultOutcome, SummaryContent } from '#domain/visit-summary.ts';
import type { Queries } from '../../db/database.ts';
import { slots, users, visits, visitSummaries } from '../../db/schema/index.ts';
import { urn, type Resource } from './fhir-resource.ts';

/**
 * The visits that took place, and what was written after them as it reads now: Encounter, Composition, and a DiagnosticReport
 * where a result of the test stands in it.
 */
export async function summaryResources(db: Queries, id: string): Promise<Resource[]> {
  const rows = await db
    .selectDistinctOn([visits.id], {
      visit: visits,
      slot: slots,
      summary: visitSummaries,
      author: { first: users.first_name, last: users.last_name },
    })
    .from(visits)
    .innerJoin(slots, eq(slots.id, visits.slot_id))
    .innerJoin(users, eq(users.id, slots.specialist_id))
    .leftJoin(visitSummaries, eq(visitSummaries.visit_id, visits.id))
    .where(eq(visits.patient_id, id))
    .orderBy(asc(visits.id), desc(visitSummaries.version));
  const been = rows.filter(({ visit, summary }) => visit.status === 'COMPLETED' || summary !== null);
  return been.flatMap((row) => [encounter(row, id), ...(row.summary ? summaryOf(row, row.summary, id) : [])]);
}

type SummaryRow = {
  visit: typeof visits.$inferSelect;
  slot: typeof slots.$inferSelect;
  author: { first: string; last: string };
};
type Summary = typeof visitSummaries.$inferSelect;

const encounterId = (visitId: string) => `encounter-${visitId}`;

function encounter({ visit, slot, author }: SummaryRow, id: string): Resource {
  return {
    ...{ resourceType: 'Encounter', id: encounterId(visit.id), status: 'finished' },
    class: { system: `${terminology}/v3-ActCode`, code: 'VR', display: 'virtual' },
    subject: { reference: urn(id) },
    appointment: [{ reference: urn(visit.id) }],
    participant: [{ individual: { display: fullName(author.first, author.last) } }],
    period: { start: slot.starts_at.toISOString(), end: slot.ends_at.toISOString() },
  };
}

function summaryOf({ visit, slot, author }: SummaryRow, summary: Summary, id: string): Resource[] {
  const { content, version, locale, written_at, change_note } = summary;
  const shared = { subject: { reference: urn(id) }, encounter: { reference: urn(encounterId(visit.id)) } };
  const report = reportOf(content.result, `result-${visit.id}`);
  const composition = {
    ...{ resourceType: 'Composition', id: `summary-${visit.id}`, status: version > 1 ? 'amended' : 'final' },
    ...{
      language: locale,
      ...shared,
      date: written_at.toISOString(),
      title: 'Genetic counseling: summary of the visit',
    },
    type: { coding: [{ system: 'http://loinc.org', code: '11488-4', display: 'Consult note' }] },
    author: [{ display: fullName(author.first, author.last) }],
    section: [...sectionsOf(content), ...(change_note ? [section('What was changed', change_note)] : [])],
  };
  if (!report) return [composition];
  return [
    composition,
    { ...report, ...shared, effectiveDateTime: slot.starts_at.toISOString(), issued: written_at.toISOString() },
  ];
}

function sectionsOf(content: SummaryContent) {
  const next = content.next_appointments.map(({ what, with_whom, timing, on }) =>
    [what, with_whom, timing, on].filter(Boolean).join(' · '),
  );
  const parts = [
    ['Overview', content.overview],
    ['Reason for the visit', content.reason],
    ['Family history', content.family_history],
    ['Medical history', content.medical_history],
    ['Result', content.result.text],
    ['Meaning for relatives', content.relatives],
    ['Next appointments', next.join('\n')],
    ['Whom to call', content.contact_note],
  ] as const;
  return parts.filter(([, text]) => text.trim() !== '').map(([title, text]) => section(title, text));
}

/** A section's text is XHTML: each line a paragraph. */
function section(title: string, text: string) {
  const lines = text.split(/\n+/).filter((line) => line.trim() !== '');
  const div = lines.map((line) => `<p>${escaped(line)}</p>`).join('');
  return {
    title,
    text: { status: 'generated', div: `<div xmlns="http://www.w3.org/1999/xhtml">${div}</div>` },
  };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** What the test has shown, as the specialist says it. The laboratory's own report is not in Novi. */
function reportOf({ outcome, text }: SummaryContent['result'], id: string): Resource | undefined {
  const words = outcome && outcomes[outcome];
  if (!words) return undefined;
  return {
    ...{ resourceType: 'DiagnosticReport', id, status: 'final' },
    category: [{ coding: [{ system: `${terminology}/v2-0074`, code: 'GE', display: 'Genetics' }] }],
    code: { coding: [{ system: 'http://loinc.org', code: '51969-4', display: 'Genetic analysis report' }] },
    conclusion: [words, text].filter(Boolean).join('\n'),
  };
}

/** Of what is no result yet there is no report. */
const outcomes: Readonly<Record<ResultOutcome, string | undefined>> = {
  'no-change-found': 'No harmful change was found.',
  'change-found': 'A harmful change was found.',
  uncertain: 'A change of uncertain meaning was found.',
  ...{ 'no-result-yet': undefined, 'no-test': undefined },
};

const terminology = 'http://terminology.hl7.org/CodeSystem';
