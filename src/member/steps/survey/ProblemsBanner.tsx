import { useEffect, useRef } from 'react';
import type { FieldProblem } from '../../../../domain/problem.ts';
import { useWords } from '../../../texts/locale.ts';
import { checkTexts } from '../../../texts/survey.ts';
import { AlertBanner } from '../../../ui/AlertBanner.tsx';
import { BulletList, TextLink } from '../../../ui/Text.tsx';
import { surveyPaths } from './surveyPaths.ts';
import { useSurveyValue } from './useSurvey.ts';

type ProblemsBannerProps = { problems: readonly FieldProblem[]; titles: ReadonlyMap<string, string> };

/** What keeps the family history from being sent, each with the way to the page where it can be mended. */
export function ProblemsBanner({ problems, titles }: ProblemsBannerProps) {
  const t = useWords();
  const history = useSurveyValue((survey) => survey.history);
  const banner = useRef<HTMLDivElement>(null);
  const count = problems.length;
  useEffect(() => {
    if (count > 0) banner.current?.focus();
  }, [count]);
  if (count === 0) return null;
  return (
    <AlertBanner tone="destructive" live ref={banner} title={t(checkTexts.problems)}>
      <BulletList>
        {problems.map(({ path, message }) => {
          const relative = history.relatives[Number(/^\/relatives\/(\d+)/.exec(path)?.[1] ?? NaN)];
          const to = relative ? surveyPaths.relative(relative.id, { thenCheck: true }) : surveyPaths.relatives;
          return (
            <li key={path}>
              {relative && `${titles.get(relative.id) ?? ''}: `}
              <TextLink to={to}>{t(message)}</TextLink>
            </li>
          );
        })}
      </BulletList>
    </AlertBanner>
  );
}
