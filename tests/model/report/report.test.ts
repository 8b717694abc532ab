// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { Coverage } from '../core/coverage.ts';
import type { Tried } from '../core/mutants/run.ts';
import type { Failure } from '../core/options.ts';
import { junitOf } from './junit.ts';
import { pageOf } from './page.ts';

const way = { seconds: 0.5, steps: [{ event: 'go', branches: [], state: ['kit.SENT'] }] };
const coverage: Coverage = {
  version: 1,
  machines: {
    kit: {
      states: { 'kit.SENT': ['kit 1', 'kit: by hand'], 'kit.LOST': [] },
      branches: { 'kit.SENT go #0': ['kit 1'], 'kit.SENT stay #0': ['kit 1', 'kit: by hand'] },
      guards: {},
    },
    visit: { states: { visit: [] }, branches: {}, guards: {} },
  },
  tours: { 'kit 1': { where: 'memory', ...way }, 'kit: by hand': { where: 'browser', ...way } },
  excused: { browser: { 'kit.SENT go #0': 'Nobody can.' } },
};
const failure: Failure = {
  ...{ machine: 'kit', place: 'memory', name: 'kit.LOST', path: ['go'], replay: 'npm run model -- --machine kit' },
  message: 'Nothing comes by <kit.LOST> & "more".',
};
const faults: Tried[] = [
  {
    ...{ machine: 'kit', place: 'memory', name: 'kit.SENT: go #0 removed', isGuard: false },
    finding: { by: 'kit 1', step: 2, path: ['xstate.init', 'go'], what: 'states differ' },
  },
  { machine: 'kit', place: 'memory', name: 'kit: without a name', isGuard: false },
];
const walked = { memory: new Date('2026-11-26T10:00:00Z'), browser: new Date('2026-11-25T10:00:00Z') };

const screens = [{ state: 'kit.SENT', width: 390, language: 'en', path: '../screens/kit.SENT.390.en.png' }];
const page = pageOf({ coverage, failures: [failure], seconds: 1, walked, screens, faults });
const document = new DOMParser().parseFromString(page, 'text/html');
const rowsOf = (summary: string) =>
  [...document.querySelectorAll('details')]
    .filter((details) => details.querySelector('summary')?.textContent.startsWith(summary))
    .flatMap((details) => [...details.querySelectorAll('tbody tr')])
    .map((row) => [...row.children].map(({ textContent }) => textContent));

it('the page says what was come by and what failed, and takes nothing for markup', () => {
  expect(document.querySelector('.failure')?.textContent).toContain('Nothing comes by <kit.LOST> & "more".');
  expect([...document.querySelectorAll('#kit ~ details summary')].map(({ textContent }) => textContent)).toEqual([
    ...['States (1/2)', 'Branches (2/2)', 'Ways (2)', 'Pictures (1)'],
  ]);
  expect(document.querySelector('img')?.alt).toBe('kit.SENT, 390 px, en');
  expect(document.querySelectorAll('script, link')).toHaveLength(0);
});

it('the page says which of the failures were found in an earlier walk, and when', () => {
  expect(document.querySelector('.bad')?.textContent).toBe('1 failed.');
  const earlier = { ...failure, foundEarlier: new Date('2026-11-25T09:30:00Z') };
  const later = new DOMParser().parseFromString(
    pageOf({ coverage, failures: [failure, earlier], seconds: 1, walked, screens: [], faults: [] }),
    'text/html',
  );
  expect(later.querySelector('.bad')?.textContent).toBe(
    '2 failed. 1 of them in an earlier walk: what has failed stays here until that machine is walked again in that place.',
  );
  expect([...later.querySelectorAll('.failure .soft')].map(({ textContent }) => textContent)).toEqual([
    'In memory',
    'In memory, found on 2026-11-25 at 09:30 UTC',
  ]);
});

it('the page says of each place how much was come by there, when, and where nobody went', () => {
  const overview = document.querySelector('[aria-label="All machines"]');
  expect([...(overview?.querySelectorAll('tbody tr') ?? [])].map((row) => row.textContent)).toEqual([
    // What nobody can come by in a browser is not asked for there.
    'kit1 failed1/22/20/00.5 s––––1/21/10/00.5 s',
    'visitnot walked––––––––––––',
  ]);
  expect([...document.querySelectorAll('main > ul li')].map(({ textContent }) => textContent)).toEqual([
    'In memory: 1 ways in 0.5 s, last on 2026-11-26 at 10:00 UTC',
    'On the server: not walked. npm run model -- --in server',
    'In the browser: 1 ways in 0.5 s, last on 2026-11-25 at 10:00 UTC',
  ]);
});

it('the page names the tours behind each branch by their place, each with its steps, and why none can be', () => {
  expect(rowsOf('Branches')).toEqual([
    ['kit.SENT go #0', 'kit 1', 'Nobody can.'],
    ['kit.SENT stay #0', 'kit 1', 'kit: by hand'],
  ]);
  const links = [...document.querySelectorAll('details td a')].map((link) => link.getAttribute('href') ?? '');
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) expect(document.querySelector(link)?.nextElementSibling?.textContent).toContain('go');
});

it('the page names what found each fault, the missed ones first', () => {
  expect(rowsOf('Faults')).toEqual([
    ['kit: without a name', 'nothing'],
    ['kit.SENT: go #0 removed', 'kit 1, step 2: states differxstate.init, go'],
  ]);
});

it('the page unfolds what is missing in a place, and nothing of a machine that was not walked', () => {
  const partial = pageOf({
    coverage: { ...coverage, excused: {} },
    ...{ failures: [], seconds: 1, walked, screens: [], faults: [] },
  });
  const opened = (html: string) =>
    [
      ...new DOMParser()
        .parseFromString(html, 'text/html')
        .querySelectorAll('#kit ~ details[open] > summary, #visit ~ details[open] > summary'),
    ].map(({ textContent }) => textContent);
  expect(opened(page)).toEqual(['States (1/2)']);
  // Come by in memory, and not in the browser.
  expect(opened(partial)).toEqual(['States (1/2)', 'Branches (2/2)']);
});

it('JUnit counts a test for each way, for what failed beside them, and for each fault', () => {
  const junit = new DOMParser().parseFromString(junitOf(coverage, [failure], faults), 'text/xml');
  const suites = [...junit.querySelectorAll('testsuite')].map((suite) =>
    ['name', 'tests', 'failures', 'time'].map((name) => suite.getAttribute(name)),
  );
  expect(suites).toEqual([
    ['kit', '3', '1', '1.000'],
    ['visit', '0', '0', '0.000'],
    ['faults', '2', '1', '0.000'],
  ]);
  expect(junit.querySelector('failure')?.getAttribute('message')).toBe('Nothing comes by <kit.LOST> & "more".');
  expect([...junit.querySelectorAll('testcase')].map((each) => each.getAttribute('classname'))).toContain(
    'model.browser.kit',
  );
});
