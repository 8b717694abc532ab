import type { AtlasPage } from './atlas-page.ts';
import { h, text } from './dom.ts';
import { filmStrip, frame } from './screens.ts';

const widths = { 390: 'phone', 1280: 'desktop' } as const;

/** The usual way through the flow and what it starts, as the screens that a person sees. */
export function filmView({ data, titleOf }: AtlasPage): HTMLElement {
  const groupOf = (state: string, machine: string) => {
    const group = state.slice(0, state.lastIndexOf('.'));
    return group === data.flow.graph.id || group === '' ? undefined : titleOf(group === machine ? machine : group);
  };
  const strip = h('div');
  const show = (width: number) => {
    const frames = data.film.map(({ machine, state, sentence }) =>
      frame(titleOf(state), data.screens[state] ?? [], {
        ...{
          sentence,
          width,
          group: groupOf(state, machine),
          link: `${machine}.html#state=${encodeURIComponent(state)}`,
        },
      }),
    );
    strip.replaceChildren(filmStrip(frames));
  };
  const select = h(
    'select',
    {},
    ...Object.entries(widths).map(([width, key]) => h('option', { value: width }, text(key), ` ${width} px`)),
  );
  select.addEventListener('change', () => {
    show(Number(select.value));
  });
  show(390);
  const hasScreens = data.film.some(({ state }) => (data.screens[state] ?? []).length > 0);
  return h(
    'div',
    {},
    h('p', { class: 'quiet' }, text('filmLead')),
    hasScreens ? h('p', {}, h('label', {}, text('width'), ' ', select)) : h('p', {}, text('noScreens')),
    strip,
  );
}
