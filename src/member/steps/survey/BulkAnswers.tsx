import { chakra } from '@chakra-ui/react/styled-system';
import type { Relation, Relative } from '../../../../domain/family-history.ts';
import { manyTexts } from '../../../texts/counts.ts';
import { useWords } from '../../../texts/locale.ts';
import { groupTexts } from '../../../texts/relatives.ts';
import { relativesTexts } from '../../../texts/survey.ts';
import { Button } from '../../../ui/Button.tsx';
import { Fold } from '../../../ui/Fold.tsx';
import { Row, Stack } from '../../../ui/Stack.tsx';
import type { BulkAnswer } from './survey.ts';
import { useSurvey } from './useSurvey.ts';

type BulkAnswersProps = { relation: Relation; relatives: readonly Relative[] };

/**
 * One answer for several relatives of whom nobody has given it yet: that they live, and that none was ill. For all of them at
 * once, and behind a fold for the women or the men among them, that they have died, or that it is not known.
 */
export function BulkAnswers({ relation, relatives }: BulkAnswersProps) {
  const t = useWords();
  if (relation === 'partner') return null;
  const open = relatives.filter(isOpen);
  if (open.length < 2) return null;
  const parts = (['female', 'male'] as const)
    .map((sex) => ({ sex, of: open.filter((one) => one.sex_assigned_at_birth === sex) }))
    .filter(({ of }) => of.length > 1 && of.length < open.length);
  const all = t(relativesTexts.ofAll, { count: open.length });
  return (
    <Stack gap="2xs">
      <Answers of={open} who={all} title={t(groupTexts[relation].title)} diedToo={relation === 'grandparent'} />
      <Fold title={t(relativesTexts.several)} gap="xs">
        {relation !== 'parent' &&
          parts.map(({ sex, of }) => (
            <Answers
              key={sex}
              of={of}
              diedToo
              who={t(relativesTexts.ofWhom, { who: t(manyTexts[relation][sex]), count: of.length })}
            />
          ))}
        <LessUsual of={open} who={all} died={relation !== 'grandparent'} />
      </Fold>
    </Stack>
  );
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
      <AnswerAll of={of} question="has_conditions" answer="no" label={t(relativesTexts.noneWasIll)} />
    </Row>
  );
}

/** What is seldom true of a whole group; of grandparents that they have died is usual, and stands in sight. */
function LessUsual({ of, who, died }: Pick<AnswersProps, 'of' | 'who'> & { died: boolean }) {
  const t = useWords();
  return (
    <Row gap="2xs" role="group" aria-label={who}>
      <Who>{who}</Who>
      {died && <AnswerAll of={of} question="vital_status" answer="deceased" label={t(relativesTexts.allHaveDied)} />}
      <AnswerAll of={of} question="has_conditions" answer="unknown" label={t(relativesTexts.notKnownOfAny)} />
    </Row>
  );
}

function AnswerAll({ of, label, ...answer }: BulkAnswer & { of: readonly Relative[]; label: string }) {
  const survey = useSurvey();
  const ids = of.filter((one) => one[answer.question] === null).map(({ id }) => id);
  if (ids.length === 0) return null;
  return (
    <Button look="secondary" size="sm" onClick={() => survey.answerForAll(ids, answer)}>
      {label}
    </Button>
  );
}

const Who = chakra('span', { base: { lineHeight: 'snug' } });
