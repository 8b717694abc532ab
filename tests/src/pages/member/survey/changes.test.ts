import { expect, it } from 'vitest';
import { newFamilyHistory, newRelative, self, type FamilyHistory } from '#domain/family-history.ts';
import { answeredForAll, changed, removed, withRelative } from '#src/pages/member/survey/changes.ts';

const aunt = newRelative('aunt', 'aunt-or-uncle', 'maternal');
const cousin = { ...newRelative('cousin', 'cousin', 'maternal'), via: 'aunt' };
const sister = newRelative('sister', 'sibling', 'both');
const family: FamilyHistory = {
  ...newFamilyHistory(() => crypto.randomUUID()),
  relatives: [aunt, cousin, sister],
  twins: [{ members: [self, 'sister'], kind: 'identical' }],
};

it('a change that changes nothing leaves the very same family history', () => {
  expect(changed(family, (now) => ({ ...now, relatives: [...now.relatives] }))).toBe(family);
});

it('a relative who is there already is put in their place, and anybody else behind the others', () => {
  const named = { ...aunt, name: 'Rosa' };
  expect(withRelative(family, named).relatives).toEqual([named, cousin, sister]);
  const uncle = newRelative('uncle', 'aunt-or-uncle', 'paternal');
  expect(withRelative(family, uncle).relatives).toEqual([aunt, cousin, sister, uncle]);
});

it('who is removed goes from between the member and others, and from their twins', () => {
  expect(removed(family, 'aunt')).toMatchObject({ first: 'aunt', relative: aunt });
  expect(removed(family, 'aunt')?.after.relatives).toEqual([{ ...cousin, via: null }, sister]);
  expect(removed(family, 'sister')?.after.twins).toEqual([]);
  expect(removed(family, 'nobody')).toBeUndefined();
});

it('one answer is noted of those of whom nobody has given one', () => {
  const dead = { ...aunt, vital_status: 'deceased' as const };
  const history = { ...family, relatives: [dead, cousin, sister] };
  const answer = { question: 'vital_status', answer: 'living' } as const;
  const press = answeredForAll(history, ['aunt', 'cousin'], answer);
  expect(press).toMatchObject({ first: 'cousin', count: 1 });
  expect(press?.after.relatives.map(({ vital_status }) => vital_status)).toEqual(['deceased', 'living', null]);
  expect(answeredForAll(history, ['aunt'], answer)).toBeUndefined();
});
