import { describe, expect, it } from 'vitest';
import { newCondition, type Relation, type Relative } from '#domain/family-history.ts';
import { membersOf, id, relative, family, memberOf, roleOf } from './fhir-families.ts';

describe('a relative', () => {
  it.each([
    ['parent', 'maternal', 'female', 'NMTH'],
    ['parent', 'paternal', 'male', 'NFTH'],
    ['grandparent', 'maternal', 'female', 'MGRMTH'],
    ['grandparent', 'paternal', 'male', 'PGRFTH'],
    ['grandparent', 'unknown', 'unknown', 'GRPRN'],
    ['aunt-or-uncle', 'maternal', 'female', 'MAUNT'],
    ['aunt-or-uncle', 'paternal', 'male', 'PUNCLE'],
    ['aunt-or-uncle', 'paternal', 'unknown', 'EXT'],
    ['cousin', 'paternal', 'female', 'PCOUSN'],
    ['half-sibling', 'maternal', 'male', 'HBRO'],
    ['niece-or-nephew', 'both', 'unknown', 'NIENEPH'],
    ['grandchild', 'both', 'female', 'GRNDDAU'],
    ['partner', 'both', 'male', 'FAMMEMB'],
  ] as const)('%s, %s, %s, is %s', (relation, side, sex, code) => {
    const member = memberOf(relation, side, { sex_assigned_at_birth: sex, adoption: 'none' });
    expect(roleOf(member)).toBe(code);
    expect(member?.sex.coding?.[0]?.code).toBe(sex);
  });

  it('is a “natural” one only where it is known that nobody adopted them', () => {
    const of = (relation: Relation, adoption: Relative['adoption']) =>
      roleOf(memberOf(relation, 'both', { adoption, sex_assigned_at_birth: 'female' }));
    expect(['none', 'out', 'unknown', 'in'].map((each) => of('sibling', each as Relative['adoption']))).toEqual([
      ...['NSIS', 'NSIS', 'SIS', 'SIS'],
    ]);
    expect(['none', 'out', 'unknown', 'in'].map((each) => of('child', each as Relative['adoption']))).toEqual([
      ...['DAU', 'DAU', 'DAUC', 'DAUADOPT'],
    ]);
    const aunt = memberOf('aunt-or-uncle', 'maternal', { adoption: 'in', sex_assigned_at_birth: 'female' });
    expect(roleOf(aunt)).toBe('AUNT');
    expect(aunt?.note).toContainEqual({ text: 'Adopted into the family.' });
  });

  it('says in words who they are, by gender where it is told, and asks no conditions of a child’s other parent', () => {
    const textOf = (relation: Relation, side: Relative['side'], more: Partial<Relative>) =>
      memberOf(relation, side, more)?.relationship.text;
    expect(textOf('sibling', 'both', { sex_assigned_at_birth: 'female' })).toBe('Sister');
    expect(textOf('sibling', 'both', { sex_assigned_at_birth: 'male', gender: 'woman' })).toBe('Sister');
    expect(textOf('aunt-or-uncle', 'maternal', { sex_assigned_at_birth: 'male' })).toBe('Uncle, maternal side');
    expect(textOf('sibling', 'both', { sex_assigned_at_birth: 'unknown' })).toBe('Brother or sister');
    const partner = memberOf('partner', 'both', { has_conditions: null });
    expect([partner?.status, partner?.dataAbsentReason, partner?.note]).toEqual(['completed', undefined, undefined]);
  });

  it('tells an onset that is not known from one that nobody has told', () => {
    const told = (onset_unknown: boolean) => {
      const conditions = [{ ...newCondition('melanoma'), onset_unknown }];
      const member = memberOf('sibling', 'both', { has_conditions: 'yes', conditions });
      return [member?.status, member?.condition?.[0]?.note?.[0]?.text];
    };
    expect(told(true)).toEqual(['completed', 'The patient does not know when it began.']);
    expect(told(false)).toEqual(['partial', 'The patient has not said when it began.']);
  });

  it('says what is known of their health, and does not make “nobody said” into “nobody knows”', () => {
    expect(memberOf('sibling', 'both', { has_conditions: 'no' })).toMatchObject({ status: 'completed' });
    expect(memberOf('sibling', 'both', { has_conditions: 'unknown' })).toMatchObject({ status: 'health-unknown' });
    const unasked = memberOf('sibling', 'both', { has_conditions: null });
    expect(unasked?.status).toBe('partial');
    expect(unasked?.dataAbsentReason?.coding?.[0]?.code).toBe('deferred');
    const vague = { has_conditions: 'yes', conditions: [newCondition('melanoma')] } as const;
    expect(memberOf('sibling', 'both', { ...vague, conditions: [...vague.conditions] })?.status).toBe('partial');
    const gene = { ...newCondition('known-gene-change'), other: 'BRCA1' };
    expect(memberOf('sibling', 'both', { has_conditions: 'yes', conditions: [gene] })?.status).toBe('completed');
  });

  it('has conditions with a code, the age or the decade of onset, and laterality and more primaries as notes', () => {
    const breast = {
      ...newCondition('breast-cancer'),
      decade_of_onset: 40,
      bilateral: 'yes',
      more_than_one: 'yes',
    } as const;
    const polyps = { ...newCondition('bowel-polyps'), age_of_onset: 33 };
    const own = { ...newCondition('other-cancer'), other: 'esophagus' };
    const vague = newCondition('cancer-of-unknown-kind');
    const member = memberOf('sibling', 'both', { has_conditions: 'yes', conditions: [breast, polyps, own, vague] });
    expect(member?.condition?.[3]?.code).toMatchObject({
      ...{ coding: [{ code: '363346000' }], text: 'Cancer of unknown kind' },
    });
    expect(member?.condition?.[0]).toMatchObject({
      code: { coding: [{ system: 'http://snomed.info/sct', code: '254837009' }], text: 'Breast cancer' },
      onsetRange: { low: { value: 40 }, high: { value: 49 } },
      note: [{ text: 'On both sides (bilateral).' }, { text: 'More than one primary cancer of this kind.' }],
    });
    expect(member?.condition?.[1]).toMatchObject({ code: { text: 'Many bowel polyps' }, onsetAge: { value: 33 } });
    expect(member?.condition?.[1]?.code.coding).toBeUndefined();
    expect(member?.condition?.[2]?.code).toMatchObject({
      ...{ coding: [{ code: '363346000' }], text: 'Another cancer: esophagus' },
    });
  });

  it('says of own words whether they mean a cancer, so that nobody takes silence for a “no”', () => {
    const told = { ...newCondition('other-condition'), other: 'a lump', onset_unknown: true };
    const written = (is_cancer?: 'yes' | 'no' | 'unknown' | null) => {
      const condition = { ...told, ...(is_cancer !== undefined && { is_cancer }) };
      const member = memberOf('sibling', 'both', { has_conditions: 'yes', conditions: [condition] });
      const [disease] = member?.condition ?? [];
      return [member?.status, disease?.note?.at(-1)?.text, disease?.code.coding?.[0]?.code];
    };
    expect(written()).toEqual(['partial', 'The patient has not said whether it is a cancer.', undefined]);
    expect(written(null)).toEqual(written());
    expect(written('yes')).toEqual(['completed', 'It is a cancer.', '363346000']);
    expect(written('no')).toEqual(['completed', 'It is no cancer.', undefined]);
    expect(written('unknown')).toEqual([
      ...['completed', 'The patient does not know whether it is a cancer.', undefined],
    ]);
  });

  it('lives, or died at an age, or nothing is said', () => {
    expect(memberOf('sibling', 'both', { vital_status: 'living', age: 50 })).toMatchObject({
      ...{ deceasedBoolean: false, ageAge: { value: 50, code: 'a' } },
    });
    expect(memberOf('sibling', 'both', { vital_status: 'deceased', age: 70 })).toMatchObject({
      deceasedAge: { value: 70 },
    });
    expect(memberOf('sibling', 'both', { vital_status: 'deceased', age: 0 })).toMatchObject({
      deceasedRange: { low: { value: 0 }, high: { value: 1 } },
    });
    expect(memberOf('sibling', 'both', { vital_status: 'unknown' })).not.toHaveProperty('deceasedBoolean');
  });

  it('is tied to their own parents and twins', () => {
    const mother = relative(1, 'parent', 'maternal', { sex_assigned_at_birth: 'female', adoption: 'in' });
    const grandmother = relative(2, 'grandparent', 'maternal', { sex_assigned_at_birth: 'female' });
    const sisters = [3, 4, 5].map((number) => relative(number, 'sibling', 'both', { sex_assigned_at_birth: 'female' }));
    const twins = [
      { members: [id(3), id(4)], kind: 'identical' as const },
      { members: ['self', id(5)], kind: 'fraternal' as const },
    ];
    const members = membersOf({ ...family(mother, grandmother, ...sisters), twins });
    const linksOf = (number: number) =>
      members
        .find((member) => member.id === id(number))
        ?.extension?.map(({ url, extension }) => ({
          kind: url.split('-').at(-1),
          type: extension?.[0]?.valueCodeableConcept?.coding?.[0]?.code,
          to: extension?.[1]?.valueReference?.reference,
        }));
    expect(linksOf(1)).toEqual([{ kind: 'parent', type: 'ADOPTM', to: `urn:uuid:${id(2)}` }]);
    expect(linksOf(3)).toEqual([
      { kind: 'parent', type: 'NMTH', to: `urn:uuid:${id(1)}` },
      { kind: 'sibling', type: 'ITWIN', to: `urn:uuid:${id(4)}` },
    ]);
    expect(roleOf(members.find((member) => member.id === id(5)))).toBe('FTWINSIS');
  });
});
