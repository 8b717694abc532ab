import { expect, test } from 'vitest';
import { noEvidence, type Evidence } from '#domain/progress.ts';
import { journeySteps, stepAfter, stepIndex, steps } from '#domain/steps.ts';
import { judgeStep } from '#machines/journey/judge.ts';

const everything = Object.fromEntries(journeySteps.map((step) => [step, true])) as Evidence;

test('with all evidence, exactly the same and the next step are accepted', () => {
  for (const stored of steps) {
    for (const requested of steps) {
      const accepted = requested === stored || requested === stepAfter(stored);
      expect(judgeStep(stored, requested, everything).ok, `${stored} → ${requested}`).toBe(accepted);
    }
  }
});

test.each(journeySteps.slice(1))('without the evidence of %s the next step is refused with its reason', (step) => {
  const judgement = judgeStep(step, stepAfter(step), { ...everything, [step]: false });
  expect(judgement).toMatchObject({ ok: false, code: 'step_refused', reason: { en: expect.any(String) } });
});

test('a step behind is told apart from a step that is not open', () => {
  expect(judgeStep('survey', 'welcome', everything)).toMatchObject({ code: 'step_behind' });
  expect(judgeStep('survey', 'counseling', everything)).toMatchObject({ code: 'step_refused' });
});

test('a member begins without evidence and can only leave the welcome page', () => {
  const open = journeySteps.filter((step) => judgeStep(step, stepAfter(step), noEvidence).ok);
  expect(open.map(stepIndex)).toEqual([0]);
});
