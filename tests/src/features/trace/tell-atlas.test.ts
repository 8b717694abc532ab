import { afterEach, expect, it } from 'vitest';
import { liveChannel } from '#machines/graph/live-channel.ts';
import type { TraceEntry } from '#machines/graph/trace.ts';
import { tellAtlas } from '#src/features/trace/tell-atlas.ts';

const entry: TraceEntry = { machine: 'kit', actor: '1.1', event: 'kit.sent', branches: [], state: ['kit.APPROVED'] };

afterEach(() => {
  delete window.noviTrace;
});

it('what the machines do is heard in another tab, and by a test that drives the browser', async () => {
  const driver: TraceEntry[] = [];
  window.noviTrace = (each) => driver.push(each);
  const atlas = new BroadcastChannel(liveChannel);
  const heard = new Promise<unknown>((resolve) => {
    atlas.addEventListener('message', ({ data }) => {
      resolve(data);
    });
  });
  tellAtlas();
  window.noviTrace(entry);
  await expect(heard).resolves.toEqual(entry);
  expect(driver).toEqual([entry]);
  atlas.close();
});
