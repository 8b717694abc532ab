import { describe, expect, it } from 'vitest';
import { newCondition, newFamilyHistory, newRelative, type Relative } from '#domain/family-history.ts';
import { titlesOf } from '#domain/family-history/relative-titles.ts';
import { adoptionInWords, conditionsInWords, lifeInWords, openInWords } from '#domain/family-history/facts.ts';
import { pedigreeOf } from '#domain/pedigree/build.ts';
import { condensed } from '#domain/pedigree/condense.ts';
import { figureTextsOf } from '#domain/pedigree/facts.ts';

const sibling = (id: string, more: Partial<Relative>): Relative => ({ ...newRelative(id, 'sibling', 'both'), ...more });

describe('what relatives are called', () => {
  it('is by gender where it is told, in the survey and in the tree alike', () => {
    const relatives = [
      sibling('trans', { name: 'Ana', sex_assigned_at_birth: 'male', gender: 'woman' }),
      sibling('sister', { sex_assigned_at_birth: 'female' }),
      { ...newRelative('cousin', 'cousin', 'maternal'), sex_assigned_at_birth: 'female' as const },
    ];
    const history = { ...newFamilyHistory(() => ''), relatives };
    const picture = condensed(pedigreeOf(history, { name: 'Me', age: 40 }));
    const inTree = figureTextsOf(picture, { locale: 'en', withNames: true });
    const inSurvey = titlesOf(relatives, 'en');
    expect([...inSurvey.values()]).toEqual(['Ana (sister)', 'Sister', 'Female cousin']);
    expect(relatives.map(({ id }) => inTree.get(id)?.title)).toEqual([...inSurvey.values()]);
    expect(inTree.get('trans')?.facts).toEqual(['woman', 'assigned male at birth']);
  });

  it('tells the side of the family as people say it, and the number stays with the person', () => {
    const aunts = (['maternal', 'paternal', 'unknown'] as const).map((side) => ({
      ...newRelative(side, 'aunt-or-uncle', side),
      sex_assigned_at_birth: 'female' as const,
    }));
    const grandmother = { ...newRelative('g', 'grandparent', 'paternal'), sex_assigned_at_birth: 'female' as const };
    const all = [...aunts, { ...grandmother, name: 'Rose' }];
    expect([...titlesOf(all, 'en').values()]).toEqual([
      ...['Mother’s sister', 'Father’s sister', 'Aunt', 'Rose (father’s mother)'],
    ]);
    expect([...titlesOf(all, 'es').values()]).toEqual([
      ...['Tía materna', 'Tía paterna', 'Tía', 'Rose (abuela paterna)'],
    ]);
  });

  it('is numbered where several would be called the same, and a name is told from its number', () => {
    const woman = { sex_assigned_at_birth: 'female' } as const;
    const told = [
      ...[sibling('a', woman), sibling('b', { sex_assigned_at_birth: 'male' }), sibling('c', woman)],
      ...['d', 'e'].map((id) => sibling(id, { ...woman, name: 'Ana 5' })),
    ];
    expect([...titlesOf(told, 'en').values()]).toEqual([
      ...['Sister 1', 'Brother', 'Sister 2'],
      ...['Ana 5 #1 (sister)', 'Ana 5 #2 (sister)'],
    ]);
  });
});

it('a condition of which nobody said when it began is open, and “I don’t know” is not', () => {
  const told = (onset_unknown: boolean) => ({
    has_conditions: 'yes' as const,
    conditions: [{ ...newCondition('melanoma'), onset_unknown }],
  });
  expect(openInWords(told(false), 'en')).toEqual(['not answered yet: when it began']);
  expect(openInWords(told(true), 'en')).toEqual([]);
  expect(conditionsInWords(told(false), 'en')).toEqual(['Melanoma']);
  expect(conditionsInWords(told(true), 'en')).toEqual(['Melanoma, age not known']);
  expect(conditionsInWords({ has_conditions: 'no', conditions: [] }, 'en')).toEqual(['no cancer or other illness']);
});

it('what nobody has answered of a relative is said in one line, and “I don’t know” is an answer', () => {
  const nobodyAsked = newRelative('id', 'sibling', 'both');
  expect(openInWords(nobodyAsked, 'en')).toEqual(['not answered yet: illnesses, living or not']);
  expect(openInWords(nobodyAsked, 'es')).toEqual(['aún sin respuesta: enfermedades, si vive']);
  const notKnown = { vital_status: 'unknown', adoption: 'unknown', has_conditions: 'unknown' } as const;
  expect(openInWords({ ...nobodyAsked, ...notKnown }, 'en')).toEqual([]);
  expect(lifeInWords(nobodyAsked, 'en')).toEqual([]);
  expect(lifeInWords({ ...nobodyAsked, age: 40 }, 'en')).toEqual(['age 40']);
  expect(adoptionInWords(nobodyAsked, 'en')).toEqual([]);
  // To who looks at the tree it is not known.
  const tree = pedigreeOf({ ...newFamilyHistory(() => 'id'), relatives: [nobodyAsked] }, { name: '', age: null });
  expect(tree.persons.find(({ id }) => id === 'id')).toMatchObject({ vital_status: 'unknown', adoption: 'unknown' });
});

it('a half-sibling’s other parent stands in the tree as somebody of whom nobody has told', () => {
  for (const side of ['maternal', 'paternal'] as const) {
    const half = newRelative('half', 'half-sibling', side);
    const history = newFamilyHistory(() => crypto.randomUUID());
    const { persons, unions } = pedigreeOf(
      { ...history, relatives: [...history.relatives, half] },
      { name: 'Me', age: 40 },
    );
    const shared = history.relatives.find((parent) => parent.side === side)?.id;
    const partners = unions.find(({ children }) => children.includes('half'))?.partners;
    expect(partners).toContain(shared);
    const other = persons.find(({ id }) => id !== shared && partners?.some((partner) => partner === id));
    expect([other?.kind, other?.relation]).toEqual(['placeholder', 'other-parent']);
  }
});
