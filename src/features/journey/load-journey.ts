import type { Progress } from '#machines/journey/machine.ts';
import { api } from '../../lib/api/client.ts';
import { signedInNoviId } from '../../lib/identity/identity.ts';

/** Asks the backend where the member is. */
export async function loadJourney(): Promise<Progress> {
  const patientId = await signedInNoviId();
  const { data } = await api.GET('/patients/{patientId}/journey', { params: { path: { patientId } } });
  if (!data) throw new Error('The journey came back empty.');
  return { furthest: data.data.step, evidence: data.data.evidence };
}
