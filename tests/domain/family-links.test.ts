import { describe, expect, it } from 'vitest';
import { self, settled, type Relation, type Relative, type Side, type Twins } from '#domain/family-history.ts';
import { relative, empty, withRelatives, pathsOf } from './reported-family.ts';

describe('through whom somebody is related', () => {
  const june = relative('aunt-or-uncle', 'maternal');
  const lena = relative('sibling', 'both');
  const of = (relation: Relation, side: Side, via: string | null) =>
    pathsOf(withRelatives(june, lena, relative(relation, side, { via })));

  it.each<[Relation, Side, string | null]>([
    ['cousin', 'maternal', june.id],
    ['cousin', 'maternal', null],
    ['niece-or-nephew', 'both', lena.id],
  ])('a %s fits through somebody who can be that', (relation, side, via) => {
    expect(of(relation, side, via)).toEqual([]);
  });

  it.each<[Relation, Side, string]>([
    ['cousin', 'maternal', lena.id],
    ['cousin', 'maternal', 'gone'],
    ['grandchild', 'both', lena.id],
    ['sibling', 'both', lena.id],
    ['child', 'both', lena.id],
  ])('a %s does not fit through anybody else', (relation, side, via) => {
    expect(of(relation, side, via)).toEqual(['/relatives/4/via']);
  });

  it('nobody is related through themself, nor in a circle', () => {
    const [one, other] = [relative('cousin', 'maternal'), relative('cousin', 'maternal')];
    expect(pathsOf(withRelatives({ ...one, via: one.id }))).toEqual(['/relatives/2/via']);
    expect(pathsOf(withRelatives({ ...one, via: other.id }, { ...other, via: one.id }))).toEqual([
      ...['/relatives/2/via', '/relatives/3/via'],
    ]);
  });

  it('a cousin is on the side of the aunt or uncle', () => {
    expect(of('cousin', 'paternal', june.id)).toEqual(['/relatives/4/side']);
  });

  it('of the other parent of a child nobody has to say whether they were ill', () => {
    const chris = relative('partner', 'both', { has_conditions: null });
    expect(pathsOf(withRelatives(chris, relative('child', 'both', { via: chris.id })))).toEqual([]);
  });
});

describe('twins', () => {
  const lena = relative('sibling', 'both', { sex_assigned_at_birth: 'female', vital_status: 'living', age: 40 });
  const tom = relative('sibling', 'both', { sex_assigned_at_birth: 'male', vital_status: 'living', age: 41 });
  const of = (members: string[], more: Relative[] = [], kind: Twins['kind'] = 'fraternal') =>
    pathsOf({ ...withRelatives(lena, tom, ...more), twins: [{ members, kind }] });

  it('are the member and full siblings, aunts and the mother, or others with the same parents', () => {
    expect([of([lena.id, tom.id]), of([self, lena.id]), of([self, lena.id, tom.id])]).toEqual([[], [], []]);
    const history = empty();
    const aunt = relative('aunt-or-uncle', 'maternal');
    const [mother] = history.relatives;
    const twins: Twins[] = [{ members: [mother!.id, aunt.id], kind: 'unknown' }];
    expect(pathsOf({ ...history, relatives: [...history.relatives, aunt], twins })).toEqual([]);
  });

  it.each<[string, Relative]>([
    ['a half sibling of a full one', relative('half-sibling', 'maternal')],
    ['a cousin', relative('cousin', 'maternal')],
    ['a grandparent', relative('grandparent', 'maternal')],
  ])('are not %s', (_, other) => {
    expect(of([lena.id, other.id], [other])).toEqual(['/twins/0']);
  });

  it('are not children of different partners, nor half siblings on two sides', () => {
    const [chris, sam] = [relative('partner', 'both'), relative('partner', 'both')];
    const [ava, noah] = [relative('child', 'both', { via: chris.id }), relative('child', 'both', { via: sam.id })];
    expect(of([ava.id, noah.id], [chris, sam, ava, noah])).toEqual(['/twins/0']);
    const [one, other] = [relative('half-sibling', 'maternal'), relative('half-sibling', 'paternal')];
    expect(of([one.id, other.id], [one, other])).toEqual(['/twins/0']);
  });

  it('are there, are two, and are in one group', () => {
    expect([of([lena.id, 'gone']), of([lena.id]), of([lena.id, lena.id])]).toEqual(Array(3).fill(['/twins/0']));
    const group: Twins = { members: [lena.id, tom.id], kind: 'unknown' };
    const groups = [group, { ...group, members: [self, lena.id] }];
    expect(pathsOf({ ...withRelatives(lena, tom), twins: groups })).toEqual(['/twins/1']);
  });

  it('were both adopted into the family, or neither', () => {
    const adopted = () => relative('sibling', 'both', { adoption: 'in' });
    const [one, other] = [adopted(), adopted()];
    expect(of([one.id, other.id], [one, other])).toEqual([]);
    expect(of([one.id, lena.id], [one])).toEqual(['/twins/0']);
    expect(of([self, one.id], [one])).toEqual(['/twins/0']);
  });

  it('who are identical have one sex at birth', () => {
    expect(of([lena.id, tom.id], [], 'identical')).toEqual(['/twins/0']);
  });

  it('who live are of the same age, up to a birthday', () => {
    const late = relative('sibling', 'both', { vital_status: 'living', age: 43 });
    expect(of([lena.id, late.id], [late])).toEqual(['/twins/0']);
    const dead = { ...late, vital_status: 'deceased' as const };
    expect(of([lena.id, dead.id], [dead])).toEqual([]);
  });
});

it('after somebody is gone, all links lead somewhere, and a cousin follows their aunt', () => {
  const june = relative('aunt-or-uncle', 'paternal');
  const claire = relative('cousin', 'maternal', { via: june.id });
  const ben = relative('cousin', 'maternal', { via: 'gone' });
  const [one, other] = [relative('sibling', 'both'), relative('sibling', 'both')];
  const twins: Twins[] = [
    { members: [one.id, 'gone'], kind: 'unknown' },
    { members: [self, other.id, 'gone'], kind: 'identical' },
  ];
  const history = settled({ ...withRelatives(june, claire, ben, one, other), twins });
  expect(history.relatives.slice(3, 5)).toEqual([
    { ...claire, side: 'paternal' },
    { ...ben, via: null },
  ]);
  expect(history.twins).toEqual([{ members: [self, other.id], kind: 'identical' }]);
  expect(pathsOf(history)).toEqual([]);
});
