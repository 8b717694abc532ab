import { act, screen as page, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  countedGroups,
  newCondition,
  newFamilyHistory,
  newRelative,
  type Counted,
  type FamilyHistory,
} from '#domain/family-history.ts';
import { screenFamily } from '#domain/fhs-7.ts';
import { pedigreeOf } from '#domain/pedigree/build.ts';
import { setLocale } from '#src/lib/locale.ts';
import { Screen } from '#src/pages/specialist/record/screen/screen.tsx';
import { show } from '#tests/src/show.tsx';

const breast = { ...newCondition('breast-cancer'), age_of_onset: 44, bilateral: 'unknown' } as const;
const family = (more: Partial<FamilyHistory> = {}): FamilyHistory => ({
  ...newFamilyHistory(() => 'x'),
  counted: Object.fromEntries(countedGroups.map((group) => [group, 'known'])) as Counted,
  relatives: [
    { ...newRelative('mother', 'parent', 'maternal'), name: 'Rosa', has_conditions: 'yes', conditions: [breast] },
    { ...newRelative('father', 'parent', 'paternal'), has_conditions: 'no' },
  ],
  ...more,
});
const open = (history: FamilyHistory) =>
  show(<Screen screen={screenFamily(history)} persons={pedigreeOf(history, { name: 'Ann', age: 40 }).persons} />);
const item = (question: RegExp) =>
  within(page.getAllByRole('listitem').find((each) => question.test(each.textContent)) ?? page.getByRole('list'));

test('a specialist reads the result, each item, the relatives behind it and what is missing', () => {
  open(family());
  expect(page.getByText('Positive: 2 of 7 items')).toBeInTheDocument();
  expect(page.getAllByRole('list')[0]?.children).toHaveLength(7);
  const first = item(/^Did a parent, sibling or child/);
  expect(first.getByText('Yes')).toBeInTheDocument();
  expect(first.getByText('Because of: Rosa (mother)')).toBeInTheDocument();
  const bilateral = item(/cancer in both breasts/);
  expect(bilateral.getByText('Not known')).toBeInTheDocument();
  expect(bilateral.getByText('Rosa (mother): one breast or both')).toBeInTheDocument();
  expect(bilateral.getByText('Nothing told of: grandparents (4)')).toBeInTheDocument();
  expect(item(/two or more relatives with breast or ovarian/).getByText('So far: Rosa (mother)')).toBeInTheDocument();
});

test('of relatives who are called alike, the side of the family is said', () => {
  const grandmothers = (['maternal', 'paternal'] as const).map((side) => ({
    ...newRelative(side, 'grandparent', side),
    sex_assigned_at_birth: 'female' as const,
    has_conditions: 'yes' as const,
    conditions: [breast],
  }));
  open(family({ relatives: grandmothers }));
  expect(
    item(/two or more relatives with breast or ovarian/).getByText('Because of: Father’s mother, Mother’s mother'),
  ).toBeInTheDocument();
});

test('of a relative with a name it is said who that is', () => {
  const tia = { ...newRelative('tia', 'aunt-or-uncle', 'paternal'), sex_assigned_at_birth: 'female' as const };
  const lena = { ...newRelative('lena', 'sibling', 'both'), sex_assigned_at_birth: 'female' as const };
  const affected = { has_conditions: 'yes' as const, conditions: [breast] };
  open(
    family({
      relatives: [
        { ...tia, ...affected, name: 'Tía Ana' },
        { ...lena, ...affected, name: 'Lena' },
      ],
    }),
  );
  expect(
    item(/two or more relatives with breast or ovarian/).getByText(
      'Because of: Tía Ana (father’s sister), Lena (sister)',
    ),
  ).toBeInTheDocument();
});

test('the published numbers stand with their population, and that it is no diagnosis', () => {
  open(family());
  expect(page.getByText(/not a diagnosis/)).toHaveTextContent(
    /women in primary care in Brazil: it found 87\.6 % .* 56\.4 %.*sex assigned at birth/,
  );
  expect(page.getByRole('link', { name: 'Read the study' })).toHaveAttribute(
    'href',
    'https://doi.org/10.1186/1471-2407-9-283',
  );
});

test('what is not known is called incomplete, and the patient’s own cancer is said beside the screen', () => {
  open(family({ relatives: [], conditions: [breast], has_conditions: 'yes' }));
  expect(page.getByText('Incomplete: no item is a “yes” so far')).toBeInTheDocument();
  expect(page.queryByText(/Negative/)).not.toBeInTheDocument();
  expect(page.getByText('Other reasons to look closer, whatever the result')).toBeInTheDocument();
  expect(page.getByText('The patient: Breast cancer at age 44')).toBeInTheDocument();
});

test('gene changes, the patient’s other cancers and conditions that may be one stand beside the screen', () => {
  const gene = { ...newCondition('known-gene-change'), other: 'BRCA1' };
  const claire = { ...newRelative('claire', 'cousin', 'maternal'), name: 'Claire', has_conditions: 'yes' as const };
  const own = { ...newCondition('other-condition'), other: 'a lump', is_cancer: 'unknown' as const };
  open(
    family({
      relatives: [...family().relatives, { ...claire, conditions: [gene] }],
      ...{ has_conditions: 'yes', conditions: [{ ...newCondition('melanoma'), age_of_onset: 33 }, own] },
    }),
  );
  const found = 'A gene change that a test has found: BRCA1';
  expect(page.getByText(`Claire (cousin, mother’s side): ${found}`)).toBeInTheDocument();
  expect(page.getByText('The patient: Melanoma at age 33')).toBeInTheDocument();
  expect(page.getByText('The patient: “a lump”, not known if a cancer')).toBeInTheDocument();
});

test('own words of relatives and what the medical history tells of the patient stand beside the screen', () => {
  const words = { ...newCondition('other-condition'), other: 'Lynch syndrome', is_cancer: 'no' as const };
  const relatives = family().relatives.map((each) => ({
    ...each,
    has_conditions: 'yes' as const,
    conditions: [words],
  }));
  const history = family({ relatives: relatives.slice(0, 1) });
  const system = 'https://novi.example/fhir/CodeSystem/medical-history';
  const health = [
    { linkId: 'testing.result', answer: [{ valueCoding: { system, code: 'uncertain' } }] },
    { linkId: 'testing.gene', answer: [{ valueString: 'BRCA2' }] },
  ];
  show(
    <Screen screen={screenFamily(history, health)} persons={pedigreeOf(history, { name: 'Ann', age: 40 }).persons} />,
  );
  expect(page.getByText('Told in own words, for you to judge')).toBeInTheDocument();
  expect(page.getByText('Rosa (mother): “Lynch syndrome”, not a cancer')).toBeInTheDocument();
  expect(page.getByText(/^The patient: .*: BRCA2, uncertain: nobody can say/)).toHaveTextContent(
    /\(from the medical history\)$/,
  );
});

test('the groups that may not be complete are named with the result, also where it is positive', () => {
  const sister = { ...newRelative('sister', 'sibling', 'both'), has_conditions: 'no' as const };
  open(family({ relatives: [...family().relatives, sister] }));
  expect(page.getByText('Positive: 2 of 7 items')).toBeInTheDocument();
  expect(page.getAllByText('Not said if these are all: nieces and nephews')[0]).toBeInTheDocument();
});

test('in Spanish it is said that the wording is a translation that nobody has validated', () => {
  open(family());
  expect(page.queryByText(/traducción nuestra/)).not.toBeInTheDocument();
  act(() => setLocale('es'));
  expect(page.getByText(/traducción nuestra, que no está validada/)).toBeInTheDocument();
  act(() => setLocale('en'));
});
