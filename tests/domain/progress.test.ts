import { expect, test } from 'vitest';
import { checkCompletion, checkVisit, noEvidence } from '../../domain/progress.ts';
import { journeySteps, stepIndex, steps } from '../../domain/steps.ts';

test('a step may be visited up to the furthest one, and a refusal names both the step and what opens it', () => {
  for (const furthest of steps) {
    for (const step of journeySteps) {
      const check = checkVisit(furthest, step);
      expect(check.ok, `${furthest} → ${step}`).toBe(stepIndex(step) <= stepIndex(furthest));
    }
  }
  expect(checkVisit('survey', 'medical-history')).toMatchObject({
    reason: { en: '“Your health” is not open yet. Finish “Family history” first, and it opens.' },
  });
  expect(checkVisit('survey', 'counseling')).toMatchObject({
    reason: { en: expect.stringContaining('steps between') },
  });
});

test('a step is done only with its own evidence, and says otherwise what is missing', () => {
  for (const step of journeySteps.slice(1)) {
    const others = Object.fromEntries(journeySteps.map((other) => [other, other !== step])) as typeof noEvidence;
    expect(checkCompletion(step, others)).toMatchObject({ ok: false, reason: { en: expect.any(String) } });
    expect(checkCompletion(step, { ...noEvidence, [step]: true })).toEqual({ ok: true });
  }
});
