import { chakra } from '@chakra-ui/react/styled-system';
import type { Relation, Relative } from '../../../../domain/family-history.ts';
import { manyTexts } from '../../../texts/counts.ts';
import { useWords } from '../../../texts/locale.ts';
import { groupTexts } from '../../../texts/relatives.ts';
import { relativesTexts } from '../../../texts/survey.ts';
import { Button } from '../../../ui/Button.tsx';
import { Fold } from '../../../ui/Fold.tsx';
import { Row } from '../../../ui/Stack.tsx';
import { isOpen } from './relativeList.ts';
import { useSurvey } from './useSurvey.ts';

type BulkAnswersProps = { relation: Relation; relatives: readonly Relative[] };

/** One answer for several relatives of whom nobody has said yet whether they were ill: all, or the women and the men of them. */
export function BulkAnswers({ relation, relatives }: BulkAnswersProps) {
  const t = useWords();
  const survey = useSurvey();
  const open = relatives.filter(isOpen);
  if (open.length < 2 || relation === 'partner') return null;
  return (
    <Fold title={t(relativesTexts.several)} gap="xs">
      {setsOf(open).map(({ sex, ids }) => {
        const isAll = sex === 'all' || relation === 'parent';
        const words = isAll ? groupTexts[relation].title : manyTexts[relation][sex];
        const who = t(relativesTexts.ofWhom, { who: t(words), count: ids.length });
        return (
          <Row key={sex} gap="2xs" role="group" aria-label={who}>
            <Who>{who}</Who>
            <Button
              look="secondary"
              size="sm"
              onClick={() => survey.answerForAll(ids, { question: 'has_conditions', answer: 'no' })}
            >
              {t(relativesTexts.noneWasIll)}
            </Button>
            <Button
              look="secondary"
              size="sm"
              onClick={() => survey.answerForAll(ids, { question: 'has_conditions', answer: 'unknown' })}
            >
              {t(relativesTexts.notKnownOfAny)}
            </Button>
          </Row>
        );
      })}
    </Fold>
  );
}

type Someone = { sex: 'all' | 'female' | 'male'; ids: string[] };

/** All that are open; and the women and the men of them, where there are several of each to be told apart. */
function setsOf(open: readonly Relative[]): Someone[] {
  const of = (sex: 'female' | 'male') => ({
    sex,
    ids: open.filter((one) => one.sex_assigned_at_birth === sex).map(({ id }) => id),
  });
  const parts = [of('female'), of('male')].filter(({ ids }) => ids.length > 1 && ids.length < open.length);
  return [{ sex: 'all', ids: open.map(({ id }) => id) }, ...parts];
}
const Who = chakra('span', { base: { width: 'full', lineHeight: 'snug' } });
