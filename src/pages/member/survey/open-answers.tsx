import type { Relative } from '#domain/family-history.ts';
import type { Words } from '#domain/words.ts';
import { useWords } from '#src/lib/locale.ts';
import { checkTexts } from '#src/texts/survey.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Row, Stack } from '#src/ui/stack.tsx';
import { styled } from '#src/ui/styled.tsx';
import { Heading, TextLink } from '#src/ui/text.tsx';
import { answeredForAll, type BulkAnswer } from './changes.ts';
import { openAnswersId } from './relative-list.ts';
import { surveyPaths } from './survey-paths.ts';
import { useFamilyHistory, useSurvey } from './use-survey.ts';

/** So many names are read at a glance; of more, the list below says who they are. */
const mostNames = 3;

/** What nobody has answered and nobody has to: told once for all relatives, and answered for all at a press. */
export function OpenAnswers({ titles }: { titles: ReadonlyMap<string, string> }) {
  const t = useWords();
  const relatives = useFamilyHistory(({ relatives }) => relatives);
  const asked = relatives.filter(({ relation }) => relation !== 'partner');
  const parts: OpenPartProps[] = [
    {
      ...{ title: checkTexts.lifeOpen, open: asked.filter(({ vital_status }) => vital_status === null) },
      answers: [{ label: checkTexts.notKnownOfAll, question: 'vital_status', answer: 'unknown' }],
    },
    {
      ...{ title: checkTexts.adoptionOpen, open: asked.filter(({ adoption }) => adoption === null) },
      answers: [
        { label: checkTexts.noneAdopted, question: 'adoption', answer: 'none' },
        { label: checkTexts.notKnownOfAll, question: 'adoption', answer: 'unknown' },
      ],
    },
  ];
  const shown = parts.filter(({ open }) => open.length > 0);
  if (shown.length === 0) return null;
  return (
    <Card look="outlined" pad="sm" id={openAnswersId} tabIndex={-1}>
      <Stack gap="sm">
        <Heading size="h3">{t(checkTexts.mayStayOpen)}</Heading>
        {shown.map((part) => (
          <OpenPart key={part.title.en} {...part} titles={titles} />
        ))}
      </Stack>
    </Card>
  );
}

type OpenPartProps = { title: Words; open: readonly Relative[]; answers: (BulkAnswer & { label: Words })[] };

function OpenPart({ title, open, answers, titles }: OpenPartProps & { titles: ReadonlyMap<string, string> }) {
  const t = useWords();
  const survey = useSurvey();
  const ids = open.map(({ id }) => id);
  return (
    <Stack gap="2xs" role="group" aria-label={t(title)}>
      <span>
        {t(title)} {open.length > mostNames && t(checkTexts.openOf, { count: open.length })}
      </span>
      {open.length <= mostNames && (
        <Names>
          {ids.map((id) => (
            <li key={id}>
              <TextLink to={surveyPaths.relative(id, { isFromCheck: true })}>{titles.get(id)}</TextLink>
            </li>
          ))}
        </Names>
      )}
      <Row gap="2xs">
        {answers.map(({ label, ...answer }) => (
          <Button
            key={label.en}
            look="secondary"
            size="sm"
            onClick={() => survey.press((now) => answeredForAll(now, ids, answer))}
          >
            {t(label)}
          </Button>
        ))}
      </Row>
    </Stack>
  );
}

const Names = styled('ul', {
  base: { '& > li': { display: 'inline-block', marginInlineEnd: 'sm', paddingBlock: '3xs' } },
});
