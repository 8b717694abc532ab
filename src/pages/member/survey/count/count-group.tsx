import { useId } from 'react';
import type { CountedGroup, FamilyHistory } from '#domain/family-history.ts';
import { useWords } from '#src/lib/locale.ts';
import { countGroupTexts, countTexts } from '#src/texts/counts.ts';
import { Card } from '#src/ui/card.tsx';
import { RadioGroupField } from '#src/ui/fields/index.ts';
import { Stack } from '#src/ui/stack.tsx';
import { Heading, Text } from '#src/ui/text.tsx';
import { useFamilyHistory, useSurvey } from '../use-survey.ts';
import { CountRow } from './count-row.tsx';
import { allIn, countables } from './counting.ts';

/** How many there are of a group, and whether these are all: none is an answer, and so is “I don’t know”. */
export function CountGroup({ group, isAsked }: { group: CountedGroup; isAsked: boolean }) {
  const t = useWords();
  const survey = useSurvey();
  const headingId = useId();
  const history = useFamilyHistory();
  const { title, hint } = countGroupTexts[group];
  const answer = history.counted[group];
  const isEmpty = allIn(group, history).length === 0;
  const all = (now: FamilyHistory): FamilyHistory => ({
    ...now,
    counted: { ...now.counted, [group]: now.counted[group] ?? 'known' },
  });
  return (
    <Card look="outlined" pad="sm" id={group} tabIndex={-1} aria-labelledby={headingId}>
      <Stack gap="xs">
        <Heading id={headingId} size="h3">
          {t(title)}
        </Heading>
        {hint && <Text look="small">{t(hint)}</Text>}
        <div>
          {countables[group].map((countable) => (
            <CountRow key={`${countable.side}-${countable.sex}`} countable={countable} also={all} />
          ))}
        </div>
        <RadioGroupField
          name={group}
          label={t(isEmpty ? countTexts.title : countTexts.isAll)}
          error={isAsked && answer === null ? t(countTexts.needed) : undefined}
          inline="short"
          options={[
            { value: 'known', label: t(isEmpty ? countTexts.none : countTexts.all) },
            { value: 'unknown', label: t(isEmpty ? countTexts.unknown : countTexts.maybeMore) },
          ]}
          chosen={answer === null ? [] : [answer]}
          onChoose={([chosen]) =>
            survey.change((now) => ({
              ...now,
              counted: { ...now.counted, [group]: chosen === 'known' ? 'known' : 'unknown' },
            }))
          }
        />
      </Stack>
    </Card>
  );
}
