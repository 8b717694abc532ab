import { describe, expect, it } from 'vitest';
import {
  countedGroups,
  listedGroups,
  newAllListed,
  newCondition,
  newFamilyHistory,
  type Relative,
  type RelativeCondition,
} from '#domain/family-history.ts';
import { screenFamily } from '#domain/fhs-7.ts';
import { bloodRelatives } from '#domain/fhs-7/blood.ts';
import {
  allCounted,
  areAllListed,
  relative,
  ancestors,
  family,
  affected,
  breast,
  aunt,
  item,
  answered,
} from './families.ts';

describe('the seven items, from a family history', () => {
  it('are all “no” for a family of whom all is known and nobody was ill', () => {
    expect(answered(family())).toEqual(Array(7).fill('no'));
    expect(screenFamily(family()).result).toBe('negative');
  });

  it('1: a first-degree relative with breast or ovarian cancer', () => {
    const ovarian = affected(newCondition('ovarian-cancer'));
    for (const [relation, side] of [
      ['sibling', 'both'],
      ['child', 'both'],
    ] as const) {
      const history = family(relative('she', relation, side, { sex_assigned_at_birth: 'female', ...ovarian }));
      expect(item(history, 'first-degree-breast-or-ovarian')).toMatchObject({ answer: 'yes', because: ['she'] });
    }
    const half = relative('she', 'half-sibling', 'maternal', { sex_assigned_at_birth: 'female', ...ovarian });
    expect(item(family(half), 'first-degree-breast-or-ovarian')?.answer).toBe('no');
    expect(item(family(aunt(ovarian)), 'first-degree-breast-or-ovarian')?.answer).toBe('no');
  });

  it('2: cancer in both breasts', () => {
    const of = (bilateral: RelativeCondition['bilateral']) =>
      item(family(aunt(affected(breast({ bilateral })))), 'bilateral-breast');
    expect(of('yes')).toMatchObject({ answer: 'yes', because: ['aunt'] });
    expect(of('no')?.answer).toBe('no');
    for (const open of ['unknown', null] as const) {
      expect(of(open)).toMatchObject({ answer: 'unknown', open: [{ relative: 'aunt', missing: ['bilateral'] }] });
    }
  });

  it('3: a man with breast cancer, by the sex assigned at birth', () => {
    const of = (more: Partial<Relative>) => item(family(aunt({ ...affected(breast()), ...more })), 'man-with-breast');
    expect(of({ sex_assigned_at_birth: 'male' })).toMatchObject({ answer: 'yes', because: ['aunt'] });
    expect(of({ sex_assigned_at_birth: 'female', gender: 'man' })?.answer).toBe('no');
    expect(of({ sex_assigned_at_birth: 'unknown' })).toMatchObject({
      ...{ answer: 'unknown', open: [{ relative: 'aunt', missing: ['sex'] }] },
    });
  });

  it('4: one woman with both breast and ovarian cancer, not two women with one each', () => {
    const ovarian = newCondition('ovarian-cancer');
    const she = aunt(affected(breast(), ovarian));
    expect(item(family(she), 'woman-with-breast-and-ovarian')).toMatchObject({ answer: 'yes', because: ['aunt'] });
    const two = family(
      aunt(affected(breast())),
      relative('cousin', 'cousin', 'maternal', { sex_assigned_at_birth: 'female', ...affected(ovarian) }),
    );
    expect(item(two, 'woman-with-breast-and-ovarian')?.answer).toBe('no');
  });

  it.each([
    [{ age_of_onset: 49 }, 'yes'],
    [{ age_of_onset: 50 }, 'no'],
    [{ age_of_onset: null, decade_of_onset: 40 }, 'yes'],
    [{ age_of_onset: null, decade_of_onset: 50 }, 'no'],
    [{ age_of_onset: null }, 'unknown'],
  ] as const)('5: a woman with breast cancer before 50: %j is %s', (onset, answer) => {
    expect(item(family(aunt(affected(breast(onset)))), 'breast-before-50')?.answer).toBe(answer);
  });

  it('5: whoever is not 50 yet, or died younger, fell ill before 50', () => {
    const of = (age: number) =>
      item(family(aunt({ age, ...affected(breast({ age_of_onset: null })) })), 'breast-before-50')?.answer;
    expect(of(49)).toBe('yes');
    expect(of(50)).toBe('unknown');
  });

  it('6 and 7: two relatives, with breast or ovarian and with breast or bowel cancer', () => {
    const mother = (more: Partial<Relative>) => relative('mother', 'parent', 'maternal', more);
    const bowel = affected(newCondition('bowel-cancer'));
    const one = family(mother(affected(breast())));
    expect(item(one, 'two-with-breast-or-ovarian')).toMatchObject({ answer: 'no', because: ['mother'] });
    const ovarian = family(mother(affected(breast())), aunt(affected(newCondition('ovarian-cancer'))));
    expect(item(ovarian, 'two-with-breast-or-ovarian')).toMatchObject({ answer: 'yes', because: ['mother', 'aunt'] });
    expect(item(ovarian, 'two-with-breast-or-bowel')?.answer).toBe('no');
    const withBowel = family(mother(bowel), aunt(bowel));
    expect(item(withBowel, 'two-with-breast-or-bowel')?.answer).toBe('yes');
    expect(item(withBowel, 'two-with-breast-or-ovarian')?.answer).toBe('no');
  });
});

describe('what is not known', () => {
  it('keeps a family of which nothing is known incomplete', () => {
    const nothing = { ...newFamilyHistory(() => 'id'), relatives: [] };
    for (const adopted of ['yes', 'no', 'unknown', null] as const) {
      expect(screenFamily({ ...nothing, adopted })).toMatchObject({ result: 'incomplete' });
      expect(answered({ ...nothing, adopted })).toEqual(Array(7).fill('unknown'));
    }
  });

  it('names the facts that are missing of each relative', () => {
    const open = (more: Partial<Relative>) => item(family(aunt(more)), 'breast-before-50')?.open;
    expect(open({ has_conditions: 'unknown' })).toEqual([{ relative: 'aunt', missing: ['ill'] }]);
    expect(open({ has_conditions: null, sex_assigned_at_birth: 'unknown' })).toEqual([
      { relative: 'aunt', missing: ['ill', 'sex'] },
    ]);
    expect(open({ has_conditions: 'yes' })).toEqual([{ relative: 'aunt', missing: ['kind'] }]);
    expect(open(affected(breast({ age_of_onset: null })))).toEqual([{ relative: 'aunt', missing: ['onset'] }]);
  });

  it('is also which kind a cancer was: no item that it could make true is a “no”', () => {
    const vague = { ...newCondition('cancer-of-unknown-kind'), age_of_onset: 44, more_than_one: 'no' } as const;
    const sister = item(
      family(relative('sister', 'sibling', 'both', affected(vague))),
      'first-degree-breast-or-ovarian',
    );
    expect(sister).toMatchObject({ answer: 'unknown', open: [{ relative: 'sister', missing: ['kind'] }] });
    const women = answered(family(aunt({ ...affected(vague), sex_assigned_at_birth: 'female' })));
    expect(women).toEqual(['no', 'unknown', 'no', 'unknown', 'unknown', 'no', 'no']);
    const men = answered(family(aunt({ ...affected(vague), sex_assigned_at_birth: 'male' })));
    expect(men).toEqual(['no', 'unknown', 'unknown', 'no', 'no', 'no', 'no']);
    const two = answered(family(aunt(affected(vague)), relative('mother', 'parent', 'maternal', affected(vague))));
    expect(two.slice(-2)).toEqual(['unknown', 'unknown']);
  });

  it('is also what is told in own words, whatever they say, until the member says that it is no cancer', () => {
    const words = [
      ...['breast cancer', 'cáncer de mama', 'DCIS in breast', 'a tumor', 'no idea', 'quién sabe', 'diabetes', '?', ''],
    ];
    for (const other of words) {
      for (const is_cancer of ['yes', 'unknown', null, undefined] as const) {
        const told = { ...newCondition('other-condition'), other, ...(is_cancer !== undefined && { is_cancer }) };
        const mother = relative('mother', 'parent', 'maternal', affected({ ...told, age_of_onset: 44 }));
        const { result, items } = screenFamily(family({ ...mother, sex_assigned_at_birth: 'female' }));
        const open = items.filter(({ answer }) => answer === 'unknown').map(({ id }) => id);
        expect(result, other).toBe('incomplete');
        expect(open).toEqual([
          ...[
            'first-degree-breast-or-ovarian',
            'bilateral-breast',
            'woman-with-breast-and-ovarian',
            'breast-before-50',
          ],
        ]);
        expect(items[0]?.open).toEqual([{ relative: 'mother', missing: ['kind'] }]);
      }
      const told = { ...newCondition('other-condition'), other, is_cancer: 'no' as const };
      expect(screenFamily(family(aunt(affected(told)))).result, other).toBe('negative');
    }
  });

  it('is a condition in own words also beside a gene change and beside a cancer with a code', () => {
    const gene = { ...newCondition('known-gene-change'), other: 'BRCA1, breast cancer at 44' };
    expect(screenFamily(family(aunt(affected(gene)))).result).toBe('incomplete');
    expect(screenFamily(family(aunt(affected({ ...gene, is_cancer: 'no' })))).result).toBe('negative');
    const words = { ...newCondition('other-condition'), other: 'the other breast, at 44' };
    expect(item(family(aunt(affected(breast()))), 'breast-before-50')?.answer).toBe('no');
    expect(item(family(aunt(affected(breast(), words))), 'breast-before-50')?.answer).toBe('unknown');
    expect(screenFamily(family(aunt(affected({ ...newCondition('other-cancer'), other: 'esophagus' })))).result).toBe(
      'incomplete',
    );
  });

  it('is who stands in no list: parents, grandparents, and those whom nobody has counted', () => {
    const without = (id: string) => ({ ...family(), relatives: ancestors().filter((each) => each.id !== id) });
    expect(item(without('father'), 'first-degree-breast-or-ovarian')?.not_listed).toEqual([
      { group: 'parents', count: 1, why: 'missing' },
    ]);
    expect(item(without('maternal-grandmother'), 'bilateral-breast')?.not_listed).toEqual([
      { group: 'grandparents', count: 1, why: 'missing' },
    ]);
    expect(item(without('maternal-grandmother'), 'first-degree-breast-or-ovarian')?.answer).toBe('no');
    // The grandmother who is missing is no man.
    expect(item(without('maternal-grandmother'), 'man-with-breast')?.answer).toBe('no');
    for (const group of countedGroups) {
      const history = { ...family(), counted: { ...allCounted, [group]: 'unknown' as const } };
      expect(item(history, 'two-with-breast-or-bowel')?.not_listed).toEqual([{ group, count: null, why: 'unknown' }]);
      expect(screenFamily(history).result).toBe('incomplete');
    }
  });

  it('is whether all cousins, nieces, nephews and grandchildren are listed, where there may be any', () => {
    const parents = [
      ...[aunt({}), relative('uncle', 'aunt-or-uncle', 'paternal')],
      ...[relative('sister', 'sibling', 'both'), relative('child', 'child', 'both')],
    ];
    const whole = family(...parents);
    expect(screenFamily(whole).result).toBe('negative');
    for (const group of listedGroups) {
      for (const [answer, why] of [
        ...([
          ['no', 'more'],
          ['unknown', 'unknown'],
          [null, 'unanswered'],
        ] as const),
      ]) {
        const { result, items, not_listed } = screenFamily({
          ...whole,
          all_listed: { ...areAllListed, [group]: answer },
        });
        expect(result).toBe('incomplete');
        expect(not_listed).toEqual([{ group, count: null, why }]);
        // The first item asks about parents, siblings and children alone.
        expect(items.map((each) => each.answer)).toEqual(['no', ...Array<string>(6).fill('unknown')]);
      }
    }
    const { all_listed: _, ...before } = whole;
    expect(screenFamily(before).not_listed.map(({ group }) => group)).toEqual([...listedGroups]);
    // Nobody has cousins without aunts and uncles: nothing is asked, and nothing is open.
    expect(screenFamily({ ...family(), all_listed: newAllListed() }).result).toBe('negative');
    const unsided = family(relative('aunt', 'aunt-or-uncle', 'unknown'));
    expect(screenFamily({ ...unsided, all_listed: newAllListed() }).not_listed).toHaveLength(2);
  });
});

describe('relatives by blood', () => {
  const sick = affected(breast({ age_of_onset: 40, bilateral: 'yes' }));
  const resultWith = (...others: Relative[]) => screenFamily(family(...others)).result;

  it('are not partners, nor who was adopted into the family, nor who is related through them', () => {
    expect(resultWith(relative('partner', 'partner', 'both', sick))).toBe('negative');
    expect(resultWith(relative('sister', 'sibling', 'both', { adoption: 'in', ...sick }))).toBe('negative');
    const adopted = aunt({ adoption: 'in' });
    const cousin = relative('cousin', 'cousin', 'maternal', { via: 'aunt', ...sick });
    expect(resultWith(adopted, cousin)).toBe('negative');
    expect(resultWith(aunt({}), cousin)).toBe('positive');
  });

  it('are those who were adopted out, and those of whom it is not known', () => {
    for (const adoption of ['out', 'none', 'unknown'] as const) {
      expect(resultWith(relative('sister', 'sibling', 'both', { adoption, ...sick })), adoption).toBe('positive');
    }
  });

  it('are a parent who was adopted, but not the family that took the parent in', () => {
    const mother = relative('mother', 'parent', 'maternal', { adoption: 'in' });
    expect(resultWith({ ...mother, ...sick })).toBe('positive');
    expect(resultWith(mother, aunt(sick))).toBe('incomplete');
    expect(item(family(mother), 'bilateral-breast')?.not_listed).toEqual([
      { group: 'grandparents', count: 2, why: 'missing' },
    ]);
  });

  it('are children, whoever their other parent is', () => {
    const child = relative('child', 'child', 'both', { via: 'partner', ...sick });
    expect(resultWith(relative('partner', 'partner', 'both'), child)).toBe('positive');
  });

  it('hold no circles of people who are related through each other', () => {
    const one = relative('one', 'cousin', 'maternal', { via: 'two' });
    const two = relative('two', 'cousin', 'maternal', { via: 'one' });
    expect(bloodRelatives(family(one, two)).map(({ id }) => id)).toEqual(expect.arrayContaining(['one', 'two']));
  });
});
