import { beforeEach, expect, test, vi } from 'vitest';
import { draftKey } from '#src/features/drafts/sealed/draft-key.ts';
import { clearPersonalData } from '#src/lib/personal-data.ts';

const { GET } = vi.hoisted(() => ({ GET: vi.fn() }));
vi.mock('#src/lib/api/client.ts', () => ({ api: { GET } }));

const key = Buffer.alloc(32, 7).toString('base64');
beforeEach(() => {
  clearPersonalData();
  GET.mockReset().mockResolvedValue({ data: { data: { key } } });
});

test('the key is asked for once a person, and no script can read it out', async () => {
  const [one, again] = await Promise.all([draftKey('ada'), draftKey('ada')]);
  expect(one).toBe(again);
  expect(one?.extractable).toBe(false);
  expect(GET).toHaveBeenCalledTimes(1);
});

test('it goes with the person', async () => {
  await draftKey('ada');
  clearPersonalData();
  await draftKey('ada');
  expect(GET).toHaveBeenCalledTimes(2);
});

test('another person’s is asked for anew', async () => {
  await draftKey('ada');
  await draftKey('bertha');
  for (const patientId of ['ada', 'bertha']) {
    expect(GET).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ params: { path: { patientId } } }));
  }
});

test('one that could not be had is asked for at the next need', async () => {
  GET.mockRejectedValueOnce(new Error('down'));
  expect(await draftKey('ada')).toBeUndefined();
  expect(await draftKey('ada')).toBeDefined();
});
