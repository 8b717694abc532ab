import { useEffect, useRef, useState } from 'react';
import type { FieldProblem } from '#domain/problem.ts';
import { useWords } from '#src/lib/locale.ts';
import { checkTexts } from '#src/texts/survey.ts';
import { AlertBanner } from '#src/ui/alert-banner.tsx';
import { ignoreDoubleClick } from '#src/ui/ignore-double-click.ts';
import { ProblemList } from './problem-list.tsx';

type ProblemsBannerProps = {
  problems: readonly FieldProblem[];
  titles: ReadonlyMap<string, string>;
  /** The member wanted to send, and could not. */
  refused: boolean;
  /** Something that nobody has to answer is open. */
  mayAnswerMore: boolean;
};

/** What keeps the family history from being sent, each with the way to the page where it can be mended. */
export function ProblemsBanner({ problems, titles, refused, mayAnswerMore }: ProblemsBannerProps) {
  const t = useWords();
  const count = problems.length;
  const [hadProblems] = useState(count > 0);
  const banner = useRef<HTMLDivElement>(null);
  const seen = useRef(refused ? undefined : count);
  // Whoever pressed a button that is gone now goes on from here.
  useEffect(() => {
    if (seen.current !== count) {
      ignoreDoubleClick();
      banner.current?.focus();
    }
    seen.current = count;
  }, [count]);
  if (count === 0) {
    if (!hadProblems) return null;
    return (
      <AlertBanner
        tone="success"
        live
        ref={banner}
        title={t(mayAnswerMore ? checkTexts.nothingNeeded : checkTexts.nothingOpen)}
      >
        {mayAnswerMore && t(checkTexts.mayBeAnswered)}
      </AlertBanner>
    );
  }
  return (
    <AlertBanner tone={refused ? 'destructive' : 'warning'} live={refused} ref={banner} title={t(checkTexts.problems)}>
      <ProblemList problems={problems} titles={titles} />
    </AlertBanner>
  );
}
