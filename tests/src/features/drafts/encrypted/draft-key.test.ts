import { beforeEach, expect, test, vi } from 'vitest';
import { draftKeyOf } from '#src/features/drafts/encrypted/draft-key.ts';
import { clearPersonalData } from '#src/lib/personal-data.ts';
import { backend } from '#tests/harness/backend.ts';

const path = '/patients/{patientId}/draft-key';
const asked = () => backend.received('get', path);
const key = Buffer.alloc(32, 7).toString('base64');
beforeEach(() => {
  clearPersonalData();
  backend.holds({ [path]: { key } });
});

test('the key is asked for once a person, and no script can read it out', async () => {
  const [one, again] = await Promise.all([draftKeyOf('ada'), draftKeyOf('ada')]);
  expect(one).toBe(again);
  expect(one?.extractable).toBe(false);
  vi.setSystemTime(Date.now() + 24 * 3_600_000);
  expect(await draftKeyOf('ada')).toBe(one);
  expect(asked()).toHaveLength(1);
});

test('it goes with the person', async () => {
  await draftKeyOf('ada');
  clearPersonalData();
  await draftKeyOf('ada');
  expect(asked()).toHaveLength(2);
});

test('another person’s is asked for anew', async () => {
  await draftKeyOf('ada');
  await draftKeyOf('bertha');
  expect(asked().map(({ params }) => params.patientId)).toEqual(['ada', 'bertha']);
});

test('one that could not be had is asked for at the next need', async () => {
  backend.isAway('get', path);
  expect(await draftKeyOf('ada')).toBeUndefined();
  backend.holds({ [path]: { key } });
  expect(await draftKeyOf('ada')).toBeDefined();
});
