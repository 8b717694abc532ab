import {
  countedGroups,
  type FamilyHistory,
  type Relative,
  type RelativeCondition,
  type YesNoUnknown,
} from '#domain/family-history.ts';

/** One way a person may really be, all facts known. */
type Person = { isWoman: boolean; breast: Tumor; ovarian: boolean; bowel: boolean };
type Tumor = { bilateral: boolean; before50: boolean } | undefined;

/** The seven questions as one would ask them of people of whom everything is known, in the order of the paper. */
const questions: { isFirstDegreeOnly: boolean; least: number; counts: (person: Person) => boolean }[] = [
  { isFirstDegreeOnly: true, least: 1, counts: ({ breast, ovarian }) => !!breast || ovarian },
  { isFirstDegreeOnly: false, least: 1, counts: ({ breast }) => breast?.bilateral === true },
  { isFirstDegreeOnly: false, least: 1, counts: ({ isWoman, breast }) => !isWoman && !!breast },
  { isFirstDegreeOnly: false, least: 1, counts: ({ isWoman, breast, ovarian }) => isWoman && !!breast && ovarian },
  { isFirstDegreeOnly: false, least: 1, counts: ({ isWoman, breast }) => isWoman && breast?.before50 === true },
  { isFirstDegreeOnly: false, least: 2, counts: ({ breast, ovarian }) => !!breast || ovarian },
  { isFirstDegreeOnly: false, least: 2, counts: ({ breast, bowel }) => !!breast || bowel },
];

const both = [true, false];
const anyTumor: Tumor[] = [
  undefined,
  ...both.flatMap((bilateral) => both.map((before50) => ({ bilateral, before50 }))),
];

/**
 * The seven answers by trying every way the family may really be: “yes” where all ways say yes, “no” where all say no. Slow and
 * plain, and told in another way than the engine: who is a relative by blood comes from outside.
 */
export function referenceAnswers(history: FamilyHistory, byBlood: readonly Relative[]): YesNoUnknown[] {
  return questions.map(({ isFirstDegreeOnly, least, counts }) => {
    const people = [
      ...byBlood
        .filter(({ relation }) => !isFirstDegreeOnly || ['parent', 'sibling', 'child'].includes(relation))
        .map(waysOf),
      ...unlisted(history, byBlood, isFirstDegreeOnly),
    ];
    const surely = people.filter((ways) => ways.every(counts)).length;
    const perhaps = people.filter((ways) => ways.some(counts)).length;
    return surely >= least ? 'yes' : perhaps >= least ? 'unknown' : 'no';
  });
}

function waysOf(relative: Relative): Person[] {
  const { conditions, has_conditions, age } = relative;
  const women = relative.sex_assigned_at_birth === 'unknown' ? both : [relative.sex_assigned_at_birth === 'female'];
  const isVague =
    conditions.length === 0
      ? has_conditions !== 'no'
      : conditions.some(
          ({ condition, is_cancer }) =>
            ['other-cancer', 'cancer-of-unknown-kind'].includes(condition) ||
            (['other-condition', 'known-gene-change'].includes(condition) && is_cancer !== 'no'),
        );
  const told = (code: string) => conditions.find(({ condition }) => condition === code);
  const findCondition = (code: string) => (told(code) ? [true] : isVague ? both : [false]);
  const anew = isVague && told('breast-cancer') ? anyTumor.filter((tumor) => tumor !== undefined) : [];
  const tumors = findCondition('breast-cancer').flatMap((has) =>
    has
      ? tumorsOf(told('breast-cancer'), age).flatMap((tumor) => [tumor, ...anew.map((more) => bothOf(tumor, more))])
      : [undefined],
  );
  return women.flatMap((isWoman) =>
    tumors.flatMap((breast) =>
      findCondition('ovarian-cancer').flatMap((ovarian) =>
        findCondition('bowel-cancer').map((bowel) => ({ isWoman, breast, ovarian, bowel })),
      ),
    ),
  );
}

/** Two cancers of the breast are a cancer on both sides where one of them is, and began when the first did. */
function bothOf(one: Tumor, other: Tumor): Tumor {
  return {
    bilateral: one?.bilateral === true || other?.bilateral === true,
    before50: one?.before50 === true || other?.before50 === true,
  };
}

function tumorsOf(condition: RelativeCondition | undefined, age: number | null): Tumor[] {
  const sides = condition?.bilateral === 'yes' ? [true] : condition?.bilateral === 'no' ? [false] : both;
  const began = condition?.age_of_onset ?? condition?.decade_of_onset ?? null;
  const early = began !== null ? [began < 50] : age !== null && age < 50 ? [true] : both;
  return sides.flatMap((bilateral) => early.map((before50) => ({ bilateral, before50 })));
}

/** Those of whom nothing was told, as people who may have had anything. */
function unlisted(
  { counted, all_listed, relatives }: FamilyHistory,
  byBlood: readonly Relative[],
  isFirstDegreeOnly: boolean,
): Person[][] {
  const anybody = (isWoman: boolean[]) =>
    isWoman.flatMap((woman) =>
      anyTumor.flatMap((breast) =>
        both.flatMap((ovarian) => both.map((bowel) => ({ isWoman: woman, breast, ovarian, bowel }))),
      ),
    );
  const ancestors = (relation: string, ofEachSex: number) => {
    const listed = byBlood.filter((each) => each.relation === relation);
    const free = Math.max(0, ofEachSex * 2 - listed.length);
    const left = (sex: string) =>
      ofEachSex - listed.filter(({ sex_assigned_at_birth }) => sex_assigned_at_birth === sex).length;
    const sexes = both.filter((isWoman) => left(isWoman ? 'female' : 'male') > 0);
    // Each item about men or women asks for one: which of the free places they take makes no difference.
    return Array.from({ length: free }, () => anybody(sexes));
  };
  const groups = countedGroups.filter(
    (group) => counted[group] !== 'known' && (!isFirstDegreeOnly || group === 'siblings' || group === 'children'),
  );
  const on = (side: string) => (each: Relative) => each.side === side || each.side === 'unknown';
  const among = (...some: string[]) => relatives.filter(({ relation }) => some.includes(relation));
  const may = {
    maternal_cousins:
      counted.maternal_aunts_and_uncles !== 'known' || among('aunt-or-uncle', 'cousin').some(on('maternal')),
    paternal_cousins:
      counted.paternal_aunts_and_uncles !== 'known' || among('aunt-or-uncle', 'cousin').some(on('paternal')),
    nieces_and_nephews:
      counted.siblings !== 'known' ||
      counted.half_siblings !== 'known' ||
      among('sibling', 'half-sibling', 'niece-or-nephew').length > 0,
    grandchildren: counted.children !== 'known' || among('child', 'grandchild').length > 0,
  };
  const others = (Object.keys(may) as (keyof typeof may)[]).filter((name) => may[name] && all_listed?.[name] !== 'yes');
  return [
    ...ancestors('parent', 1),
    ...(isFirstDegreeOnly ? [] : ancestors('grandparent', 2)),
    ...groups.flatMap(() => [anybody(both), anybody(both)]),
    ...(isFirstDegreeOnly ? [] : others.flatMap(() => [anybody(both), anybody(both)])),
  ];
}
