import type { Words } from '#domain/words.ts';
import { escape } from '../svg/escape.ts';
import { atlasTexts, type AtlasText } from './texts.ts';

/** A text of the atlas in HTML, in English until the viewer knows better. */
export function t(key: AtlasText): string {
  return `<span data-t="${key}">${escape(atlasTexts[key].en)}</span>`;
}

/** A text in both languages, of which one is shown; one for both where they say the same. */
export function both({ en, es }: Words): string {
  if (en === es) return escape(en);
  return `<span class="en">${escape(en)}</span><span class="es" lang="es">${escape(es)}</span>`;
}

/** A text that is told in English alone: a page in Spanish says so to who hears it. */
export function english(text: string): string {
  return `<span lang="en">${escape(text)}</span>`;
}

export function button(id: string, key: AtlasText, pressed?: boolean): string {
  const state = pressed === undefined ? '' : ` aria-pressed="${String(pressed)}"`;
  return `<button type="button" id="${id}"${state}>${t(key)}</button>`;
}

/** A page of the atlas as a file that needs nothing but what lies beside it. */
export function htmlPage({
  title,
  style,
  body,
  scripts,
}: {
  title: string;
  style: string;
  body: string;
  scripts: readonly string[];
}): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(title)}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
${scripts.length > 0 ? '<script>document.documentElement.classList.add("in-parts")</script>\n' : ''}${scripts.map((src) => `<script defer src="${src}"></script>`).join('\n')}
</head>
<body>
${body}
</body>
</html>
`;
}
