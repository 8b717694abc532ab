import type { Branch } from '#machines/graph/types.ts';
import type { Flow } from '../flow.ts';
import { escape } from '../svg/escape.ts';
import { titleOf } from '../titles/titles.ts';
import { both, english, t } from './html.ts';

/** All states of a flow with their ways, as text: it says what the pictures show. */
export function listView({ graph, words, starts }: Flow): string {
  const bySource = Map.groupBy(graph.branches, ({ source }) => source);
  const articles = graph.states.map(({ id, description }) => {
    const ways = (bySource.get(id) ?? []).map((branch) => `<li>${wayText(branch, words.guards)}</li>`);
    const started = starts
      .filter(({ state }) => state === id)
      .map(({ machine }) => `<p>${t('starts')} <a href="${machine}.html">${both(titleOf(machine))}</a></p>`);
    return `<article id="list-${escape(id)}"><h2 class="small">${both(titleOf(id))}</h2><p lang="en">${escape(description)}</p>${started.join('')}${
      ways.length > 0 ? `<ul>${ways.join('')}</ul>` : ''
    }</article>`;
  });
  return `<section id="list-view" class="list" hidden>${articles.join('\n')}</section>`;
}

function wayText({ description, guard, targets }: Branch, guards: Readonly<Record<string, string>>): string {
  const condition =
    guard === undefined ? '' : ` <small class="quiet">(${t('ifWords')}: ${english(guards[guard] ?? guard)})</small>`;
  const places = targets.map((target) => `<a href="#list-${escape(target)}">${both(titleOf(target))}</a>`).join(', ');
  return `${english(description)}${condition} → ${places || t('stays')}`;
}
