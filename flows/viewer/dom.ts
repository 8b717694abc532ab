import { fill, isLocale, type Locale, type WordParams, type Words } from '#domain/words.ts';
import { atlasTexts, type AtlasText } from '../page/texts.ts';

type Child = Node | string | undefined | false;

/** An element with its attributes and children. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string | EventListener>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'string') element.setAttribute(name, value);
    else element.addEventListener(name, value);
  }
  element.append(...children.filter((child) => child !== undefined && child !== false));
  return element;
}

/** The language that the atlas is read in. */
export function language(): Locale {
  const chosen = document.documentElement.dataset['language'];
  return isLocale(chosen) ? chosen : 'en';
}

/** A text of the atlas, which changes with the language. */
export function text(key: AtlasText, params?: WordParams): HTMLElement {
  const element = h('span', { 'data-t': key }, fill(atlasTexts[key], language(), params));
  if (params) element.dataset['params'] = JSON.stringify(params);
  return element;
}

/** A title in both languages, of which the page shows one. */
export function title({ en, es }: Words): DocumentFragment {
  const fragment = document.createDocumentFragment();
  fragment.append(h('span', { class: 'en' }, en), h('span', { class: 'es', lang: 'es' }, es));
  return fragment;
}

/** A text that is told in English alone, whichever language the page is read in. */
export function english(said: string): HTMLElement {
  return h('span', { lang: 'en' }, said);
}

/** A field to choose a JSON file by, whose content is read. */
export function fileField(label: AtlasText, read: (json: string) => void): HTMLElement {
  const field = h('input', { type: 'file', accept: '.json,application/json' });
  field.addEventListener('change', () => {
    void field.files?.[0]?.text().then(read);
  });
  return h('p', {}, h('label', {}, text(label), ' ', field));
}

export function byId(id: string): HTMLElement | null {
  return document.getElementById(id);
}

/** Loads a script that lies beside the page, from a folder without a server, too. */
export function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    document.head.append(
      h('script', { src, load: () => resolve(), error: () => reject(new Error(`${src} is missing.`)) }),
    );
  });
}

/** What the address asks for, after its #. */
export function addressed(): URLSearchParams {
  return new URLSearchParams(location.hash.slice(1));
}

/** Names what is shown in the address, so that its link leads there. */
export function address(parts: Readonly<Record<string, string>>): void {
  const hash = new URLSearchParams(parts).toString();
  history.replaceState(null, '', hash === '' ? location.pathname + location.search : `#${hash}`);
}
