import { expect, test } from 'vitest';
import { decrypt, encrypt, importKey } from '#src/features/drafts/encrypted/encrypt.ts';

const place = { patientId: '5f0f2b0e-8a3f-4a70-9f3c-0d5f3a4a2a11', record: 'answers/survey' };
const keyOf = (byte: number) => importKey(Buffer.alloc(32, byte).toString('base64'));
const secret = { family_history: 'My mother had breast cancer at 41' };

test('what is encrypted opens for the same person and the same draft', async () => {
  const key = await keyOf(1);
  expect(await decrypt(key, place, await encrypt(key, place, secret))).toEqual(secret);
});

test('no word of it can be read, and the same is never encrypted alike twice', async () => {
  const key = await keyOf(1);
  const [one, other] = [await encrypt(key, place, secret), await encrypt(key, place, secret)];
  expect(Buffer.from(one.box).toString('latin1')).not.toMatch(/mother|cancer|family/);
  expect(one.iv).toHaveLength(12);
  expect(one.iv).not.toEqual(other.iv);
  expect(Buffer.from(one.box).equals(Buffer.from(other.box))).toBe(false);
});

test.each([
  ['another key', 2, place],
  ['another person', 1, { ...place, patientId: '7a1a2b0e-8a3f-4a70-9f3c-0d5f3a4a2a11' }],
  ['another draft', 1, { ...place, record: 'answers/medical-history' }],
])('it does not open with %s', async (_, byte, where) => {
  const encrypted = await encrypt(await keyOf(1), place, secret);
  expect(await decrypt(await keyOf(byte), where, encrypted)).toBeUndefined();
});

test('what was changed on the device does not open', async () => {
  const key = await keyOf(1);
  const encrypted = await encrypt(key, place, secret);
  const bytes = new Uint8Array(encrypted.box.slice(0));
  bytes[3] = (bytes[3] ?? 0) ^ 1;
  expect(await decrypt(key, place, { ...encrypted, box: bytes.buffer })).toBeUndefined();
  expect(await decrypt(key, place, { ...encrypted, iv: new Uint8Array(12) })).toBeUndefined();
});

test('no script can read the key out', async () => {
  const key = await keyOf(1);
  expect(key.extractable).toBe(false);
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
});
