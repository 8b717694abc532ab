import type { FlowDiff } from '../diff/diff.ts';
import { dayOf, versionText, type Version } from '../diff/version.ts';
import { escape } from '../svg/escape.ts';
import { titleOf } from '../titles/titles.ts';
import { pageHeader } from './flow-page.ts';
import { both, english, htmlPage, t } from './html.ts';
import { pageStyle } from './style.ts';

/** A changed flow: in pictures, how it was, how it is, and both as one; and in words, as Markdown. */
export type ChangedFlow = {
  diff: FlowDiff;
  before: string | undefined;
  after: string | undefined;
  union: string;
  words: readonly { kind: string; lines: readonly string[] }[];
};

/** The page of all that has changed since another version. */
export function changesPage(changed: readonly ChangedFlow[], since: Version, markdown: string): string {
  const day = both({ en: dayOf(since), es: dayOf(since, 'es') });
  const sections = changed.map(
    ({ diff, before, after, union, words }) => `<section class="changed" data-changed="${escape(diff.machine)}">
<h2>${both(titleOf(diff.machine))}</h2>${legend}
${union}
<h3>${t('inWords')}</h3>${words.map(inHtml).join('')}
<details><summary>${t('sideBySide')}</summary><div class="pair"><div><h3>${day}</h3>${before ?? ''}</div><div><h3>${t('now')}</h3>${after ?? ''}</div></div></details></section>`,
  );
  return htmlPage({
    title: `Changes since ${dayOf(since)}: flows of Novi`,
    style: pageStyle,
    scripts: ['atlas.js'],
    body: [
      pageHeader(`${t('changesSince')} ${day}`),
      `<main><div class="stage"><p class="quiet">${t('comparedWith')} ${english(versionText(since))}.</p>`,
      ...(sections.length > 0 ? sections : [`<p>${t('noChanges')}</p>`]),
      `<details><summary>${t('asText')}</summary><pre lang="en">${escape(markdown)}</pre></details></div></main>`,
    ].join('\n'),
  });
}

/** Lines of Markdown as a list: also what a picture tells in notes, or holds in a closed box, is read here. */
function inHtml({ kind, lines }: ChangedFlow['words'][number]): string {
  const items = lines.map((line) =>
    escape(line)
      .replace(/~~(.+?)~~/g, '<del>$1</del>')
      .replace(/`(.+?)`/g, '<code>$1</code>'),
  );
  return `<p lang="en">${kind}</p><ul class="notes" lang="en">${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}

const legend = `<p class="quiet"><span class="good">━ ${t('added')}</span> · <span class="bad">┅ ${t('removed')}</span> · <span class="some">━ ${t('changed')}</span></p>`;
