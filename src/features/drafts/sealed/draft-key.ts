import { api } from '#src/lib/api/client.ts';
import { clearWhenPersonGoes } from '#src/lib/personal-data.ts';
import { importKey } from './seal.ts';

let kept: { patientId: string; key: Promise<CryptoKey | undefined> } | undefined;
clearWhenPersonGoes(() => (kept = undefined));

/** The key of the signed-in member, in memory alone; nothing where it can't be had now. Rejects never. */
export function draftKey(patientId: string): Promise<CryptoKey | undefined> {
  if (kept?.patientId === patientId) return kept.key;
  const asked = { patientId, key: fetchKey(patientId) };
  kept = asked;
  void asked.key.then((key) => {
    if (!key && kept === asked) kept = undefined;
  });
  return asked.key;
}

async function fetchKey(patientId: string): Promise<CryptoKey | undefined> {
  try {
    const { data } = await api.GET('/patients/{patientId}/draft-key', { params: { path: { patientId } } });
    return data && (await importKey(data.data.key));
  } catch {
    return undefined;
  }
}
