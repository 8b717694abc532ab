import type { Branch } from '#machines/graph/types.ts';
import type { AtlasPage } from './atlas-page.ts';
import { outcomesOf, type Outcome } from './covered.ts';
import { english, h, text, title } from './dom.ts';

type Reach = (stateId: string) => void;

/** What the panel says of an arrow: all the branches that it stands for. */
export function arrowPanel(page: AtlasPage, branches: readonly string[], reach: Reach): readonly Node[] {
  return branches.flatMap((id) => {
    const branch = page.branchOf(id);
    if (!branch) return [];
    return [branchWay(page, branch, reach, true), ...testedWith(page, branch)];
  });
}

/** A branch as a way: what happens, on which condition, and where it leads. */
export function branchWay(page: AtlasPage, branch: Branch, reach: Reach, withSource = false): HTMLElement {
  const condition = page.conditionOf(branch);
  const link = (id: string) =>
    h(
      'a',
      {
        href: `#state=${encodeURIComponent(id)}`,
        click: (event) => {
          event.preventDefault();
          reach(id);
        },
      },
      title(page.titleOf(id)),
    );
  const targets = branch.targets.map(link);
  return h(
    'div',
    { class: 'way' },
    english(branch.description),
    condition !== undefined && h('small', {}, text('ifWords'), ': ', english(condition)),
    h(
      'small',
      {},
      ...(withSource ? [link(branch.source), ' '] : []),
      '→ ',
      ...(targets.length > 0
        ? targets.flatMap((target, index) => (index > 0 ? [', ', target] : [target]))
        : [text('stays')]),
    ),
  );
}

const places = { memory: 'inMemory', server: 'onServer', browser: 'inBrowser' } as const;

/** So many tours are named at once; the others are counted, and one press away. */
const mostNamed = 5;

function takenBy(place: keyof typeof places, tours: readonly string[]): HTMLElement {
  const [first, others] = [tours.slice(0, mostNamed), tours.slice(mostNamed)];
  const said = h('p', {}, text('tours'), ' ', text(places[place]), ': ', english(first.join(', ')));
  if (others.length === 0) return h('div', { class: 'quiet' }, said);
  return h(
    'div',
    { class: 'quiet' },
    said,
    h('details', {}, h('summary', {}, `+${String(others.length)}`), english(others.join(', '))),
  );
}

/** Which tours took a branch and where, and whether its conditions were seen to hold and not to hold. */
function testedWith(page: AtlasPage, branch: Branch): readonly Node[] {
  const { coverage, excused, flow } = page.data;
  if (!coverage) return [];
  const tours = coverage.branches[branch.id] ?? [];
  const outcomes = outcomesOf(page, branch);
  const named = tours.flatMap((tour) => coverage.tours[tour] ?? []);
  const byPlace = Map.groupBy(named, ({ where }) => where);
  return [
    h(
      'p',
      { class: tours.length > 0 ? 'good' : 'bad' },
      tours.length > 0 ? '✓ ' : '✗ ',
      text(tours.length > 0 ? 'covered' : 'uncovered'),
    ),
    ...(outcomes.length === 0 ? [] : [h('ul', { class: 'outcomes' }, ...outcomes.map(outcome))]),
    ...[...byPlace].map(([place, list]) =>
      takenBy(
        place,
        list.map(({ name }) => name),
      ),
    ),
    ...excused
      .filter((each) => each.branch === branch.id && !byPlace.has(each.place))
      .map(({ place, reason }) =>
        h('p', { class: 'quiet' }, text('notTested'), ' ', text(places[place]), ': ', english(reason)),
      ),
  ];

  function outcome({ condition, held, isSeen }: Outcome): HTMLElement {
    return h(
      'li',
      { class: isSeen ? 'good' : 'bad' },
      isSeen ? '✓ ' : '✗ ',
      text(held ? 'guardTrue' : 'guardFalse'),
      ': ',
      english(flow.words.guards[condition] ?? condition),
    );
  }
}
