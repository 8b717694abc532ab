import { expect, test } from 'vitest';
import {
  newCondition,
  newFamilyHistory,
  newRelative,
  type FamilyHistory,
  type Relative,
} from '#domain/family-history.ts';
import { relativeSchema, toRelative, toValues, type RelativeValues } from '#src/pages/member/survey/relative-form.ts';

const aunt: Relative = {
  ...newRelative('0f7a4a52-5b8f-4c43-9d36-0f2f9a6f2b11', 'aunt-or-uncle', 'maternal'),
  ...{ name: 'June', sex_assigned_at_birth: 'female', vital_status: 'living', age: 66, adoption: 'none' },
  has_conditions: 'yes',
  conditions: [
    { ...newCondition('melanoma'), age_of_onset: 50 },
    { ...newCondition('other-cancer'), other: 'Thyroid', onset_unknown: true },
    { ...newCondition('other-cancer'), other: 'Bone', age_of_onset: 60 },
  ],
};
const history: FamilyHistory = { ...newFamilyHistory(() => crypto.randomUUID()), adopted: 'no' };

const isChosen = (other: string, onset: string) => ({
  ...{ isChosen: true, other, onset },
  ...{ bilateral: '' as const, more_than_one: '' as const, is_cancer: '' as const },
});

function change(change: (values: RelativeValues) => void, base = aunt): RelativeValues {
  const values = toValues(base, history);
  change(values);
  return values;
}

function problems(values: RelativeValues, base = aunt, of = history): string[] {
  const { error } = relativeSchema(base, () => of).safeParse(values);
  return error?.issues.map(({ path }) => path.join('.')) ?? [];
}

test('a relative comes out of the form as it went in, two cancers in own words included', () => {
  expect(toRelative(toValues(aunt, history), aunt)).toEqual(aunt);
  expect(problems(toValues(aunt, history))).toEqual([]);
});

test('what is not an age changes nothing in the record, and is pointed out', () => {
  for (const typed of ['', 'old', '131', '-3', '4.5']) {
    const values = change((now) => (now.age = typed));
    expect(toRelative(values, aunt).age).toBe(66);
    expect(problems(values), typed).toEqual(['age']);
  }
});

test('what is not an age of onset changes nothing either; “I don’t know” is an answer, and an empty field none', () => {
  const storedAs = (typed: string) => {
    const values = change((now) => (now.conditions['melanoma-1'] = isChosen('', typed)));
    const stored = toRelative(values, aunt);
    const { age_of_onset, onset_unknown } = stored.conditions[0]!;
    // As it is shown after a reload.
    return [age_of_onset, onset_unknown, toValues(stored, history).conditions['melanoma-1']?.onset];
  };
  expect(storedAs('5x')).toEqual([50, false, '50']);
  expect(storedAs('51')).toEqual([51, false, '51']);
  expect(storedAs('unknown')).toEqual([null, true, 'unknown']);
  expect(storedAs('')).toEqual([null, false, '']);
});

test('a condition without an answer to when it began keeps the form, a gene change does not', () => {
  expect(problems(change((now) => (now.conditions['melanoma-1'] = isChosen('', ''))))).toEqual([
    'conditions.melanoma-1.onset',
  ]);
  expect(problems(change((now) => (now.conditions['known-gene-change-1'] = isChosen('BRCA1', ''))))).toEqual([]);
});

test('an age that nobody has answered is open; one that is not known says so', () => {
  const nobody = newRelative(aunt.id, 'sibling', 'both');
  expect(toValues(nobody, history).age).toBe('');
  expect(toValues(nobody, history).conditions['melanoma-1']?.onset).toBe('');
  expect(toValues({ ...aunt, age: null }, history).age).toBe('unknown');
  expect(toValues(aunt, history).conditions['other-cancer-1']?.onset).toBe('unknown');
});

test('an age of onset above the age of the person is pointed out at its own condition', () => {
  const values = change((now) => (now.conditions['other-cancer-2'] = isChosen('Bone', '67')));
  expect(problems(values)).toEqual(['conditions.other-cancer-2.onset']);
});

test('another cancer needs to be named', () => {
  const values = change((now) => (now.conditions['other-cancer-1'] = isChosen(' ', 'unknown')));
  expect(problems(values)).toEqual(['conditions.other-cancer-1.other']);
});

test('of a condition in own words it is asked whether it is a cancer; the answer is stored, and asked of no other', () => {
  const words = (is_cancer: '' | 'yes' | 'no' | 'unknown') =>
    change((now) => {
      now.conditions['other-condition-1'] = { ...isChosen('a lump', 'unknown'), is_cancer };
      now.conditions['melanoma-1'] = { ...isChosen('', 'unknown'), is_cancer: 'no' };
    });
  expect(problems(words(''))).toEqual(['conditions.other-condition-1.is_cancer']);
  for (const answer of ['yes', 'no', 'unknown'] as const) {
    expect(problems(words(answer))).toEqual([]);
    const stored = toRelative(words(answer), aunt);
    expect(stored.conditions.at(-1)).toMatchObject({ other: 'a lump', is_cancer: answer });
    expect(stored.conditions.find(({ condition }) => condition === 'melanoma')).not.toHaveProperty('is_cancer');
    expect(toValues(stored, history).conditions['other-condition-1']?.is_cancer).toBe(answer);
  }
});

test('heart disease that began at 50 or later is pointed out at its own age', () => {
  const values = change((now) => (now.conditions['heart-disease-before-50-1'] = isChosen('', '50')));
  expect(problems(values)).toEqual(['conditions.heart-disease-before-50-1.onset']);
});

test('whether they were ill must be answered, and a yes says with what', () => {
  expect(problems(change((now) => (now.has_conditions = '')))).toEqual(['has_conditions']);
  expect(problems(change((now) => (now.conditions = {})))).toEqual(['conditions']);
});

test('whether they live is answered by nobody but the member, and the page is not done before; adoption may stay open', () => {
  const unasked = toValues({ ...aunt, vital_status: null, adoption: null }, history);
  expect(unasked).toMatchObject({ vital: '', adoption: '' });
  expect(problems(unasked)).toEqual(['vital']);
  expect(toRelative(unasked, aunt)).toMatchObject({ vital_status: null, adoption: null });
  const notKnown = toValues({ ...aunt, vital_status: 'unknown', adoption: 'unknown' }, history);
  expect(problems(notKnown)).toEqual([]);
  expect(toRelative(notKnown, aunt)).toMatchObject({ vital_status: 'unknown', adoption: 'unknown' });
  // Of a child’s other parent nobody is asked.
  const partner: Relative = newRelative(crypto.randomUUID(), 'partner', 'both');
  expect(problems(toValues(partner, history), partner)).toEqual([]);
});

test('after a no or “I don’t know” nothing that was ticked before is stored', () => {
  for (const answer of ['no', 'unknown'] as const) {
    const values = change((now) => (now.has_conditions = answer));
    expect(toRelative(values, aunt)).toMatchObject({ has_conditions: answer, conditions: [] });
    expect(problems(values)).toEqual([]);
  }
});

test('a condition that was taken back leaves nothing behind, whatever was typed for it', () => {
  const values = change((now) => (now.conditions['melanoma-1'] = { ...isChosen('', 'fifty'), isChosen: false }));
  expect(problems(values)).toEqual([]);
  expect(toRelative(values, aunt).conditions.map(({ condition }) => condition)).toEqual([
    'other-cancer',
    'other-cancer',
  ]);
});

test('a third grandparent on one side is pointed out at the side', () => {
  const grandparent = (): Relative => ({
    ...newRelative(crypto.randomUUID(), 'grandparent', 'maternal'),
    ...{ has_conditions: 'unknown', vital_status: 'unknown' },
  });
  const third = grandparent();
  const family = { ...history, relatives: [...history.relatives, grandparent(), grandparent()] };
  expect(problems(toValues(third, family), third, family)).toEqual(['side']);
});

test('control characters and blanks around a name are not stored', () => {
  const values = change((now) => (now.name = '  Ju\u0000ne '));
  expect(toRelative(values, aunt).name).toBe('June');
});
