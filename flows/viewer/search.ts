import type { SearchEntry } from '../page/data.ts';
import { byId, h, loadScript, text, title } from './dom.ts';

declare global {
  interface Window {
    atlasSearch?: readonly SearchEntry[];
  }
}

const most = 20;

/** Finds flows and states by the words of their titles and descriptions, in either language. “/” leads to the field. */
export function offerSearch(): void {
  const field = byId('search') as HTMLInputElement | null;
  const results = byId('results');
  if (!field || !results) return;
  const show = () => {
    const found = find(field.value, window.atlasSearch ?? []);
    results.hidden = field.value.trim() === '';
    results.replaceChildren(
      ...(found.length > 0 ? found.map(resultOf) : [h('li', { class: 'quiet' }, text('nothingFound'))]),
    );
  };
  field.addEventListener('focus', () => {
    if (window.atlasSearch) return;
    void loadScript('data/search.js').then(show);
  });
  field.addEventListener('input', show);
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') results.hidden = true;
    if (event.key !== '/' || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    field.focus();
  });
  results.addEventListener('click', () => {
    results.hidden = true;
  });
}

/** The entries that have all the words, those with them in their title first. */
export function find(words: string, entries: readonly SearchEntry[]): readonly SearchEntry[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  const has = (searched: string) => wanted.every((word) => plain(searched).includes(word));
  const inTitle = entries.filter(({ title: { en, es } }) => has(`${en} ${es}`));
  const inText = entries.filter(
    (entry) => !inTitle.includes(entry) && has(`${entry.title.en} ${entry.title.es} ${entry.text}`),
  );
  return [...inTitle, ...inText].slice(0, most);
}

function plain(searched: string): string {
  return searched.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function resultOf({ page, state, title: words, text: description }: SearchEntry): HTMLElement {
  const link = h(
    'a',
    { href: `${page}.html#state=${encodeURIComponent(state)}` },
    title(words),
    h('small', { lang: 'en' }, description),
  );
  return h('li', {}, link);
}
