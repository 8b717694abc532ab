import type { FlowDiff } from '../diff/diff.ts';
import { escape } from '../svg/escape.ts';
import { titleOf } from '../titles/titles.ts';
import { pageHeader } from './flow-page.ts';
import { both, htmlPage, t } from './html.ts';
import { pageStyle } from './style.ts';

/** A changed flow in pictures: how it was, how it is, and both as one. */
export type ChangedFlow = { diff: FlowDiff; before: string | undefined; after: string | undefined; union: string };

/** The page of all that has changed since another version. */
export function changesPage(changed: readonly ChangedFlow[], since: string, markdown: string): string {
  const sections = changed.map(
    ({ diff, before, after, union }) => `<section class="changed" data-changed="${escape(diff.machine)}">
<h2>${both(titleOf(diff.machine))}</h2>${legend}
${union}
<details><summary>${t('sideBySide')}</summary><div class="pair"><div><h3>${escape(since)}</h3>${before ?? ''}</div><div><h3>${t('now')}</h3>${after ?? ''}</div></div></details></section>`,
  );
  return htmlPage({
    title: `Changes since ${since}: flows of Novi`,
    style: pageStyle,
    scripts: ['atlas.js'],
    body: [
      pageHeader(`${t('changes')}: ${escape(since)}`),
      `<main><div class="stage">${sections.join('\n')}`,
      `<details><summary>${t('asText')}</summary><pre>${escape(markdown)}</pre></details></div></main>`,
    ].join('\n'),
  });
}

const legend = `<p class="quiet"><span class="good">━ ${t('added')}</span> · <span class="bad">┅ ${t('removed')}</span> · <span class="some">━ ${t('changed')}</span></p>`;
