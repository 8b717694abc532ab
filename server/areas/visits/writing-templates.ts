import { and, asc, eq, ne } from 'drizzle-orm';
import { isSame } from '#domain/is-same.ts';
import {
  checkTemplate,
  mostTemplates,
  namesPatient,
  patientNamesIn,
  sanitizeTemplate,
  templateKey,
  templateNameTaken,
  templatesFull,
  type OwnTemplate,
} from '#domain/own-templates.ts';
import { notTheirVisit } from '#domain/visit-summary.ts';
import { conflict, notFound, unprocessable } from '../../errors/errors.ts';
import type { Data, Handler } from '../../contract/operation.ts';
import { refuseStale } from '../../contract/preconditions.ts';
import type { Queries } from '../../db/database.ts';
import { patients, slots, users, visits, writingTemplates } from '../../db/schema/index.ts';

type Row = typeof writingTemplates.$inferSelect;

/** Whose text a template is made of, and which words of that name mean something else in it. */
type Origin = { visit_id: string; other_words?: readonly string[] | undefined };

/** What the caller keeps to begin with, by name. */
export const listWritingTemplates: Handler<'listWritingTemplates'> = async ({ params }, { db }) => ({
  status: 200,
  data: (await templatesOf(db, params.specialistId)).map(shown),
});

/** Keeps a text as a template, unless it names the patient of whose visit it was written. */
export const createWritingTemplate: Handler<'createWritingTemplate'> = async ({ params, body }, { db, now }) => {
  const template = sanitizeTemplate(body);
  const { specialistId: specialist_id } = params;
  refuseUnfit(template);
  await refusePatientsName(db, specialist_id, template, body);
  const others = await lockedTemplates(db, specialist_id);
  const { kind, locale } = body;
  const name_key = freeKey(template, kind, locale, others);
  if (others.length >= mostTemplates) throw conflict('templates_full', templatesFull, { most: mostTemplates });
  const [row] = await db
    .insert(writingTemplates)
    .values({ ...template, specialist_id, kind, locale, name_key, created_at: now, updated_at: now })
    .returning();
  if (!row) throw new Error('The template was not stored, and the database gave no reason.');
  return { status: 201, data: shown(row), version: row.version, changed: { record: 'writing-template', id: row.id } };
};

/** Changes a template as a whole. What stays as it was is of an earlier patient, and is not compared with the name of this one. */
export const updateWritingTemplate: Handler<'updateWritingTemplate'> = async (
  { params, body, ifMatch },
  { db, caller, now },
) => {
  const template = sanitizeTemplate(body);
  const { before, others } = await templateToChange(db, caller.noviId, params.writingTemplateId);
  if (before.version !== ifMatch && before.name === template.name && isSame(before.values, template.values)) {
    // The answer to the first try was lost, or another tab has stored the same.
    return { status: 200, data: shown(before), version: before.version, changed: 'nothing' };
  }
  refuseStale(before.version, ifMatch);
  refuseUnfit(template);
  const isKept = ([field, text]: [string, string]) => before.values[field] === text;
  const values = Object.fromEntries(Object.entries(template.values).filter((entry) => !isKept(entry)));
  const name = before.name === template.name ? '' : template.name;
  await refusePatientsName(db, caller.noviId, { name, values }, body);
  const name_key = freeKey(template, before.kind, before.locale, others);
  const [row] = await db
    .update(writingTemplates)
    .set({ ...template, name_key, version: before.version + 1, updated_at: now })
    .where(eq(writingTemplates.id, before.id))
    .returning();
  if (!row) throw notFound();
  return { status: 200, data: shown(row), version: row.version, changed: { record: 'writing-template', id: row.id } };
};

/** Removes a template. What was written with it stays. */
export const deleteWritingTemplate: Handler<'deleteWritingTemplate'> = async ({ params, ifMatch }, { db, caller }) => {
  const { before, others } = await templateToChange(db, caller.noviId, params.writingTemplateId);
  refuseStale(before.version, ifMatch);
  await db.delete(writingTemplates).where(eq(writingTemplates.id, before.id));
  return { status: 200, data: others.map(shown), changed: { record: 'writing-template', id: before.id } };
};

/** @throws ApiError 422 with the place of each problem */
function refuseUnfit(template: OwnTemplate): void {
  const problems = checkTemplate(template);
  if (problems.length > 0) throw unprocessable(problems);
}

/** @throws ApiError 422 where it names the patient, with the places, or where the visit is not the specialist's */
async function refusePatientsName(
  db: Queries,
  specialistId: string,
  template: OwnTemplate,
  { visit_id, other_words }: Origin,
): Promise<void> {
  const { first_name, middle_name, last_name } = patients;
  const [patient] = await db
    .select({ first_name, middle_name, last_name })
    .from(visits)
    .innerJoin(slots, eq(slots.id, visits.slot_id))
    .innerJoin(patients, eq(patients.id, visits.patient_id))
    .where(and(eq(visits.id, visit_id), ne(visits.status, 'CANCELED'), eq(slots.specialist_id, specialistId)));
  if (!patient) throw unprocessable([{ path: '/visit_id', message: notTheirVisit }]);
  const places = new Set(patientNamesIn(template, patient, other_words).map(({ path }) => path));
  if (places.size === 0) return;
  throw unprocessable(
    [...places].map((path) => ({ path, message: namesPatient })),
    'names_patient',
  );
}

/** @throws ApiError 409 when another one of the same kind and language has the name */
function freeKey({ name }: OwnTemplate, kind: Row['kind'], locale: Row['locale'], others: readonly Row[]): string {
  const name_key = templateKey(name);
  const isTaken = others.some((each) => each.kind === kind && each.locale === locale && each.name_key === name_key);
  if (isTaken) throw conflict('template_name_taken', templateNameTaken);
  return name_key;
}

/** Lets one write at a time decide about the templates of a specialist: how many there are, and how they are called. */
async function lockedTemplates(db: Queries, specialistId: string): Promise<Row[]> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, specialistId)).for('no key update');
  return templatesOf(db, specialistId);
}

async function templateToChange(
  db: Queries,
  specialistId: string,
  id: string,
): Promise<{ before: Row; others: Row[] }> {
  const templates = await lockedTemplates(db, specialistId);
  const before = templates.find((each) => each.id === id);
  if (!before) throw notFound();
  return { before, others: templates.filter((each) => each !== before) };
}

async function templatesOf(db: Queries, specialistId: string): Promise<Row[]> {
  return db
    .select()
    .from(writingTemplates)
    .where(eq(writingTemplates.specialist_id, specialistId))
    .orderBy(asc(writingTemplates.name_key), asc(writingTemplates.id));
}

function shown({ id, kind, locale, name, values, version, updated_at }: Row): Data<'createWritingTemplate'> {
  return { id, kind, locale, name, values, version, updated_at: updated_at.toISOString() };
}
