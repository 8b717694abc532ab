import { noEvidence } from '#domain/progress.ts';
import { stepAfter, type JourneyStep } from '#domain/steps.ts';
import type { Progress, Saved, SaveStepInput } from '#machines/journey/machine.ts';
import { hasCode } from '../../lib/api/api-error.ts';
import { api } from '../../lib/api/client.ts';
import { asUserUpdate } from '../../lib/api/updates.ts';
import { getToken, signedInNoviId } from '../../lib/identity/identity.ts';
import { noteNotStored, noteStored } from '../drafts/unsaved.ts';
import { storeRecord } from './records.ts';

/** Asks the backend where the member is. */
export async function loadJourney(): Promise<Progress> {
  const patientId = await signedInNoviId();
  const { data } = await api.GET('/patients/{patientId}/journey', { params: { path: { patientId } } });
  if (!data) throw new Error('The journey came back empty.');
  return { furthest: data.data.step, evidence: data.data.evidence };
}

/**
 * Stores the record of a step and tells the backend that the step is done. Answers with what the backend then holds: the
 * evidence is false where it did not accept the step. Can be repeated as often as a reply is lost.
 */
export async function saveStep({ step, data, progress }: SaveStepInput): Promise<Saved> {
  try {
    // Who is signed in may have to be asked for, as their token: without it the update fails, too.
    const patientId = await asUserUpdate(signedInNoviId);
    const outcome = data === undefined ? 'stored' : await storeRecord(step, data, patientId);
    noteStored(step);
    if (outcome === 'refused') return without(step, progress);
    const proven = { ...progress, evidence: { ...progress.evidence, [step]: true } };
    const now = progress.furthest === step ? await recordStep(step, proven, patientId) : await loadJourney();
    return outcome === 'found' ? { ...now, found: true } : now;
  } catch (error) {
    noteNotStored(step);
    throw error;
  }
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
