import { eq } from 'drizzle-orm';
import { patients } from '../db/schema/index.ts';
import { notFound } from '../errors.ts';
import type { Handler } from '../operation.ts';

/** The key that opens what the member's own devices keep of unsaved drafts (docs/decisions/030). */
export const getDraftKey: Handler<'getDraftKey'> = async ({ params }, { db }) => {
  const [patient] = await db
    .select({ key: patients.draft_key })
    .from(patients)
    .where(eq(patients.id, params.patientId));
  if (!patient?.key) throw notFound();
  return { status: 200, data: { key: patient.key.toString('base64') } };
};
