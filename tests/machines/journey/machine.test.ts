import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { noEvidence } from '#domain/progress.ts';
import { journeySteps, stepAfter, type Step } from '#domain/steps.ts';
import { journeyMachine, type Progress, type Saved, type SaveStepInput } from '#machines/journey/machine.ts';

type Services = { load: () => Promise<Progress>; save: (input: SaveStepInput) => Promise<Saved> };

/** A backend that is at a step and accepts everything. */
function happyServices(furthest: Step = 'welcome'): Services {
  return {
    load: () => Promise.resolve({ furthest, evidence: noEvidence }),
    save: ({ step, progress }) =>
      Promise.resolve({
        furthest: progress.furthest === step ? stepAfter(step) : progress.furthest,
        evidence: { ...progress.evidence, [step]: true },
      }),
  };
}

async function start({ load, save }: Services) {
  const actor = createActor(
    journeyMachine.provide({
      actors: {
        loadJourney: fromPromise<Progress, void>(load),
        saveStep: fromPromise<Saved, SaveStepInput>(({ input }) => save(input)),
      },
    }),
  ).start();
  await waitFor(actor, (snapshot) => !snapshot.hasTag('loading'));
  return actor;
}

test('a new member walks all eight steps in order to the end', async () => {
  const actor = await start(happyServices());
  for (const step of journeySteps) {
    expect(actor.getSnapshot().matches({ [step]: 'viewing' }), step).toBe(true);
    actor.send({ type: 'step.completed', data: { of: step } });
    await waitFor(actor, (snapshot) => !snapshot.hasTag('saving'));
  }
  expect(actor.getSnapshot().value).toBe('complete');
});

test('a member comes back to the furthest step that the backend holds', async () => {
  const actor = await start(happyServices('release-of-information'));
  expect(actor.getSnapshot().value).toEqual({ 'release-of-information': 'viewing' });
});

test('a step beyond the furthest is refused with the reason, and one that was reached opens', async () => {
  const actor = await start(happyServices('survey'));
  actor.send({ type: 'step.visited', step: 'counseling' });
  expect(actor.getSnapshot().value).toEqual({ survey: 'viewing' });
  expect(actor.getSnapshot().context.refusal).toMatchObject({ step: 'counseling', reason: { en: expect.any(String) } });
  actor.send({ type: 'step.visited', step: 'welcome' });
  expect(actor.getSnapshot().value).toEqual({ welcome: 'viewing' });
  expect(actor.getSnapshot().context.refusal).toBeUndefined();
});

test('who has read why a step is not open still reads what failed, until it is tried again', async () => {
  const failure = new Error('down');
  const actor = await start({ ...happyServices('survey'), save: () => Promise.reject(failure) });
  actor.send({ type: 'step.completed', data: {} });
  await waitFor(actor, (snapshot) => !snapshot.hasTag('saving'));
  actor.send({ type: 'step.visited', step: 'counseling' });
  actor.send({ type: 'refusal.dismissed' });
  expect(actor.getSnapshot().context).toMatchObject({ refusal: undefined, failure });
});

test('what failed is said no more once the member was shown what became of it', async () => {
  const actor = await start({ ...happyServices('survey'), save: () => Promise.reject(new Error('lost')) });
  actor.send({ type: 'step.completed', data: {} });
  await waitFor(actor, (snapshot) => !snapshot.hasTag('saving'));
  actor.send({ type: 'failure.dismissed' });
  expect(actor.getSnapshot().context.failure).toBeUndefined();
});

test('what was found, and not made, is said until the member moves on, whatever else they have read', async () => {
  const { load, save } = happyServices('survey');
  const actor = await start({ load, save: async (input) => ({ ...(await save(input)), found: true }) });
  actor.send({ type: 'step.completed', data: {} });
  await waitFor(actor, (snapshot) => !snapshot.hasTag('saving'));
  actor.send({ type: 'step.visited', step: 'counseling' });
  actor.send({ type: 'refusal.dismissed' });
  expect(actor.getSnapshot().context).toMatchObject({ refusal: undefined, found: 'survey' });
});

test('who has no order any more is told to order again, instead of to go on from a kit that never comes', async () => {
  const actor = await start(happyServices('shipping-genetic-test-kit'));
  actor.send({ type: 'step.visited', step: 'counseling' });
  expect(actor.getSnapshot().context.refusal?.reason.en).toContain('Order a new kit');
});

test('an order that ends while it is followed changes at once what opens the step behind it', async () => {
  const evidence = { ...noEvidence, 'request-genetic-test-kit': true };
  const load = () => Promise.resolve<Progress>({ furthest: 'shipping-genetic-test-kit', evidence });
  const actor = await start({ ...happyServices(), load });
  const reason = () => {
    actor.send({ type: 'step.visited', step: 'counseling' });
    return actor.getSnapshot().context.refusal?.reason.en;
  };
  expect(reason()).not.toContain('Order a new kit');
  actor.send({ type: 'kit.ended' });
  expect(reason()).toContain('Order a new kit');
});

test('back leads to the step before, and the first has none', async () => {
  const actor = await start(happyServices('eligibility'));
  actor.send({ type: 'step.back' });
  expect(actor.getSnapshot().value).toEqual({ welcome: 'viewing' });
  actor.send({ type: 'step.back' });
  expect(actor.getSnapshot().value).toEqual({ welcome: 'viewing' });
});

test('a record that was there already is told of at the next step, until the member moves on', async () => {
  const found: Services['save'] = () =>
    Promise.resolve({ furthest: 'complete', evidence: { ...noEvidence, counseling: true }, found: true });
  const actor = await start({ ...happyServices('counseling'), save: found });
  actor.send({ type: 'step.completed' });
  await waitFor(actor, (snapshot) => snapshot.matches('complete'));
  expect(actor.getSnapshot().context.found).toBe('counseling');
  actor.send({ type: 'step.visited', step: 'survey' });
  expect(actor.getSnapshot().context.found).toBeUndefined();
});

test('a failed save stays on the step with its error, and the same call tries again', async () => {
  const failure = new Error('line is down');
  let failures = 1;
  const happy = happyServices('survey');
  const actor = await start({
    ...happy,
    save: (input) => (failures-- > 0 ? Promise.reject(failure) : happy.save(input)),
  });
  actor.send({ type: 'step.completed' });
  await waitFor(actor, (snapshot) => !snapshot.hasTag('saving'));
  expect(actor.getSnapshot().value).toEqual({ survey: 'viewing' });
  expect(actor.getSnapshot().context.failure).toBe(failure);
  actor.send({ type: 'step.completed' });
  await waitFor(actor, (snapshot) => snapshot.matches('medical-history'));
  expect(actor.getSnapshot().context.failure).toBeUndefined();
});

test('a step whose evidence the backend does not hold is not left, and says what is missing', async () => {
  const refuse: Services['save'] = ({ progress }) => Promise.resolve(progress);
  const actor = await start({ ...happyServices('shipping-genetic-test-kit'), save: refuse });
  actor.send({ type: 'step.completed' });
  await waitFor(actor, (snapshot) => !snapshot.hasTag('saving'));
  expect(actor.getSnapshot().value).toEqual({ 'shipping-genetic-test-kit': 'viewing' });
  expect(actor.getSnapshot().context.refusal?.reason.en).toContain('not on its way');
});

test('what the backend holds when it refuses a step is known from then on', async () => {
  const now: Progress = { furthest: 'counseling', evidence: { ...noEvidence, survey: true, eligibility: false } };
  const load = () => Promise.resolve<Progress>({ furthest: 'survey', evidence: { ...noEvidence, eligibility: true } });
  const actor = await start({ load, save: () => Promise.resolve(now) });
  actor.send({ type: 'step.visited', step: 'eligibility' });
  actor.send({ type: 'step.completed' });
  await waitFor(actor, (snapshot) => !snapshot.hasTag('saving'));
  expect(actor.getSnapshot().value).toEqual({ eligibility: 'viewing' });
  expect(actor.getSnapshot().context).toMatchObject({ ...now, refusal: { step: 'eligibility' } });
  actor.send({ type: 'step.visited', step: 'medical-history' });
  expect(actor.getSnapshot().value).toEqual({ 'medical-history': 'viewing' });
});

test('while a step is being saved, neither a second click nor another address disturbs it', async () => {
  let saves = 0;
  let release = () => {};
  const gate = new Promise<void>((open) => (release = open));
  const happy = happyServices('survey');
  const save: Services['save'] = async (input) => {
    saves += 1;
    await gate;
    return happy.save(input);
  };
  const actor = await start({ ...happy, save });
  actor.send({ type: 'step.completed' });
  actor.send({ type: 'step.completed' });
  actor.send({ type: 'step.visited', step: 'welcome' });
  expect(actor.getSnapshot().value).toEqual({ survey: 'saving' });
  release();
  await waitFor(actor, (snapshot) => snapshot.matches('medical-history'));
  expect(saves).toBe(1);
});

test('when the backend can’t be asked, the member can try again', async () => {
  let failures = 1;
  const happy = happyServices('survey');
  const actor = await start({ ...happy, load: () => (failures-- > 0 ? Promise.reject(new Error()) : happy.load()) });
  expect(actor.getSnapshot().value).toBe('unreachable');
  actor.send({ type: 'journey.retried' });
  await waitFor(actor, (snapshot) => snapshot.matches('survey'));
});
