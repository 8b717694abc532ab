import type { ReactNode } from 'react';
import { journeySteps, stepFacts } from '#domain/steps.ts';
import { MemberLayout } from '../../layouts/member-layout.tsx';
import { PageTabs } from '../../layouts/page-tabs.tsx';
import { useWords } from '../../lib/locale.ts';
import { layoutTexts } from '../../texts/layout.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { ProgressRail } from '../../ui/progress-rail.tsx';
import type { RailState, RailStep } from '../../ui/rail-steps.tsx';
import { Actions, Stack } from '../../ui/stack.tsx';
import { BulletList, Heading, Text } from '../../ui/text.tsx';
import { nothing, sample } from './sample.ts';

/** The member's layout around a page, with all that can stand in it, and a long name. */
export function MemberSample({ children }: { children?: ReactNode }) {
  const t = useWords();
  return (
    <MemberLayout
      firstName="María Guadalupe"
      lastName="Hernández-Villanueva de la Cruz"
      email="maria-guadalupe.hernandez-villanueva@community-hospital.example.org"
      onSignOut={nothing}
      tabs={
        <PageTabs
          tabs={[
            { to: '/ui/member', label: t(layoutTexts.overviewTab) },
            { to: '/member/counseling/', label: t(layoutTexts.counselingTab) },
            { to: '/member/consult-summary', label: t(layoutTexts.summaryTab) },
          ]}
        />
      }
      rail={<SampleRail />}
    >
      {children}
      <Stack gap="md">
        <PageHeading lead={t(texts.lead)}>{t(texts.title)}</PageHeading>
        <Card>
          <Stack>
            <Heading>{t(texts.hand)}</Heading>
            <BulletList>
              <li>{t(texts.names)}</li>
              <li>{t(texts.conditions)}</li>
            </BulletList>
            <Text look="muted">{t(texts.relative)}</Text>
            <Actions>
              <LinkButton to="/ui/form">{t(texts.start)}</LinkButton>
              <LinkButton to="/ui" look="secondary">
                {t(texts.later)}
              </LinkButton>
            </Actions>
          </Stack>
        </Card>
      </Stack>
    </MemberLayout>
  );
}

/** A rail with a step in each state. */
function SampleRail() {
  const t = useWords();
  const states: readonly RailState[] = ['done', 'done', 'current', 'open'];
  const steps = journeySteps.map((id, index): RailStep => {
    const state = states[index] ?? 'locked';
    return {
      id,
      title: t(stepFacts[id].title),
      minutes: stepFacts[id].minutes,
      state,
      ...((state === 'done' || state === 'open') && { to: '/ui/member' }),
      ...(index === states.length && { reason: t(texts.reason) }),
    };
  });
  return <ProgressRail steps={steps} />;
}

const texts = {
  title: sample('Your family’s health', 'La salud de su familia'),
  lead: sample(
    'We ask about your parents, your brothers and sisters, and your children. It is fine not to know.',
    'Preguntamos por sus padres, sus hermanos y sus hijos. Está bien no saber.',
  ),
  hand: sample('What to have ready', 'Qué tener a mano'),
  names: sample('Names and ages of your close relatives', 'Nombres y edades de sus familiares cercanos'),
  conditions: sample(
    'Which cancers or heart problems they had, and at what age',
    'Qué cánceres o problemas del corazón tuvieron, y a qué edad',
  ),
  relative: sample(
    'If you can, ask a relative. You can come back at any time.',
    'Si puede, pregunte a un familiar. Puede volver cuando quiera.',
  ),
  start: sample('Start', 'Empezar'),
  later: sample('Later', 'Más tarde'),
  reason: sample('Your health comes first.', 'Primero va su salud.'),
};
