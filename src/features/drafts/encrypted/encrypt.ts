import type { DraftKey } from '#machines/draft/types.ts';

/** What lies on the device: nobody reads it without the key. */
export type EncryptedDraft = { iv: Uint8Array<ArrayBuffer>; box: ArrayBuffer };

/** The key as the backend gives it; from here on no script can read it out. */
export function importKey(base64: string): Promise<CryptoKey> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return crypto.subtle.importKey('raw', bytes, algorithm, false, ['encrypt', 'decrypt']);
}

/** Encrypts a value for one person and one draft: it can be opened as no other. */
export async function encrypt(key: CryptoKey, draft: DraftKey, value: unknown): Promise<EncryptedDraft> {
  // 96 bits of chance each time, as NIST SP 800-38D, 8.2.2 asks.
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const how = { name: algorithm, iv, additionalData: labelOf(draft) };
  return { iv, box: await crypto.subtle.encrypt(how, key, encode(JSON.stringify(value))) };
}

/** Opens what was encrypted; nothing where that was done with another key or for another draft, or it was changed since. */
export async function decrypt(key: CryptoKey, draft: DraftKey, { iv, box }: EncryptedDraft): Promise<unknown> {
  try {
    const how = { name: algorithm, iv, additionalData: labelOf(draft) };
    return JSON.parse(new TextDecoder().decode(await crypto.subtle.decrypt(how, key, box))) as unknown;
  } catch {
    return undefined;
  }
}

const algorithm = 'AES-GCM';

function labelOf({ patientId, record }: DraftKey) {
  return encode(JSON.stringify(['novi-draft', patientId, record]));
}

function encode(text: string) {
  return new TextEncoder().encode(text);
}
