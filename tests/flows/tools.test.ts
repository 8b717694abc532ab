// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { flowsOf } from '#flows/flow.ts';
import { atlasPage } from '#flows/viewer/atlas-page.ts';
import { coverageTool } from '#flows/viewer/coverage-tool.ts';
import { offerTools } from '#flows/viewer/tools.ts';
import { machines } from '#machines/catalog.ts';

const flow = flowsOf(machines).find(({ graph }) => graph.id === 'impersonation');
if (!flow) throw new Error('There is no impersonation.');
const [branch] = flow.graph.branches.filter(({ guard }) => guard === undefined);
if (!branch) throw new Error('Nothing of impersonation is without a condition.');

beforeEach(() => {
  document.body.innerHTML = '<div class="stage"></div><aside id="aside" hidden><div id="panel"></div></aside>';
  window.atlasData = {
    ...{ flow, titles: {}, pictures: [], mermaid: '', funnel: undefined, screens: {}, film: [], excused: [] },
    coverage: { tours: [{ name: 'a tour', where: 'memory' }], states: {}, branches: { [branch.id]: [0] }, guards: {} },
  };
});

/** Another picture is put in, which has an arrow. */
function putInArrow(): Element {
  document
    .querySelector('.stage')
    ?.insertAdjacentHTML(
      'beforeend',
      `<svg class="flow"><g class="arrow" data-branches="${branch?.id ?? ''}"></g></svg>`,
    );
  const arrow = [...document.querySelectorAll('.arrow')].at(-1);
  if (!arrow) throw new Error('There is no arrow.');
  return arrow;
}

it('a picture that comes while the tests are shown is painted as those are that were there', () => {
  const page = atlasPage();
  if (!page) throw new Error('There is no page.');
  const tools = offerTools(page, [coverageTool(page)]);
  const first = putInArrow();
  tools.paint();
  expect(first.classList).not.toContain('covered');
  tools.open('coverage');
  expect(first.classList).toContain('covered');
  const second = putInArrow();
  tools.paint();
  expect(second.classList).toContain('covered');
});
