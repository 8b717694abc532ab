import { expect, test } from 'vitest';
import { checkCompletion, checkVisit, mustOrderAgain, noEvidence } from '#domain/progress.ts';
import { journeySteps, stepIndex, steps } from '#domain/steps.ts';

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

test('whose order of a kit has ended is told to order again, and nobody else is', () => {
  const ordered = { ...noEvidence, 'request-genetic-test-kit': true };
  expect(checkVisit('shipping-genetic-test-kit', 'counseling', noEvidence)).toMatchObject({
    reason: {
      en: expect.stringMatching(/not open yet.*Order a new kit/),
      es: expect.stringContaining('Pida un kit nuevo'),
    },
    opens: { en: expect.stringContaining('new kit'), es: expect.stringContaining('kit nuevo') },
  });
  expect(checkVisit('shipping-genetic-test-kit', 'counseling', ordered)).toMatchObject({
    reason: { en: expect.stringContaining('Finish “Your kit” first') },
    opens: { en: expect.stringContaining('your kit is on its way') },
  });
  for (const furthest of steps) {
    const isPast = stepIndex(furthest) > stepIndex('request-genetic-test-kit');
    expect(mustOrderAgain(furthest, noEvidence), furthest).toBe(isPast);
    expect(mustOrderAgain(furthest, ordered), furthest).toBe(false);
  }
});

test('a step is done only with its own evidence, and says otherwise what is missing', () => {
  for (const step of journeySteps.slice(1)) {
    const others = Object.fromEntries(journeySteps.map((other) => [other, other !== step])) as typeof noEvidence;
    expect(checkCompletion(step, others)).toMatchObject({ ok: false, reason: { en: expect.any(String) } });
    expect(checkCompletion(step, { ...noEvidence, [step]: true })).toEqual({ ok: true });
  }
});
