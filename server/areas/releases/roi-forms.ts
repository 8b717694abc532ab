import { and, desc, eq, sql } from 'drizzle-orm';
import { checkReadable } from '#domain/readable.ts';
import {
  alreadyRevoked,
  checkRelease,
  checkRevocation,
  checkSigned,
  checkSigningConsent,
  currentDisclosures,
  currentRelease,
  releaseStatus,
} from '#domain/release.ts';
import { isStateCode } from '#domain/states.ts';
import { zoneOf } from '#domain/time-zones.ts';
import { sanitizeText } from '#domain/validation.ts';
import { conflict, notFound, unprocessable } from '../../errors/errors.ts';
import type { Context, Data, Handler } from '../../contract/operation.ts';
import { refuseStale } from '../../contract/preconditions.ts';
import type { Queries } from '../../db/database.ts';
import { lockPatientWithTime } from '../../db/lock-patient.ts';
import { notBefore } from '../../db/not-before.ts';
import { patients, roiForms, userEmails } from '../../db/schema/index.ts';
import { dropDraft } from '../drafts/drafts.ts';
import { requireOpenStep } from '../journey/require-open-step.ts';
import { queueNews } from '../messages/outbox.ts';
import { hashOfRelease } from './release-hash.ts';
import { signingCodeOf } from './signing-code.ts';
import { findStandingForm } from './standing-form.ts';

type RoiFormRow = typeof roiForms.$inferSelect;

/**
 * Signs a release of information under 45 CFR 164.508(c), on a screen as 15 USC 7001(c) lets one. The statements and the
 * disclosures that were shown are part of what is signed. What stands already is the answer, and is not signed a second time.
 */
export const createRoiForm: Handler<'createRoiForm'> = async ({ body }, { db, holder }) => {
  const { agrees: _, ...sent } = body;
  await requireOpenStep(db, sent.patient_id, 'release-of-information');
  // A decision to share with nobody waits for this, or this for it: they never both hold.
  const now = await lockPatientWithTime(db, sent.patient_id);
  const { released_by, recipient, signature, signing_consent } = sent;
  const { particulars, ...signer } = await signerOf(db, sent.patient_id);
  const problems = [
    ...checkReadable({ '/released_by': released_by, '/recipient': recipient }),
    ...checkRelease(sent, now),
    ...checkSigningConsent(signing_consent, {
      codeInPdf: await signingCodeOf(db, sent.patient_id),
      hasShown: await hasSignedWithCode(db, sent.patient_id),
    }),
    ...checkSigned(signature, signer),
  ];
  if (problems.length > 0) throw unprocessable(problems);

  const form = {
    ...sent,
    released_by: sanitizeText(released_by),
    recipient: sanitizeText(recipient),
    signature: { ...signature, text: sanitizeText(signature.text) },
    particulars: { ...particulars, holder },
    signed_at: now,
  };
  const standing = await findStandingForm(db, form);
  if (standing) {
    await dropDraft(db, standing.patient_id, 'release-of-information');
    return { status: 201, data: shown(standing, now), version: standing.version, changed: 'nothing' };
  }
  const [row] = await db
    .insert(roiForms)
    .values({
      ...form,
      content_hash: hashOfRelease({ form, release: currentRelease, disclosures: currentDisclosures }),
    })
    .returning();
  if (!row) throw new Error('The release was not stored, and the database gave no reason.');
  await dropDraft(db, row.patient_id, 'release-of-information');
  return { status: 201, data: shown(row, now), version: row.version, changed: { record: 'roi-form', id: row.id } };
};

/** A patient's releases, newest first. */
export const listRoiForms: Handler<'listRoiForms'> = async ({ query }, { db, caller, now }) => {
  const rows = await db
    .select()
    .from(roiForms)
    .where(eq(roiForms.patient_id, query.patient_id ?? caller.noviId))
    .orderBy(desc(roiForms.signed_at));
  return { status: 200, data: rows.map((row) => shown(row, now)) };
};

export const getRoiForm: Handler<'getRoiForm'> = async ({ params }, { db, now }) => {
  const [row] = await db.select().from(roiForms).where(eq(roiForms.id, params.roiFormId));
  if (!row) throw notFound();
  return { status: 200, data: shown(row, now), version: row.version };
};

/** Revokes a release, once, or records that it was revoked in writing. Nothing else about a signed form ever changes. */
export const updateRoiForm: Handler<'updateRoiForm'> = ({ params, body, ifMatch }, context) =>
  revoke({ id: params.roiFormId, ifMatch, receivedOn: body.received_on }, context);

/** Revokes a release, too: what was signed is kept, so there is nothing else that deleting it could mean. */
export const deleteRoiForm: Handler<'deleteRoiForm'> = ({ params, ifMatch }, context) =>
  revoke({ id: params.roiFormId, ifMatch, receivedOn: undefined }, context);

type Revocation = { id: string; ifMatch: number | undefined; receivedOn: string | undefined };

async function revoke(
  { id, ifMatch, receivedOn }: Revocation,
  { db, caller, now }: Pick<Context<'updateRoiForm'>, 'db' | 'caller' | 'now'>,
) {
  const [signed] = await db.select().from(roiForms).where(eq(roiForms.id, id)).for('update');
  if (!signed) throw notFound();
  refuseStale(signed.version, ifMatch);
  if (signed.revoked_at) throw conflict('already_revoked', alreadyRevoked);
  const problems = checkRevocation(
    { isOwn: caller.noviId === signed.patient_id, receivedOn },
    { signedAt: signed.signed_at, now },
  );
  if (problems.length > 0) throw unprocessable(problems);
  const [row] = await db
    .update(roiForms)
    .set({
      revoked_at: notBefore(roiForms.signed_at, now),
      revocation_received_on: receivedOn ?? null,
      version: signed.version + 1,
    })
    .where(eq(roiForms.id, signed.id))
    .returning();
  if (!row) throw notFound();
  if (caller.noviId !== signed.patient_id) await queueNews(db, signed.patient_id);
  const changed = { record: 'roi-form' as const, id: row.id };
  return { status: 200 as const, data: shown(row, now), version: row.version, changed };
}

/** Whether one of the patient's forms was signed with the code of a PDF: see hasShownPdf. */
async function hasSignedWithCode(db: Queries, patientId: string): Promise<boolean> {
  const withCode = sql`${roiForms.signing_consent} ? 'code'`;
  return (await db.$count(roiForms, and(eq(roiForms.patient_id, patientId), withCode))) > 0;
}

/** The legal name that the patient gave at the eligibility check, and what else says whose form it is. */
async function signerOf(db: Queries, patientId: string) {
  const { first_name, middle_name, last_name, date_of_birth, state } = patients;
  const [found] = await db
    .select({ firstName: first_name, middleName: middle_name, lastName: last_name, date_of_birth, state })
    .from(patients)
    .where(eq(patients.id, patientId));
  if (!found) throw notFound();
  const [account] = await db
    .select({ email: userEmails.email_address })
    .from(userEmails)
    .where(eq(userEmails.user_id, patientId));
  const { state: code, date_of_birth: birth, ...name } = found;
  const time_zone = code !== null && isStateCode(code) ? zoneOf(code) : null;
  return { ...name, particulars: { date_of_birth: birth, email: account?.email ?? null, time_zone } };
}

function shown(row: RoiFormRow, now: Date): Data<'getRoiForm'> {
  const { signed_at, revoked_at, ...form } = row;
  const timeZone = form.particulars?.time_zone ?? null;
  return {
    ...form,
    status: releaseStatus({ expiresOn: form.expires_on, revokedAt: revoked_at, timeZone }, now),
    signed_at: signed_at.toISOString(),
    revoked_at: revoked_at?.toISOString() ?? null,
  };
}
