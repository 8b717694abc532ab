import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { NamedFile } from '#src/lib/files/download.ts';
import { openFile } from '#src/lib/files/open-file.ts';
import { clearPersonalData } from '#src/lib/personal-data.ts';
import { savedFiles } from '#tests/harness/saved-files.ts';

const file: NamedFile = { blob: new Blob(['x'], { type: 'application/pdf' }), name: 'novi.pdf' };
const replace = vi.fn();
const close = vi.fn();
let kept: NamedFile[];
beforeEach(() => {
  kept = savedFiles();
  const tab = { document: document.implementation.createHTMLDocument(), location: { replace }, closed: false, close };
  vi.stubGlobal('open', () => tab);
});
afterEach(() => {
  clearPersonalData();
  replace.mockReset();
  close.mockReset();
});

test('a file is shown in a tab of its own, and the tab goes with the person', async () => {
  await openFile(() => Promise.resolve(file), 'Opening');
  expect(replace).toHaveBeenCalledExactlyOnceWith('blob:file');
  expect(close).not.toHaveBeenCalled();
  clearPersonalData();
  expect(close).toHaveBeenCalledOnce();
});

test('a file whose tab was closed while it waited is not kept: nobody wants it any more', async () => {
  const held = Promise.withResolvers<NamedFile>();
  const opening = openFile(() => held.promise, 'Opening');
  Object.assign(window.open() ?? {}, { closed: true });
  held.resolve(file);
  await opening;
  expect(kept).toEqual([]);
  expect(replace).not.toHaveBeenCalled();
});

test('a file is kept where the browser opens no tab', async () => {
  vi.stubGlobal('open', () => null);
  await openFile(() => Promise.resolve(file), 'Opening');
  expect(kept).toEqual([file]);
});

test.each(['shown', 'closed'] as const)(
  'a file that comes when the person has gone is not had, its tab %s',
  async (is) => {
    const held = Promise.withResolvers<NamedFile>();
    const opening = openFile(() => held.promise, 'Opening');
    clearPersonalData();
    const tab = window.open();
    if (tab) Object.assign(tab, { closed: is === 'closed' });
    held.resolve(file);
    await opening;
    expect(replace).not.toHaveBeenCalled();
    expect(kept).toEqual([]);
    expect(close).toHaveBeenCalledOnce();
  },
);
