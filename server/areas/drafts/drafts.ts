import { and, eq } from 'drizzle-orm';
import { notFound } from '../../errors/errors.ts';
import type { Data, Handler } from '../../contract/operation.ts';
import type { Queries } from '../../db/database.ts';
import { formDrafts, patients } from '../../db/schema/index.ts';
import { requireOpenStep } from '../journey/require-open-step.ts';
import { keepDraft } from '../../contract/keep-draft.ts';

type Draft = Data<'getDraft'>;

/** What was typed into a form and not sent yet; an empty draft of version 0 when there is nothing. */
export const getDraft: Handler<'getDraft'> = async ({ params }, { db }) => {
  const [draft] = await db.select().from(formDrafts).where(thisDraft(params.patientId, params.draftStep));
  const data: Draft = draft ? shown(draft) : { step: params.draftStep, version: 0, values: {}, updated_at: null };
  return { status: 200, data, version: data.version };
};

/** Keeps what is typed; 412 when another tab has kept something else since. */
export const putDraft: Handler<'putDraft'> = async ({ params, body, ifMatch }, { db, now }) => {
  const { patientId, draftStep } = params;
  await requireOpenStep(db, patientId, draftStep);
  const { values } = body;
  const isThis = thisDraft(patientId, draftStep);
  const { draft, isChanged } = await keepDraft(
    {
      begin: (version) =>
        db
          .insert(formDrafts)
          .values({ patient_id: patientId, step: draftStep, version, values, updated_at: now })
          .onConflictDoNothing()
          .returning(),
      change: (version) =>
        db
          .update(formDrafts)
          .set({ values, version: version + 1, updated_at: now })
          .where(and(isThis, eq(formDrafts.version, version)))
          .returning(),
      read: () => db.select().from(formDrafts).where(isThis),
    },
    { ifMatch, values },
  );
  const changed = isChanged ? { record: 'draft', id: `${patientId}/${draftStep}` } : ('nothing' as const);
  return { status: 200, data: shown(draft), version: draft.version, changed };
};

/** Takes away a draft whose record is stored now. */
export async function dropDraft(db: Queries, patientId: string, step: Draft['step']): Promise<void> {
  await db.delete(formDrafts).where(thisDraft(patientId, step));
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
