import { expect, test } from 'vitest';
import { isJourneyStep, journeySteps, stepAfter, stepBefore, stepOfPath, stepPaths, steps } from '#domain/steps.ts';

test('the path prefixes of the steps stand in the order that the product fixes', () => {
  expect(stepPaths).toEqual([
    '/member/welcome/',
    '/member/eligibility/',
    '/member/survey/',
    '/member/medical-history/',
    '/member/release-of-information/',
    '/member/request-genetic-test-kit/',
    '/member/shipping-genetic-test-kit/',
    '/member/counseling/',
  ]);
});

test('each step leads to the next, and the last to complete', () => {
  const walked = journeySteps.map(stepAfter);
  expect(walked).toEqual(steps.slice(1));
  expect(stepAfter('complete')).toBe('complete');
  expect(stepBefore('welcome')).toBeUndefined();
  expect(stepBefore('counseling')).toBe('shipping-genetic-test-kit');
});

test.each([
  ['/member/survey', 'survey'],
  ['/member/survey/', 'survey'],
  ['/member/survey/relatives/3', 'survey'],
  ['/member/surveys', undefined],
  ['/member/dashboard', undefined],
  ['/', undefined],
])('the address %s belongs to the step %s', (path, step) => {
  expect(stepOfPath(path)).toBe(step);
});

test('complete is no step of its own', () => {
  expect(isJourneyStep('complete')).toBe(false);
  expect(isJourneyStep('survey')).toBe(true);
});
