import { fill, isLocale, type WordParams } from '#domain/words.ts';
import { atlasTexts, type AtlasText } from '../page/texts.ts';
import { byId, language } from './dom.ts';

const stored = 'flowsLanguage';

/** Shows the atlas in the language that was chosen last, and lets one choose another. */
export function followLanguage(): void {
  const select = byId('language') as HTMLSelectElement | null;
  const show = (chosen: string) => {
    const locale = isLocale(chosen) ? chosen : 'en';
    // A page is written in English: to say so again would style all of it once more.
    if (locale === language()) return;
    document.documentElement.dataset['language'] = locale;
    document.documentElement.lang = locale;
    showTexts(document);
  };
  const chosen = localStorage.getItem(stored) ?? navigator.language.slice(0, 2);
  show(chosen);
  if (!select) return;
  select.value = language();
  select.addEventListener('change', () => {
    localStorage.setItem(stored, select.value);
    show(select.value);
  });
}

/** Sets the texts of the atlas, and the titles in the pictures, in the language that is chosen. */
export function showTexts(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-t]')) {
    const params = element.dataset['params'];
    const words = atlasTexts[element.dataset['t'] as AtlasText];
    const said = fill(words, language(), params === undefined ? {} : (JSON.parse(params) as WordParams));
    // What says so already needs no new layout.
    if (element.textContent !== said) element.textContent = said;
  }
  for (const picture of root.querySelectorAll('svg.flow'))
    if (picture.getAttribute('lang') !== language()) picture.setAttribute('lang', language());
}
