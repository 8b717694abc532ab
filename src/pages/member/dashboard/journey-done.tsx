import { paths } from '#domain/paths.ts';
import { stepPath } from '#domain/steps.ts';
import type { components } from '#openapi/generated/types.ts';
import { describeKitStatus } from '#src/features/kits/kit-status-texts.ts';
import { useIsTimeToJoin } from '#src/features/visits/visit-reminder.tsx';
import { useWords } from '#src/lib/locale.ts';
import { dashboardTexts as texts } from '#src/texts/dashboard.ts';
import { LinkButton } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { CheckIcon } from '#src/ui/icons.tsx';
import { NumberedStep } from '#src/ui/numbered-step.tsx';
import { Actions, Row, Stack } from '#src/ui/stack.tsx';
import { styled } from '#src/ui/styled.tsx';
import { Heading, Text } from '#src/ui/text.tsx';
import { needsSample, type Records } from './next.ts';
import { VisitCard } from './visit-card.tsx';

type JourneyDoneProps = {
  visit: components['schemas']['Visit'];
  kit: Records['kit'];
};

/** What follows the heading when the last step was just done: the visit, what else comes next, and what the member did. */
export function JourneyDone({ visit, kit }: JourneyDoneProps) {
  const t = useWords();
  const isTimeToJoin = useIsTimeToJoin(visit);
  const toSample = needsSample(kit);
  const ofKit = kit && describeKitStatus(kit, [visit]);
  const toCome = [
    ...(ofKit ? [{ title: t(ofKit.title), body: t(ofKit.meaning) }] : []),
    { title: t(texts.comesVisit, { name: visit.specialist_name }), body: t(texts.comesVisitBody) },
    { title: t(texts.comesSummary), body: t(texts.comesSummaryBody) },
  ];
  return (
    <>
      <VisitCard visit={visit} isLinkedBelow={!toSample} />
      <Card aria-labelledby="comes-next">
        <Heading id="comes-next">{t(texts.comesNextTitle)}</Heading>
        <ToCome>
          {toCome.map(({ title, body }, index) => (
            <NumberedStep key={title} number={index + 1}>
              <Text look="strong">{title}</Text>
              <Text>{body}</Text>
            </NumberedStep>
          ))}
        </ToCome>
      </Card>
      <Actions>
        <LinkButton
          to={stepPath(toSample ? 'shipping-genetic-test-kit' : 'counseling')}
          look={isTimeToJoin ? 'secondary' : 'primary'}
          wide="phone"
        >
          {t(toSample ? texts.sampleSee : texts.visitReady)}
        </LinkButton>
        <LinkButton to={paths.dashboard} look="quiet">
          {t(texts.overview)}
        </LinkButton>
      </Actions>
      <Stack as="section" gap="xs" aria-labelledby="what-was-done">
        <Heading id="what-was-done">{t(texts.didTitle)}</Heading>
        <Done>
          {[texts.didFamily, texts.didHealth, texts.didRelease, texts.didKit, texts.didVisit].map((words) => (
            <li key={words.en}>
              <Item gap="2xs" align="start">
                <CheckIcon color="success" />
                <span>{t(words)}</span>
              </Item>
            </li>
          ))}
        </Done>
      </Stack>
    </>
  );
}

const ToCome = styled('ol', { base: { display: 'flex', flexDirection: 'column', gap: 'sm', marginBlockStart: 'xs' } });
const Done = styled('ul', { base: { display: 'flex', flexDirection: 'column', gap: '3xs', listStyle: 'none' } });

const Item = styled(Row, { base: { flexWrap: 'nowrap' } });
