import type { ReactNode } from 'react';
import type { components } from '#openapi/generated/types.ts';
import { useWords } from '../../lib/locale.ts';
import { consultSummaryTexts as texts } from '../../texts/consult-summary.ts';
import { useMoments } from '../../texts/moments.ts';
import { Card } from '../../ui/card.tsx';
import { Stack } from '../../ui/stack.tsx';
import { styled } from '../../ui/styled.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { CarePlans } from './care-plans.tsx';
import { NextAppointments } from './next-appointments.tsx';
import { SummaryParts } from './summary-parts.tsx';
import { WhoToCall } from './who-to-call.tsx';
import { WrittenIn } from './written-in.tsx';

type Schemas = components['schemas'];

type SummarySheetProps = {
  visit: Schemas['Visit'];
  current: Schemas['SummaryVersion'];
  /** The version that was written first: the current one while nothing was changed. */
  first: Schemas['SummaryVersion'];
  plans: readonly Schemas['CarePlan'][];
  ahead: Schemas['Visit'] | undefined;
  /** Who says how far what is planned is, where that can be said here. */
  markedBy?: 'patient';
  /** On paper only: whose sheet it is. */
  head?: ReactNode;
};

/** All that is to be known after a visit, in the order in which it matters. Alone on the paper when the page is printed. */
export function SummarySheet({ visit, current, first, plans, ahead, markedBy, head }: SummarySheetProps) {
  const t = useWords();
  const { date } = useMoments();
  return (
    <Sheet as="article" data-print-alone aria-labelledby="visit-summary">
      {head}
      <Stack gap="2xs">
        <Heading id="visit-summary">{t(texts.heading, { date: date(visit.starts_at) })}</Heading>
        <Text look="small">{t(texts.writtenBy, { name: first.written_by, date: date(first.written_at) })}</Text>
        {current.version > 1 && (
          <Text look="small">
            {t(texts.changedBy, {
              ...{ name: current.written_by, date: date(current.written_at), note: current.change_note },
            })}
          </Text>
        )}
        <WrittenIn locale={current.locale} />
      </Stack>
      <SummaryParts version={current} isFolded />
      <CarePlans plans={plans} markedBy={markedBy} />
      <NextAppointments appointments={current.content.next_appointments} locale={current.locale} ahead={ahead} />
      <WhoToCall name={visit.specialist_name} note={current.content.contact_note} noteIn={current.locale} />
    </Sheet>
  );
}

const Sheet = styled(Card, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: 'lg',
    overflowWrap: 'anywhere',
    _print: { padding: '0', border: 'none', boxShadow: 'none', gap: 'md' },
    '& p, & ul': { _print: { maxWidth: 'none' } },
  },
});
