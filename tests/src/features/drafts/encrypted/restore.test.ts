import { beforeEach, expect, test } from 'vitest';
import { readEntries } from '#src/features/drafts/encrypted/entries.ts';
import { tell } from '#src/features/drafts/draft-registry.ts';
import { openDraft } from '#src/features/drafts/open-draft.ts';
import { restore } from '#src/features/drafts/use-stored-draft.ts';
import { ownDrafts } from '#tests/harness/drafts.ts';
import { ada, zip, openVault, crash, beginAnew } from './vault.ts';

const storedAs = (value: unknown) => ({ value, version: 3 });

beforeEach(beginAnew);

test('what the backend holds already is not brought back', async () => {
  await openVault<string>(ada).encrypt(zip('60647'));
  crash();
  expect(await restore(ada, storedAs('60647'), () => true, true)).toBeUndefined();
  expect(await readEntries(ada)).toEqual([]);
});

test('what a form can’t show any more is not brought back', async () => {
  await openVault<string>(ada).encrypt(zip('60647'));
  crash();
  expect(await restore(ada, storedAs('stored'), () => false, true)).toBeUndefined();
});

test('what is brought back is for the form of that draft alone', async () => {
  await openVault<string>(ada).encrypt(zip('60647'));
  crash();
  const [mine, other] = [ada, { ...ada, record: 'drafts/counseling' }].map((key) =>
    openDraft(key, { mayEncrypt: true }),
  );
  [mine, other].forEach((draft) => draft && tell(draft, { type: 'form.opening' }));
  expect(await restore(ada, storedAs('stored'), () => true, true)).toMatchObject({ value: '60647' });
  expect(mine?.getSnapshot().context.read?.found).toMatchObject({ value: '60647' });
  expect(other?.getSnapshot().context.read).toBeUndefined();
});

test('what was typed in this page goes before what lies on the device, and needs no device', async () => {
  await openVault<string>(ada).encrypt(zip('60647'));
  crash();
  tell(openDraft(ada, { mayEncrypt: false }), { type: 'draft.changed', value: '60651' });
  for (const mayEncrypt of [true, false]) {
    expect(await restore(ada, storedAs('stored'), () => true, mayEncrypt)).toMatchObject({ value: '60651' });
  }
  ownDrafts();
  expect(await restore(ada, storedAs('stored'), () => true, false)).toBeUndefined();
  expect(await restore(ada, storedAs('stored'), () => true, true)).toMatchObject({ value: '60647' });
});
