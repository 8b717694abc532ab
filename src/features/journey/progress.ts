import { noEvidence } from '#domain/progress.ts';
import { stepAfter, type JourneyStep } from '#domain/steps.ts';
import type { RecordOutcome } from '#machines/draft/types.ts';
import { stepsStoppedByConflict, type Progress, type Saved, type SaveStepInput } from '#machines/journey/machine.ts';
import { hasCode } from '../../lib/api/api-error.ts';
import { api } from '../../lib/api/client.ts';
import { asUserUpdate } from '../../lib/api/updates.ts';
import { getToken, signedInNoviId } from '../../lib/identity/identity.ts';
import { drafts, saveNow } from '../drafts/draft-registry.ts';
import { openDraft } from '../drafts/open-draft.ts';
import { submitRecord } from '../drafts/submit-record.ts';
import { loadJourney } from './load-journey.ts';

/**
 * Stores the record of a step, in place of its draft, and tells the backend that the step is done. Answers with what the
 * backend then holds: the evidence is false where it did not accept the step. Can be repeated as often as a reply is lost.
 */
export async function saveStep({ step, data, progress }: SaveStepInput): Promise<Saved> {
  // Who is signed in may have to be asked for, as their token: without it the update fails, too.
  const patientId = await asUserUpdate(signedInNoviId);
  const outcome = await submit(step, data, patientId);
  if (outcome === 'conflict') return { ...progress, isInConflict: true };
  if (outcome === 'refused') return without(step, progress);
  const proven = { ...progress, evidence: { ...progress.evidence, [step]: true } };
  const now = progress.furthest === step ? await recordStep(step, proven, patientId) : await loadJourney();
  return outcome === 'found' ? { ...now, found: true } : now;
}

/** Saves at once what was typed in a step that the member leaves for now, and tells whether all of it is saved. */
export async function saveDraftOf(step: JourneyStep): Promise<{ isSaved: boolean }> {
  const record = draftOf[step];
  const draft = record && drafts.find({ patientId: await signedInNoviId(), record });
  return { isSaved: !draft || (await saveNow(draft)) };
}

/** Which draft the record of a step takes the place of. */
const draftOf: Partial<Record<JourneyStep, string>> = {
  eligibility: 'drafts/eligibility',
  survey: 'answers/survey',
  'medical-history': 'answers/medical-history',
  'release-of-information': 'drafts/release-of-information',
  'request-genetic-test-kit': 'drafts/request-genetic-test-kit',
  counseling: 'drafts/counseling',
};

/** Has the draft of a step give way to its record. Without a record, what was typed is saved. */
async function submit(step: JourneyStep, data: unknown, patientId: string): Promise<RecordOutcome | 'conflict'> {
  const name = draftOf[step];
  if (!name) return 'stored';
  const key = { patientId, record: name };
  const draft = data === undefined ? drafts.find(key) : openDraft(key, { mayEncrypt: false });
  if (!draft) return 'stored';
  return submitRecord(draft, data, stepsStoppedByConflict.includes(step));
}

async function recordStep(step: JourneyStep, progress: Progress, noviId: string): Promise<Progress> {
  const next = stepAfter(step);
  try {
    await asUserUpdate(async () =>
      api.PUT('/users/{userId}', {
        params: { path: { userId: noviId }, header: {} },
        body: { user_id: noviId, access_token: (await getToken()) ?? '', step: next },
      }),
    );
    return { ...progress, furthest: next };
  } catch (error) {
    // Another tab was faster: the backend knows best.
    if (hasCode(error, 'step_behind')) return loadJourney();
    if (hasCode(error, 'step_refused')) return without(step, await loadJourney());
    throw error;
  }
}

/** What the backend holds, where it did not count the step as done. */
function without(step: JourneyStep, progress: Progress): Progress {
  return { ...progress, evidence: { ...progress.evidence, [step]: noEvidence[step] } };
}
