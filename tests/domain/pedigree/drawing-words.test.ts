import { describe, expect, it } from 'vitest';
import { conditionCodes, type FamilyHistory } from '#domain/family-history.ts';
import { pedigreeOf } from '#domain/pedigree/build.ts';
import { condensed } from '#domain/pedigree/condense.ts';
import { shortConditionOf, shortNameOf } from '#domain/pedigree/conditions.ts';
import { outlineOf } from '#domain/pedigree/outline.ts';
import { LOCALES } from '#domain/words.ts';
import { draw, entries, member, personOf, textsOf } from './drawn.ts';
import { adoption, consanguinity, family, newConditionOf, large, relative, twins, usual } from './families.ts';

describe('words below a symbol', () => {
  it('tell age, death and each condition with its onset', () => {
    const drawing = draw(usual);
    expect(textsOf(personOf(drawing, 'aunt'))).toEqual(['Rosa', '58 y', 'Br Ca dx 42']);
    expect(textsOf(personOf(drawing, 'mgm')).join(' ')).toBe('Abuela Luz d. 58 y bilat Br Ca dx 47 Ov Ca dx 57');
    expect(textsOf(personOf(drawing, 'pgf'))).toContain('d.');
    expect(textsOf(personOf(drawing, 'paunt'))).toContain('CRC dx 50s');
  });

  it.each([
    [{ more_than_one: 'yes', age_of_onset: 42 }, 'Br Ca ×2+ dx 42'],
    [{ bilateral: 'unknown', more_than_one: 'no' }, 'Br Ca'],
    [{ decade_of_onset: 0 }, 'Br Ca dx <10'],
  ] as const)('say %j as “%s”', (facts, words) => {
    expect(shortConditionOf(newConditionOf('breast-cancer', facts), 'en')).toBe(words);
  });

  it('claims no diagnosis that nobody has told: FH is familial hypercholesterolemia, and a family history', () => {
    expect(shortConditionOf(newConditionOf('high-cholesterol', {}), 'en')).toBe('High chol');
  });

  it.each(LOCALES)('have a short name for every condition (%s)', (locale) => {
    const names = conditionCodes.map((condition) => shortNameOf({ condition, other: '' }, locale));
    expect(new Set(names).size).toBe(conditionCodes.length);
  });

  it('mark who is drawn on a side that nobody knows', () => {
    const drawing = draw(consanguinity);
    expect(textsOf(personOf(drawing, 'lost'))).toContain('side?');
    expect(drawing.key.map(({ short }) => short)).toContain('side?');
  });

  it('leave no number alone on a line', () => {
    const girls = ['c1', 'c2'].map((id) =>
      relative(id, 'cousin', 'maternal', { sex_assigned_at_birth: 'female', age: 2 }),
    );
    expect(textsOf(personOf(draw(family(girls)), 'c2')).slice(0, 2)).toEqual(['Female', 'cousin 2']);
  });

  it('part a granddaughter at a syllable', () => {
    const woman = { sex_assigned_at_birth: 'female' } as const;
    const both = ['g1', 'g2'].map((id) => relative(id, 'grandchild', 'both', { ...woman, age: 2 }));
    expect(textsOf(personOf(draw(family(both)), 'g2')).slice(0, 2)).toEqual(['Grand-', 'daughter 2']);
  });

  it('hold no name when names are left out, nor does the list, nor the title', () => {
    const told = JSON.stringify(draw(usual, false));
    for (const name of ['Rosa', 'Walter', 'Carmen', 'Abuela', 'Elena', 'Luis', 'Sam', 'Ana', 'Mia', 'Ruiz']) {
      expect(told).not.toContain(name);
    }
    expect(textsOf(personOf(draw(usual, false), 'aunt')).slice(0, 2)).toEqual(['Mother’s', 'sister']);
    expect(textsOf(personOf(draw(usual, false), 'self'))).toContain('The member');
  });
});

describe('the key', () => {
  it('says each symbol once, also where a thin one stands above cousins', () => {
    const signs = draw(consanguinity).key.flatMap(({ symbol }) => (symbol ? [JSON.stringify(symbol)] : []));
    expect(new Set(signs).size).toBe(signs.length);
    expect(
      draw(consanguinity)
        .key.map(({ text }) => text)
        .join(),
    ).toMatch(/Thin line: .* Cousins stand below one/);
  });

  it('has a sign or a short form before each line, and only of what stands in the picture', () => {
    for (const history of [usual, adoption, twins, consanguinity, large]) {
      for (const { symbol, mark, short } of draw(history).key) expect(symbol ?? mark ?? short).toBeDefined();
    }
    const shorts = (history: FamilyHistory) => draw(history).key.map(({ short }) => short);
    expect(shorts(usual)).toContain('40s');
    expect(shorts(twins)).not.toContain('40s');
    expect(shorts(consanguinity)).toContain('gene:');
    expect(shorts(usual)).not.toContain('gene:');
  });
});

describe('the list', () => {
  it('says in words what the picture says: twins, adoption, kinship of the parents', () => {
    const factsOf = (history: FamilyHistory, id: string) =>
      entries(draw(history).outline.flatMap(({ people }) => people)).find((entry) => entry.id === id)?.facts;
    expect(factsOf(twins, 'self')).toContain('identical twin of Elena');
    expect(factsOf(adoption, 'in')).toContain('adopted into the family');
    expect(factsOf(adoption, 'out')).toContain('adopted by another family');
    expect(factsOf(usual, 'mgm')).toContain('Breast cancer at age 47, on both sides of the body');
    expect(draw(consanguinity).outline.at(-1)?.title).toBe(`${member.name}, brothers and sisters`);
    expect(draw(consanguinity).outline.at(-1)?.note).toBe('The parents are related by blood: first cousins');
  });

  it('sets children below their parents', () => {
    const outline = outlineOf(condensed(pedigreeOf(usual, member)), { locale: 'en', withNames: true });
    const aunt = entries(outline.flatMap(({ people }) => people)).find(({ id }) => id === 'aunt');
    expect(aunt?.families[0]?.children.map(({ title }) => title)).toEqual(['Ana (female cousin)', 'Male cousin']);
  });
});
