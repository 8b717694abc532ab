/** Whose draft it is, and which: `answers/survey` or `drafts/eligibility`. */
export type Place = { patientId: string; record: string };

/** What lies on the device: nobody reads it without the key. */
export type Sealed = { iv: Uint8Array<ArrayBuffer>; box: ArrayBuffer };

/** The key as the backend gives it; from here on no script can read it out. */
export function importKey(base64: string): Promise<CryptoKey> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return crypto.subtle.importKey('raw', bytes, algorithm, false, ['encrypt', 'decrypt']);
}

/** Seals a value for one person and one draft: it can be opened as no other. */
export async function seal(key: CryptoKey, place: Place, value: unknown): Promise<Sealed> {
  // 96 bits of chance each time, as NIST SP 800-38D, 8.2.2 asks.
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const how = { name: algorithm, iv, additionalData: labelOf(place) };
  return { iv, box: await crypto.subtle.encrypt(how, key, encode(JSON.stringify(value))) };
}

/** Opens what was sealed; nothing where it was sealed by another key or for another place, or was changed since. */
export async function unseal(key: CryptoKey, place: Place, { iv, box }: Sealed): Promise<unknown> {
  try {
    const how = { name: algorithm, iv, additionalData: labelOf(place) };
    return JSON.parse(new TextDecoder().decode(await crypto.subtle.decrypt(how, key, box))) as unknown;
  } catch {
    return undefined;
  }
}

const algorithm = 'AES-GCM';

function labelOf({ patientId, record }: Place) {
  return encode(JSON.stringify(['novi-draft', patientId, record]));
}

function encode(text: string) {
  return new TextEncoder().encode(text);
}
