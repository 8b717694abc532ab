import { expect, test } from 'vitest';
import { importKey, seal, unseal } from '#src/features/drafts/sealed/seal.ts';

const place = { patientId: '5f0f2b0e-8a3f-4a70-9f3c-0d5f3a4a2a11', record: 'answers/survey' };
const keyOf = (byte: number) => importKey(Buffer.alloc(32, byte).toString('base64'));
const secret = { family_history: 'My mother had breast cancer at 41' };

test('what is sealed opens for the same person and the same draft', async () => {
  const key = await keyOf(1);
  expect(await unseal(key, place, await seal(key, place, secret))).toEqual(secret);
});

test('no word of it can be read, and the same is never sealed alike twice', async () => {
  const key = await keyOf(1);
  const [one, other] = [await seal(key, place, secret), await seal(key, place, secret)];
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
  const sealed = await seal(await keyOf(1), place, secret);
  expect(await unseal(await keyOf(byte), where, sealed)).toBeUndefined();
});

test('what was changed on the device does not open', async () => {
  const key = await keyOf(1);
  const sealed = await seal(key, place, secret);
  const bytes = new Uint8Array(sealed.box.slice(0));
  bytes[3] = (bytes[3] ?? 0) ^ 1;
  expect(await unseal(key, place, { ...sealed, box: bytes.buffer })).toBeUndefined();
  expect(await unseal(key, place, { ...sealed, iv: new Uint8Array(12) })).toBeUndefined();
});

test('no script can read the key out', async () => {
  const key = await keyOf(1);
  expect(key.extractable).toBe(false);
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
});
