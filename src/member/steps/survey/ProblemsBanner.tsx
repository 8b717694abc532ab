import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState } from 'react';
import { countedGroups, type FamilyHistory, type Relative } from '../../../../domain/family-history.ts';
import type { FieldProblem } from '../../../../domain/problem.ts';
import type { Words } from '../../../../domain/words.ts';
import { commonTexts } from '../../../texts/common.ts';
import { countGroupTexts } from '../../../texts/counts.ts';
import { useWords } from '../../../texts/locale.ts';
import { aboutYouLabels, checkTexts } from '../../../texts/survey.ts';
import { AlertBanner } from '../../../ui/AlertBanner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { swallowSecondPress } from '../../../ui/secondPress.ts';
import { BulletList, TextLink } from '../../../ui/Text.tsx';
import { surveyPaths } from './surveyPaths.ts';
import { useSurvey, useSurveyValue } from './useSurvey.ts';

type ProblemsBannerProps = {
  problems: readonly FieldProblem[];
  titles: ReadonlyMap<string, string>;
  /** The member wanted to send, and could not. */
  refused: boolean;
};

/** What keeps the family history from being sent, each with the way to the page where it can be mended. */
export function ProblemsBanner({ problems, titles, refused }: ProblemsBannerProps) {
  const t = useWords();
  const history = useSurveyValue((survey) => survey.history);
  const count = problems.length;
  const [hadProblems] = useState(count > 0);
  const banner = useRef<HTMLDivElement>(null);
  const seen = useRef(refused ? undefined : count);
  // Whoever pressed a button that is gone now goes on from here.
  useEffect(() => {
    if (seen.current !== count) {
      swallowSecondPress();
      banner.current?.focus();
    }
    seen.current = count;
  }, [count]);
  if (count === 0) {
    return hadProblems && <AlertBanner tone="success" live ref={banner} title={t(checkTexts.nothingOpen)} />;
  }
  return (
    <AlertBanner tone={refused ? 'destructive' : 'warning'} live={refused} ref={banner} title={t(checkTexts.problems)}>
      <BulletList>
        {problems.map(({ path, message }) => {
          const { relative, to, label } = placeOf(path, history);
          const who = relative ? (titles.get(relative.id) ?? '') : label && t(label);
          return (
            <li key={path}>
              {who && `${who}: `}
              <TextLink to={to}>{t(message)}</TextLink>
              {relative && path.endsWith('/has_conditions') && relative.has_conditions === null && (
                <NotKnown relative={relative} title={who ?? ''} />
              )}
            </li>
          );
        })}
      </BulletList>
    </AlertBanner>
  );
}

/** “I don’t know” for a relative, without a way to their page and back. */
function NotKnown({ relative, title }: { relative: Relative; title: string }) {
  const t = useWords();
  const survey = useSurvey();
  return (
    <Below>
      <Button
        look="secondary"
        size="sm"
        aria-label={`${t(commonTexts.notSure)}: ${title}`}
        onClick={() => survey.put({ ...relative, has_conditions: 'unknown' })}
      >
        {t(commonTexts.notSure)}
      </Button>
    </Below>
  );
}

const Below = chakra('div', { base: { marginBlock: '2xs' } });

/** Where a problem can be mended, and what it is about. */
function placeOf(path: string, history: FamilyHistory): { to: string; relative?: Relative; label?: Words } {
  const [, part = '', key = ''] = path.split('/');
  const group = countedGroups.find((known) => part === 'counted' && known === key);
  if (group) return { to: surveyPaths.countOf(group), label: countGroupTexts[group].title };
  if (part === 'ancestry') return { to: surveyPaths.ancestry, label: checkTexts.ancestry };
  if (part === 'ashkenazi_jewish') return { to: surveyPaths.ancestry, label: aboutYouLabels.ashkenazi_jewish };
  const relative = relativeOf(part, Number(key), history);
  if (relative) return { relative, to: surveyPaths.relative(relative.id, { thenCheck: true }) };
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
