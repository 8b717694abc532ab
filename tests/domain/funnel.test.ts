import { describe, expect, it } from 'vitest';
import { funnelOf, funnelRows, parseFunnel, smallestShown } from '#domain/funnel.ts';
import { steps } from '#domain/steps.ts';

const counts = [
  { step: 'welcome' as const, members: 40 },
  { step: 'eligibility' as const, members: smallestShown },
  { step: 'survey' as const, members: smallestShown - 1 },
  { step: 'medical-history' as const, members: 1 },
  { step: 'counseling' as const, members: 0 },
  { step: 'complete' as const, members: 300 },
];
const membersOf = (funnel: ReturnType<typeof funnelOf>) =>
  Object.fromEntries(funnel.steps.map(({ step, members }) => [step, members]));
const shown = { welcome: 40, eligibility: 11, survey: null, 'medical-history': null, counseling: 0, complete: 300 };

describe('members at each step', () => {
  it('are numbers where many stand or nobody does, and nothing where a few do', () => {
    expect(membersOf(funnelOf(counts, '2026-11-26'))).toMatchObject(shown);
  });

  it('are told of every step, in the order of the journey', () => {
    expect(funnelOf([], '2026-11-26').steps).toEqual(steps.map((step) => ({ step, members: null })));
  });

  it('count those who came as far, of whom groups that are hidden are not told', () => {
    const reached = Object.fromEntries(
      funnelRows(funnelOf(counts, '2026-11-26')).map((row) => [row.step, row.reached]),
    );
    expect(reached).toMatchObject({ welcome: 351, eligibility: 311, survey: 300, complete: 300 });
  });
});

describe('a file of them', () => {
  it('is read, with its small groups hidden whatever it says', () => {
    expect(membersOf(parseFunnel(JSON.stringify({ version: 1, day: '2026-11-26', steps: counts })))).toMatchObject(
      shown,
    );
  });

  it.each([
    ['{}'],
    ['null'],
    ['no JSON'],
    ['{"version":2,"day":"2026-11-26","steps":[]}'],
    ['{"version":1,"day":"yesterday","steps":[]}'],
    ['{"version":1,"day":"2026-11-26","steps":[{"step":"lunch","members":12}]}'],
    ['{"version":1,"day":"2026-11-26","steps":[{"step":"survey","members":-12}]}'],
    ['{"version":1,"day":"2026-11-26","steps":[{"step":"survey","members":"12"}]}'],
  ])('is refused where it is none: %s', (json) => {
    expect(() => parseFunnel(json)).toThrow();
  });
});
