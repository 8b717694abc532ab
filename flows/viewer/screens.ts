import type { Words } from '#domain/words.ts';
import type { Screen } from '../page/screen.ts';
import { h, text, title } from './dom.ts';

/** The pictures of a state in the language that the atlas is read in; those that have changed beside what was accepted. */
export function screensOf(name: Words, screens: readonly Screen[]): HTMLElement {
  if (screens.length === 0) return h('p', { class: 'quiet' }, text('noScreens'));
  return h('div', { class: 'screens' }, ...screens.map((screen) => figure(name, screen)));
}

function figure(name: Words, { file, width, language, change, accepted, difference }: Screen) {
  const size = text(width < 600 ? 'phone' : 'desktop');
  const pictures = [
    { source: accepted, said: text('acceptedScreen') },
    { source: file, said: accepted === undefined ? size : text('now') },
    { source: difference, said: text('differenceScreen') },
  ];
  return h(
    'figure',
    { class: language },
    ...(change === undefined
      ? []
      : [h('p', { class: 'some' }, '≠ ', text(change === 'new' ? 'newScreen' : 'changedScreen'))]),
    h(
      'div',
      { class: 'screens' },
      ...pictures.flatMap(({ source, said }) =>
        source === undefined
          ? []
          : [
              h(
                'div',
                {},
                image(source, `${name[language]}, ${String(width)} px`),
                h('small', { class: 'quiet' }, said),
              ),
            ],
      ),
    ),
  );
}

/** A picture that is large when it is pressed. */
function image(file: string, alt: string): HTMLElement {
  const source = `screens/${encodeURIComponent(file)}`;
  return h('a', { href: source, target: '_blank' }, h('img', { src: source, alt, loading: 'lazy' }));
}

/** The usual way as a strip of pictures, each with what has led there. */
export function filmStrip(frames: readonly Node[]): HTMLElement {
  return h('ol', { class: 'film', tabindex: '0' }, ...frames.map((frame) => h('li', {}, frame)));
}

/** What is told of a picture of a film; `group` is what its state lies in. */
type FrameDetails = { sentence: string | undefined; group: Words | undefined; link: string; width: number };

/** One picture of a film; of a state without one, its title alone. */
export function frame(name: Words, screens: readonly Screen[], { sentence, group, link, width }: FrameDetails): Node {
  const ofWidth = screens.filter((screen) => screen.width === width);
  return h(
    'div',
    { class: ofWidth.length > 0 ? 'frame' : 'frame empty' },
    h('p', { class: 'quiet', lang: 'en' }, sentence ?? ''),
    h(
      'p',
      {},
      group && h('b', {}, title(group), ' · '),
      h('a', { href: link }, title(name)),
      ofWidth.some(({ change }) => change === 'changed') && ' ≠',
    ),
    ...ofWidth.map(({ file, language }) =>
      h('div', { class: language }, image(file, `${name[language]}, ${String(width)} px`)),
    ),
  );
}
