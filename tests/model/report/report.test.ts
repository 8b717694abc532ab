// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { Coverage } from '../core/coverage.ts';
import type { Failure } from '../core/options.ts';
import { junitOf } from './junit.ts';
import { pageOf } from './page.ts';

const coverage: Coverage = {
  version: 1,
  machines: {
    kit: { states: { 'kit.SENT': ['kit 1'], 'kit.LOST': [] }, branches: { 'kit.SENT go #0': ['kit 1'] }, guards: {} },
  },
  tours: { 'kit 1': { where: 'memory', seconds: 0.5, steps: [{ event: 'go', branches: [], state: ['kit.SENT'] }] } },
};
const failure: Failure = {
  ...{ machine: 'kit', name: 'kit.LOST', path: ['go'], replay: 'npm run model -- --machine kit' },
  message: 'Nothing comes by <kit.LOST> & "more".',
};

it('the page says what was come by and what failed, and takes nothing for markup', () => {
  const screens = [{ state: 'kit.SENT', width: 390, language: 'en', data: 'AAAA' }];
  const page = pageOf({ coverage, failures: [failure], seconds: 1, screens });
  const document = new DOMParser().parseFromString(page, 'text/html');
  expect(document.querySelector('.failure')?.textContent).toContain('Nothing comes by <kit.LOST> & "more".');
  expect([...document.querySelectorAll('summary')].map(({ textContent }) => textContent)).toEqual([
    ...['States (1/2)', 'Branches (1/1)', 'Ways (1)', 'Pictures (1)'],
  ]);
  expect(document.querySelector('img')?.alt).toBe('kit.SENT, 390 px, en');
  expect(document.querySelectorAll('script, link')).toHaveLength(0);
});

it('JUnit counts a test for each way and for what failed beside them', () => {
  const document = new DOMParser().parseFromString(junitOf(coverage, [failure]), 'text/xml');
  const suite = document.querySelector('testsuite');
  expect(['tests', 'failures', 'time'].map((name) => suite?.getAttribute(name))).toEqual(['2', '1', '0.500']);
  expect(document.querySelector('failure')?.getAttribute('message')).toBe('Nothing comes by <kit.LOST> & "more".');
});
