import { parseTrace, type Trace, type TraceEntry } from '#machines/graph/trace.ts';
import type { AtlasPage } from './atlas-page.ts';
import { english, fileField, h, text, title } from './dom.ts';
import { markNow, wipe } from './paint.ts';
import type { Tool } from './tools.ts';

/** The trace that is replayed, while one goes from page to page. */
const stored = 'flowsTrace';

/** Replays a trace that was saved, step by step. Steps of other flows lead to their pages. */
export function traceTool(page: AtlasPage): Tool {
  const kept = sessionStorage.getItem(stored);
  let replay: { trace: Trace; at: number } | undefined =
    kept === null ? undefined : (JSON.parse(kept) as { trace: Trace; at: number });
  const keep = (next: typeof replay) => {
    replay = next;
    if (next) sessionStorage.setItem(stored, JSON.stringify(next));
    show();
  };
  const chooser = fileField('openTrace', (json) => {
    try {
      keep({ trace: parseTrace(json), at: 0 });
    } catch (error) {
      page.tell(
        h('h2', {}, text('trace')),
        chooser,
        h(
          'p',
          { class: 'bad', role: 'alert' },
          text('notATrace'),
          ' ',
          english(error instanceof Error ? error.message : ''),
        ),
      );
    }
  });
  const show = () => {
    const entry = replay?.trace.entries[replay.at];
    if (!replay || !entry) {
      page.tell(h('h2', {}, text('trace')), chooser);
      return;
    }
    const { trace, at } = replay;
    const move = (key: 'previous' | 'next', to: number) =>
      h(
        'button',
        {
          type: 'button',
          click: () => {
            keep({ trace, at: to });
          },
          ...(trace.entries[to] ? {} : { disabled: '' }),
        },
        text(key),
      );
    const count = { number: at + 1, count: trace.entries.length };
    page.tell(
      h('h2', {}, text('trace')),
      chooser,
      h('p', {}, text('traceStep', count)),
      h('p', {}, move('previous', at - 1), ' ', move('next', at + 1)),
      entryText(page, entry),
    );
    markEntry(page, entry);
  };
  return {
    id: 'trace',
    open: show,
    close: () => {
      wipe('now');
    },
  };
}

/** What a step of a trace says, in the words of the flow. */
export function entryText(page: AtlasPage, { machine, event, branches, state }: TraceEntry): HTMLElement {
  if (machine !== page.data.flow.graph.id)
    return h(
      'p',
      {},
      text('otherFlow'),
      ' ',
      h('a', { href: `${machine}.html#view=trace` }, title(page.titleOf(machine))),
    );
  const sentences = branches.map((id) => h('p', { lang: 'en' }, page.branchOf(id)?.description ?? id));
  const unanswered = event === 'xstate.init' ? [text('begins')] : [text('noAnswer'), ' ', h('code', {}, event)];
  return h(
    'div',
    {},
    ...(sentences.length > 0 ? sentences : [h('p', { class: 'quiet' }, ...unanswered)]),
    h('p', {}, ...state.flatMap((id, index) => [index > 0 ? ' · ' : '', h('b', {}, title(page.titleOf(id)))])),
  );
}

/** Shows on the pictures where a step of a trace has led. */
export function markEntry(page: AtlasPage, { machine, branches, state }: TraceEntry): void {
  if (machine === page.data.flow.graph.id) markNow(state, branches);
  else wipe('now');
}
