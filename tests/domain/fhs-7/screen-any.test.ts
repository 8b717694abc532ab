import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  conditionCodes,
  isCancer,
  needsOwnWords,
  newCondition,
  type ConditionCode,
  type FamilyHistory,
  type Relative,
  type RelativeCondition,
} from '#domain/family-history.ts';
import { screenFamily } from '#domain/fhs-7.ts';
import { bloodRelatives } from '#domain/fhs-7/blood.ts';
import { anyHistory } from '../any-history.ts';
import { referenceAnswers } from './reference.ts';
import { allCounted, areAllListed, ancestors, affected, breast, answered } from './families.ts';

// Many families are tried: a busy machine takes its time.
vi.setConfig({ testTimeout: 30_000 });

describe('of any family', () => {
  it('the answers are those of a plain reference that tries every way the family may be', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        expect(answered(history)).toEqual(referenceAnswers(history, bloodRelatives(history)));
      }),
      { numRuns: 300 },
    );
  });

  it('the answers are those of the reference also where little is open', () => {
    fc.assert(
      fc.property(almostWhole, (history) => {
        expect(answered(history)).toEqual(referenceAnswers(history, bloodRelatives(history)));
      }),
      { numRuns: 300 },
    );
  });

  it('no item is a “no” that would be a “yes” if own words that nobody called harmless meant a cancer', () => {
    const ownWords = conditionCodes.filter(needsOwnWords);
    fc.assert(
      fc.property(almostWhole, fc.nat(), fc.constantFrom(...ownWords), fc.string(), (history, at, condition, other) => {
        const { is_cancer: _, ...told } = { ...newCondition(condition), other };
        const index = at % Math.max(1, history.relatives.length);
        const having = (conditions: RelativeCondition[]) => ({
          ...history,
          relatives: history.relatives.map((each, place) =>
            place === index
              ? { ...each, has_conditions: 'yes' as const, conditions: [...each.conditions, ...conditions] }
              : each,
          ),
        });
        const before = answered(having([told]));
        for (const means of meanings) {
          for (const [place, answer] of answered(having([means])).entries()) {
            if (answer === 'yes') expect(before[place]).not.toBe('no');
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  it('what stands beside the screen is each gene change and all own words by blood, and each cancer of the member’s own', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const { other_reasons } = screenFamily(history);
        const people = [{ id: 'self', conditions: history.conditions }, ...bloodRelatives(history)];
        const expected = people.flatMap(({ id, conditions }) =>
          conditions
            .filter(({ condition }) => needsOwnWords(condition) || (id === 'self' && isCancer(condition)))
            .map((condition) => ({ person: id, told: condition })),
        );
        expect(other_reasons.map(({ person, told }) => ({ person, told }))).toEqual(expected);
        for (const { why, told } of other_reasons) {
          expect(why === 'gene-change').toBe(told.condition === 'known-gene-change');
        }
      }),
    );
  });

  it('a fact that is added never takes a “yes” or a “no” back', () => {
    fc.assert(
      fc.property(anyHistory, fc.nat(), fc.constantFrom(...facts), (history, at, learn) => {
        const index = at % Math.max(1, history.relatives.length);
        const relatives = history.relatives.map((each, place) => (place === index ? learn(each) : each));
        const before = screenFamily(history);
        const after = screenFamily({ ...history, relatives });
        for (const [place, { answer }] of before.items.entries()) {
          if (answer !== 'unknown') expect(after.items[place]?.answer).toBe(answer);
        }
        if (before.result === 'positive') expect(after.result).toBe('positive');
        if (before.result === 'negative') expect(after.result).toBe('negative');
      }),
      { numRuns: 300 },
    );
  });

  it('one more relative never makes a positive screen less, and never a negative one of what is open', () => {
    fc.assert(
      fc.property(anyHistory, anyHistory, (history, other) => {
        const more = other.relatives.filter(({ relation }) => relation !== 'parent' && relation !== 'grandparent');
        const before = screenFamily(history).result;
        const after = screenFamily({ ...history, relatives: [...history.relatives, ...more] }).result;
        if (before === 'positive') expect(after).toBe('positive');
        if (before === 'incomplete') expect(after).not.toBe('negative');
      }),
    );
  });

  it('names only relatives by blood, and says why of each answer', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const ids = bloodRelatives(history).map(({ id }) => id);
        for (const { answer, because, open, not_listed } of screenFamily(history).items) {
          expect(ids).toEqual(expect.arrayContaining([...because, ...open.map((each) => each.relative)]));
          if (answer === 'yes') expect(because).not.toEqual([]);
          expect(open.length + not_listed.length > 0).toBe(answer === 'unknown');
          for (const { missing } of open) expect(missing).not.toEqual([]);
        }
      }),
    );
  });
});

/** A family of which all is known but for one or two of them, so that an item can be a “no”. */
const almostWhole = anyHistory.map((history): FamilyHistory => {
  const others = history.relatives.filter(({ relation }) => relation !== 'parent' && relation !== 'grandparent');
  return {
    ...{ ...history, counted: allCounted, all_listed: areAllListed, twins: [] },
    relatives: [...ancestors(), ...others.slice(0, 2)],
  };
});

/** What own words may mean, each so that it makes as many items true as it can. */
const meanings: RelativeCondition[] = (
  ['breast-cancer', 'ovarian-cancer', 'bowel-cancer'] satisfies ConditionCode[]
).map((code) => ({ ...newCondition(code), age_of_onset: 30, bilateral: 'yes' }));

/** Facts that somebody may still learn of a relative: each fills in only what was open. */
const facts: ((one: Relative) => Relative)[] = [
  (one) => (one.sex_assigned_at_birth === 'unknown' ? { ...one, sex_assigned_at_birth: 'female' } : one),
  (one) => (one.sex_assigned_at_birth === 'unknown' ? { ...one, sex_assigned_at_birth: 'male' } : one),
  (one) => (one.age === null ? { ...one, age: 45 } : one),
  (one) => (one.has_conditions === null ? { ...one, has_conditions: 'unknown' } : one),
  (one) => (isOpen(one) ? { ...one, has_conditions: 'no' } : one),
  (one) => (isOpen(one) ? { ...one, ...affected(breast({ age_of_onset: 40 })) } : one),
  (one) => withConditions(one, (each) => (isAnswered(each.bilateral) ? each : { ...each, bilateral: 'yes' })),
  (one) => withConditions(one, (each) => (isAnswered(each.bilateral) ? each : { ...each, bilateral: 'no' })),
  (one) =>
    withConditions(one, (each) =>
      each.age_of_onset === null && each.decade_of_onset === null && one.age === null
        ? { ...each, age_of_onset: 70 }
        : each,
    ),
];
const isOpen = ({ has_conditions, conditions }: Relative) =>
  conditions.length === 0 && has_conditions !== 'no' && has_conditions !== 'yes';
const isAnswered = (answer: RelativeCondition['bilateral']) => answer === 'yes' || answer === 'no';
const withConditions = (one: Relative, change: (each: RelativeCondition) => RelativeCondition): Relative => ({
  ...one,
  conditions: one.conditions.map(change),
});
