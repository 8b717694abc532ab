import type { components } from '#openapi/generated/types.ts';
import { CarePlans } from '#src/features/visit-summaries/care-plans.tsx';
import { NextAppointments } from '#src/features/visit-summaries/next-appointments.tsx';
import { SummaryParts } from '#src/features/visit-summaries/summary-parts.tsx';
import { useLocale, useWords } from '#src/lib/locale.ts';
import { consultSummaryTexts as texts } from '#src/texts/consult-summary.ts';
import { useMoments } from '#src/texts/moments.ts';
import { Card } from '#src/ui/card.tsx';
import { Stack } from '#src/ui/stack.tsx';
import { styled } from '#src/ui/styled.tsx';
import { Heading, Text } from '#src/ui/text.tsx';
import { PaperHead } from './paper-head.tsx';
import { WhoToCall } from './who-to-call.tsx';

type Schemas = components['schemas'];

type SummarySheetProps = {
  visit: Schemas['Visit'];
  current: Schemas['SummaryVersion'];
  /** The version that was written first: the current one while nothing was changed. */
  first: Schemas['SummaryVersion'];
  plans: readonly Schemas['CarePlan'][];
  ahead: Schemas['Visit'] | undefined;
};

/** All that is to be known after a visit, in the order in which it matters. Alone on the paper when the page is printed. */
export function SummarySheet({ visit, current, first, plans, ahead }: SummarySheetProps) {
  const t = useWords();
  const locale = useLocale();
  const { date } = useMoments();
  return (
    <Sheet as="article" data-print-alone aria-labelledby="visit-summary">
      <PaperHead />
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
        {current.locale !== locale && (
          <Text look="small">{t(current.locale === 'en' ? texts.inEnglish : texts.inSpanish)}</Text>
        )}
      </Stack>
      <SummaryParts version={current} isFolded />
      <CarePlans plans={plans} />
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
