import { beforeEach, expect, test, vi } from 'vitest';
import { draftKeyOf } from '#src/features/drafts/encrypted/draft-key.ts';
import { clearPersonalData } from '#src/lib/personal-data.ts';

const { GET } = vi.hoisted(() => ({ GET: vi.fn() }));
vi.mock('#src/lib/api/client.ts', () => ({ api: { GET } }));

const key = Buffer.alloc(32, 7).toString('base64');
beforeEach(() => {
  clearPersonalData();
  GET.mockReset().mockResolvedValue({ data: { data: { key } } });
});

test('the key is asked for once a person, and no script can read it out', async () => {
  const [one, again] = await Promise.all([draftKeyOf('ada'), draftKeyOf('ada')]);
  expect(one).toBe(again);
  expect(one?.extractable).toBe(false);
  expect(GET).toHaveBeenCalledTimes(1);
});

test('it goes with the person', async () => {
  await draftKeyOf('ada');
  clearPersonalData();
  await draftKeyOf('ada');
  expect(GET).toHaveBeenCalledTimes(2);
});

test('another person’s is asked for anew', async () => {
  await draftKeyOf('ada');
  await draftKeyOf('bertha');
  for (const patientId of ['ada', 'bertha']) {
    expect(GET).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ params: { path: { patientId } } }));
  }
});

test('one that could not be had is asked for at the next need', async () => {
  GET.mockRejectedValueOnce(new Error('down'));
  expect(await draftKeyOf('ada')).toBeUndefined();
  expect(await draftKeyOf('ada')).toBeDefined();
});
