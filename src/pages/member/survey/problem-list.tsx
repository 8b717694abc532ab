import { countedGroups, type FamilyHistory, type Relative } from '#domain/family-history.ts';
import type { FieldProblem } from '#domain/problem.ts';
import type { Words } from '#domain/words.ts';
import { useWords } from '#src/lib/locale.ts';
import { commonTexts } from '#src/texts/common.ts';
import { countGroupTexts } from '#src/texts/counts.ts';
import { aboutYouLabels, checkTexts } from '#src/texts/survey.ts';
import { Button } from '#src/ui/button.tsx';
import { styled } from '#src/ui/styled.tsx';
import { BulletList, TextLink } from '#src/ui/text.tsx';
import { answeredForAll } from './changes.ts';
import { surveyPaths } from './survey-paths.ts';
import { useFamilyHistory, useSurvey } from './use-survey.ts';

type ProblemListProps = { problems: readonly FieldProblem[]; titles: ReadonlyMap<string, string> };

/** What is to be mended or looked at again, each with the way to the page where that is done. */
export function ProblemList({ problems, titles }: ProblemListProps) {
  const history = useFamilyHistory();
  return (
    <BulletList>
      {alike(problems).map((group) => {
        const found = inOrder(
          group.map((problem) => placeOf(problem, history)),
          [...titles.keys()],
        );
        return <Problem key={group[0].path} message={group[0].message} places={found} titles={titles} />;
      })}
    </BulletList>
  );
}

type ProblemProps = { message: Words; places: readonly ProblemLink[]; titles: ReadonlyMap<string, string> };

/** What has to be mended: at one place behind the sentence, at several behind their names, so that it is said once. */
function Problem({ message, places, titles }: ProblemProps) {
  const t = useWords();
  const nameOf = ({ relative, label }: ProblemLink) =>
    relative ? (titles.get(relative.id) ?? '') : label ? t(label) : '';
  const [first] = places;
  const open = places.flatMap(({ relative, isUnanswered }) => (relative && isUnanswered ? [relative] : []));
  const areAllOpen = open.length === places.length;
  if (places.length === 1 && first) {
    const who = nameOf(first);
    return (
      <li>
        {who && `${who}: `}
        <TextLink to={first.to}>{t(message)}</TextLink>
        {areAllOpen && <NotKnown relatives={open} label={`${t(commonTexts.notSure)}: ${who}`} />}
      </li>
    );
  }
  return (
    <li>
      {t(areAllOpen ? checkTexts.conditionsOpen : message)}
      <Names>
        {places.map((place, index) => (
          <li key={index}>
            <TextLink to={place.to}>{nameOf(place) || t(message)}</TextLink>
          </li>
        ))}
      </Names>
      {areAllOpen && <NotKnown relatives={open} />}
    </li>
  );
}

/** “I don’t know” for one relative or for several, without a way to their pages and back. */
function NotKnown({ relatives, label }: { relatives: readonly Relative[]; label?: string }) {
  const t = useWords();
  const survey = useSurvey();
  const ids = relatives.map(({ id }) => id);
  return (
    <Below>
      <Button
        look="secondary"
        size="sm"
        aria-label={label}
        onClick={() =>
          survey.press((now) => answeredForAll(now, ids, { question: 'has_conditions', answer: 'unknown' }))
        }
      >
        {t(relatives.length > 1 ? checkTexts.notKnownOfAll : commonTexts.notSure)}
      </Button>
    </Below>
  );
}

const Below = styled('div', { base: { marginBlock: '2xs' } });
const Names = styled('ul', {
  base: { '& > li': { display: 'inline-block', marginInlineEnd: 'sm', paddingBlock: '3xs' } },
});

/** The problems in groups that are told by the same words, in the order of the first of each. */
function alike(problems: readonly FieldProblem[]): [FieldProblem, ...FieldProblem[]][] {
  const groups = new Map<string, [FieldProblem, ...FieldProblem[]]>();
  for (const problem of problems) {
    const group = groups.get(problem.message.en);
    if (group) group.push(problem);
    else groups.set(problem.message.en, [problem]);
  }
  return [...groups.values()];
}

type ProblemLink = { to: string; relative?: Relative; label?: Words; isUnanswered?: boolean };

/** Relatives as the lists below name them; everything else keeps its place before them. */
function inOrder(places: readonly ProblemLink[], ids: readonly string[]): ProblemLink[] {
  const placeIn = ({ relative }: ProblemLink) => (relative ? ids.indexOf(relative.id) : -1);
  return places.toSorted((one, other) => placeIn(one) - placeIn(other));
}

/** Where a problem can be mended, and what it is about. */
function placeOf({ path }: FieldProblem, history: FamilyHistory): ProblemLink {
  const [, part = '', key = ''] = path.split('/');
  const group = countedGroups.find((known) => part === 'counted' && known === key);
  if (group) return { to: surveyPaths.countOf(group), label: countGroupTexts[group].title };
  if (part === 'ancestry') return { to: surveyPaths.ancestry, label: checkTexts.ancestry };
  if (part === 'ashkenazi_jewish') return { to: surveyPaths.ancestry, label: aboutYouLabels.ashkenazi_jewish };
  const relative = relativeOf(part, Number(key), history);
  if (relative) {
    const isUnanswered = path.endsWith('/has_conditions') && relative.has_conditions === null;
    return { relative, isUnanswered, to: surveyPaths.relative(relative.id, { isFromCheck: true }) };
  }
  if (part === 'relatives' || part === 'twins') return { to: surveyPaths.relatives };
  const label = { parents_relation: aboutYouLabels.parents_related, conditions: aboutYouLabels.has_conditions };
  return {
    to: surveyPaths.aboutYou,
    label: ({ ...aboutYouLabels, ...label } as Partial<Record<string, Words>>)[part] ?? checkTexts.aboutYou,
  };
}

/** The relative whom a problem is about; of twins, the first who is not the member. */
function relativeOf(part: string, index: number, { relatives, twins }: FamilyHistory): Relative | undefined {
  if (part === 'relatives') return relatives[index];
  const members = part === 'twins' ? (twins[index]?.members ?? []) : [];
  return relatives.find(({ id }) => members.includes(id));
}
