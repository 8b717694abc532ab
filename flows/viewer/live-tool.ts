import { liveChannel } from '#machines/graph/live-channel.ts';
import type { TraceEntry } from '#machines/graph/trace.ts';
import type { AtlasPage } from './atlas-page.ts';
import { h, text } from './dom.ts';
import { wipe } from './paint.ts';
import type { Tool } from './tools.ts';
import { entryText, markEntry } from './trace-tool.ts';

const most = 12;

/** Lights up what the app does in another tab of the same address, while that is developed. Names alone come over. */
export function liveTool(page: AtlasPage): Tool {
  let channel: BroadcastChannel | undefined;
  let heard: readonly TraceEntry[] = [];
  const show = () => {
    page.tell(
      h('h2', {}, text('live')),
      heard.length === 0
        ? h('p', { class: 'quiet' }, text('liveWaiting'))
        : h('div', {}, ...heard.map((entry) => entryText(page, entry))),
    );
  };
  return {
    id: 'live',
    open: () => {
      heard = [];
      channel = new BroadcastChannel(liveChannel);
      channel.addEventListener('message', ({ data }: MessageEvent<TraceEntry>) => {
        heard = [data, ...heard].slice(0, most);
        show();
        if (data.machine === page.data.flow.graph.id) markEntry(page, data);
      });
      show();
    },
    close: () => {
      channel?.close();
      wipe('now');
    },
  };
}
