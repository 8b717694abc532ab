import type { Relation, Relative } from '#domain/family-history.ts';
import { useWords } from '#src/lib/locale.ts';
import { manyTexts } from '#src/texts/counts.ts';
import { groupTexts } from '#src/texts/relatives.ts';
import { relativesTexts } from '#src/texts/survey.ts';
import { Button } from '#src/ui/button.tsx';
import { Fold } from '#src/ui/fold.tsx';
import { Row, Stack } from '#src/ui/stack.tsx';
import { styled } from '#src/ui/styled.tsx';
import { answeredForAll, type BulkAnswer } from './changes.ts';
import { useSurvey } from './use-survey.ts';

type BulkAnswersProps = { relation: Relation; relatives: readonly Relative[] };

/**
 * One answer for several relatives of whom nobody has given it yet: that they live, and that none has had a condition. For all
 * of them at once, and behind a fold for the women or the men among them, that they have died, or that it is not known.
 */
export function BulkAnswers({ relation, relatives }: BulkAnswersProps) {
  const t = useWords();
  if (relation === 'partner') return null;
  const open = relatives.filter(isOpen);
  if (open.length < 2) return null;
  const parts =
    relation === 'parent'
      ? []
      : (['female', 'male'] as const)
          .map((sex) => ({
            kind: manyTexts[relation][sex],
            of: open.filter((one) => one.sex_assigned_at_birth === sex),
          }))
          .filter(({ of }) => of.length > 1 && of.length < open.length);
  const all = open.length === 2 ? t(relativesTexts.ofBoth) : t(relativesTexts.ofAll, { count: open.length });
  const lessUsual = [
    ...(relation !== 'grandparent' && isAsked(open, 'vital_status') ? [diedAnswer] : []),
    ...(isAsked(open, 'has_conditions') ? [notKnownAnswer] : []),
  ];
  return (
    <Stack gap="2xs">
      <Answers of={open} who={all} title={t(groupTexts[relation].title)} diedToo={relation === 'grandparent'} />
      {parts.length + lessUsual.length > 0 && (
        <Fold title={t(relativesTexts.several)} gap="xs">
          {parts.map(({ kind, of }) => (
            <Answers key={kind.en} of={of} diedToo who={t(relativesTexts.ofWhom, { who: t(kind), count: of.length })} />
          ))}
          {lessUsual.length > 0 && (
            <Row gap="2xs" role="group" aria-label={all}>
              <Who>{all}</Who>
              {lessUsual.map(({ label, ...answer }) => (
                <AnswerAll key={label.en} of={open} {...answer} label={t(label)} />
              ))}
            </Row>
          )}
        </Fold>
      )}
    </Stack>
  );
}

/** Of grandparents it is usual that they have died, and offered in sight. */
const diedAnswer = { label: relativesTexts.allHaveDied, question: 'vital_status', answer: 'deceased' } as const;
const notKnownAnswer = { label: relativesTexts.notKnownOfAny, question: 'has_conditions', answer: 'unknown' } as const;

function isAsked(of: readonly Relative[], question: BulkAnswer['question']): boolean {
  return of.some((one) => one[question] === null);
}

function isOpen({ has_conditions, vital_status }: Relative): boolean {
  return has_conditions === null || vital_status === null;
}

type AnswersProps = { of: readonly Relative[]; who: string; title?: string; diedToo?: boolean };

/** What is usual of healthy people. An answer that all have is not offered. */
function Answers({ of, who, title, diedToo = false }: AnswersProps) {
  const t = useWords();
  return (
    <Row gap="2xs" role="group" aria-label={title ? `${title}: ${who}` : who}>
      <Who>{who}</Who>
      <AnswerAll of={of} question="vital_status" answer="living" label={t(relativesTexts.allLiving)} />
      {diedToo && <AnswerAll of={of} question="vital_status" answer="deceased" label={t(relativesTexts.allHaveDied)} />}
      <AnswerAll of={of} question="has_conditions" answer="no" label={t(relativesTexts.noneHasConditions)} />
    </Row>
  );
}

function AnswerAll({ of, label, ...answer }: BulkAnswer & { of: readonly Relative[]; label: string }) {
  const survey = useSurvey();
  if (!isAsked(of, answer.question)) return null;
  const ids = of.map(({ id }) => id);
  return (
    <Button look="secondary" size="sm" onClick={() => survey.press((now) => answeredForAll(now, ids, answer))}>
      {label}
    </Button>
  );
}

const Who = styled('span', {
  // On a phone above its buttons, so that two of them stand beside each other.
  base: { flexBasis: { base: 'full', sm: 'auto' }, color: 'fg.muted', fontSize: 'small', lineHeight: 'snug' },
});
