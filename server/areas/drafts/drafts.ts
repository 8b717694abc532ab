import { randomInt } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { notFound, stale } from '../../errors/errors.ts';
import type { Data, Handler } from '../../contract/operation.ts';
import type { Queries } from '../../db/database.ts';
import { formDrafts, patients } from '../../db/schema/index.ts';
import { canonicalJson } from '../../lib/canonical-json.ts';
import { requireOpenStep } from '../journey/require-open-step.ts';

type Draft = Data<'getDraft'>;

/** What was typed into a form and not sent yet; an empty draft of version 0 when there is nothing. */
export const getDraft: Handler<'getDraft'> = async ({ params }, { db }) => {
  const [draft] = await db.select().from(formDrafts).where(thisDraft(params.patientId, params.draftStep));
  const data: Draft = draft ? shown(draft) : { step: params.draftStep, version: 0, values: {}, updated_at: null };
  return { status: 200, data, version: data.version };
};

/** Keeps what is typed; 412 when another tab has kept something else since. The same is kept already: its reply was lost. */
export const putDraft: Handler<'putDraft'> = async ({ params, body, ifMatch }, { db, now }) => {
  const { patientId, draftStep } = params;
  await requireOpenStep(db, patientId, draftStep);
  // One statement decides between two tabs: the version is part of its condition.
  const [draft] =
    ifMatch === 0
      ? await db
          .insert(formDrafts)
          .values({
            patient_id: patientId,
            step: draftStep,
            version: firstVersion(),
            values: body.values,
            updated_at: now,
          })
          .onConflictDoNothing()
          .returning()
      : await db
          .update(formDrafts)
          .set({ values: body.values, version: sql`${formDrafts.version} + 1`, updated_at: now })
          .where(and(thisDraft(patientId, draftStep), eq(formDrafts.version, ifMatch)))
          .returning();
  if (!draft) {
    const [kept] = await db.select().from(formDrafts).where(thisDraft(patientId, draftStep));
    if (!kept || canonicalJson(kept.values) !== canonicalJson(body.values)) throw stale();
    return { status: 200, data: shown(kept), version: kept.version, changed: 'nothing' };
  }
  const data = shown(draft);
  return { status: 200, data, version: data.version, changed: { record: 'draft', id: `${patientId}/${draftStep}` } };
};

/** Takes away a draft whose record is stored now. */
export async function dropDraft(db: Queries, patientId: string, step: Draft['step']): Promise<void> {
  await db.delete(formDrafts).where(thisDraft(patientId, step));
}

/**
 * Anything but where the draft before began, which was sent: what a device still holds of that one is no change of this one,
 * though as many were made.
 */
function firstVersion(): number {
  return randomInt(1, 100_000_000);
}

function thisDraft(patientId: string, step: Draft['step']) {
  return and(eq(formDrafts.patient_id, patientId), eq(formDrafts.step, step));
}

function shown({ step, version, values, updated_at }: typeof formDrafts.$inferSelect): Draft {
  return { step, version, values, updated_at: updated_at.toISOString() };
}

/** The key that opens what the member's own devices keep of unsaved drafts (docs/decisions/030). */
export const getDraftKey: Handler<'getDraftKey'> = async ({ params }, { db }) => {
  const [patient] = await db
    .select({ key: patients.draft_key })
    .from(patients)
    .where(eq(patients.id, params.patientId));
  if (!patient?.key) throw notFound();
  return { status: 200, data: { key: patient.key.toString('base64') } };
};
