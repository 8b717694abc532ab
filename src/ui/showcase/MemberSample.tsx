import { journeySteps, stepFacts } from '../../../domain/steps.ts';
import { MemberLayout } from '../../layouts/MemberLayout.tsx';
import { useWords } from '../../texts/locale.ts';
import { Card } from '../Card.tsx';
import { LinkButton } from '../Button.tsx';
import { PageHeading } from '../PageHeading.tsx';
import { ProgressRail, type RailStep } from '../ProgressRail.tsx';
import { Actions, Stack } from '../Stack.tsx';
import { BulletList, Heading, Text } from '../Text.tsx';

/** The member's layout around a page, with a long name. */
export function MemberSample() {
  const t = useWords();
  const steps = journeySteps.map((id, index): RailStep => {
    const state = index < 2 ? 'done' : index === 2 ? 'current' : 'locked';
    return {
      id,
      title: t(stepFacts[id].title),
      minutes: stepFacts[id].minutes,
      state,
      ...(state === 'done' && { to: '/ui/member' }),
    };
  });
  return (
    <MemberLayout
      firstName="María Guadalupe"
      lastName="Hernández-Villanueva de la Cruz"
      email="maria-guadalupe.hernandez-villanueva@community-hospital.example.org"
      onLogOut={() => undefined}
      rail={<ProgressRail steps={steps} />}
    >
      <Stack gap="md">
        <PageHeading lead="We ask about your parents, your brothers and sisters, and your children. It is fine not to know.">
          Your family’s health
        </PageHeading>
        <Card>
          <Stack>
            <Heading>What to have at hand</Heading>
            <BulletList>
              <li>Names and ages of your close relatives</li>
              <li>Which cancers or heart problems they had, and at what age</li>
            </BulletList>
            <Text look="muted">If you can, ask a relative. You can come back at any time.</Text>
            <Actions>
              <LinkButton to="/ui/form">Start</LinkButton>
              <LinkButton to="/ui" look="secondary">
                Later
              </LinkButton>
            </Actions>
          </Stack>
        </Card>
      </Stack>
    </MemberLayout>
  );
}
