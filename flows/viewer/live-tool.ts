import { liveChannel } from '#machines/graph/live-channel.ts';
import type { TraceEntry } from '#machines/graph/trace.ts';
import type { AtlasPage } from './atlas-page.ts';
import { h, text, title } from './dom.ts';
import { wipe } from './paint.ts';
import type { Tool } from './tools.ts';
import { entryText, markEntry } from './trace-tool.ts';

const most = 12;

/**
 * Lights up what the app does in another tab of the same address, while that is developed. Names alone come over. The steps of this
 * flow are told; of others, which may have one each second, where they are.
 */
export function liveTool(page: AtlasPage): Tool {
  const own = page.data.flow.graph.id;
  let channel: BroadcastChannel | undefined;
  let heard: readonly TraceEntry[] = [];
  const show = () => {
    const others = [...lastOf().values()].filter(({ machine }) => machine !== own);
    page.tell(
      h('h2', {}, text('live')),
      heard.length + others.length === 0
        ? h('p', { class: 'quiet' }, text('liveWaiting'))
        : h('div', {}, ...heard.map((entry) => entryText(page, entry))),
      ...(others.length > 0 ? [h('h3', {}, text('elsewhere')), h('ul', {}, ...others.map(placeOf))] : []),
    );
  };
  const placeOf = ({ machine }: TraceEntry) =>
    h('li', {}, h('a', { href: `${machine}.html#view=live` }, title(page.titleOf(machine))));
  const hear = (entry: TraceEntry) => {
    const isNews = !lastOf().has(entry.machine);
    keep(entry);
    if (entry.machine === own) {
      heard = [entry, ...heard].slice(0, most);
      markEntry(page, entry);
    }
    if (isNews || entry.machine === own) show();
  };
  return {
    id: 'live',
    open: () => {
      const last = lastOf().get(own);
      heard = last ? [last] : [];
      channel?.close();
      channel = new BroadcastChannel(liveChannel);
      channel.addEventListener('message', ({ data }: MessageEvent<TraceEntry>) => {
        hear(data);
      });
      show();
      if (last) markEntry(page, last);
    },
    close: () => {
      channel?.close();
      wipe('now');
    },
  };
}

/** The last step of each flow, while one goes from page to page. */
const stored = 'flowsLive';

function lastOf(): ReadonlyMap<string, TraceEntry> {
  return new Map(JSON.parse(sessionStorage.getItem(stored) ?? '[]') as [string, TraceEntry][]);
}

function keep(entry: TraceEntry): void {
  sessionStorage.setItem(stored, JSON.stringify([...new Map(lastOf()).set(entry.machine, entry)]));
}
