import { screen as page, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  countedGroups,
  newCondition,
  newFamilyHistory,
  newRelative,
  type Counted,
  type FamilyHistory,
} from '../../../domain/family-history.ts';
import { screenFamily } from '../../../domain/fhs-7.ts';
import { pedigreeOf } from '../../../domain/pedigree/build.ts';
import { Screen } from '../../../src/pedigree/Screen.tsx';
import { show } from '../show.tsx';

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
    item(/two or more relatives with breast or ovarian/).getByText(
      'Because of: Grandmother 1 (father’s side), Grandmother 2 (mother’s side)',
    ),
  ).toBeInTheDocument();
});

test('of a relative with a name it is said who that is', () => {
  const tia = { ...newRelative('tia', 'aunt-or-uncle', 'paternal'), sex_assigned_at_birth: 'female' as const };
  const lena = { ...newRelative('lena', 'sibling', 'both'), sex_assigned_at_birth: 'female' as const };
  const ill = { has_conditions: 'yes' as const, conditions: [breast] };
  open(
    family({
      relatives: [
        { ...tia, ...ill, name: 'Tía Ana' },
        { ...lena, ...ill, name: 'Lena' },
      ],
    }),
  );
  expect(
    item(/two or more relatives with breast or ovarian/).getByText(
      'Because of: Tía Ana (aunt, father’s side), Lena (sister)',
    ),
  ).toBeInTheDocument();
});

test('the published numbers stand with their population, and that it is no diagnosis', () => {
  open(family());
  expect(page.getByText(/no diagnosis/)).toHaveTextContent(
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
  expect(page.getByText(/The patient has had cancer: Breast cancer\./)).toBeInTheDocument();
});
