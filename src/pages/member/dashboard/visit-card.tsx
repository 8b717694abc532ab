import { stepPath } from '#domain/steps.ts';
import { capitalized } from '#domain/words.ts';
import type { components } from '#openapi/generated/types.ts';
import { VisitReminder } from '#src/features/visits/visit-reminder.tsx';
import { useLocale, useWords } from '#src/lib/locale.ts';
import { dashboardTexts as texts } from '#src/texts/dashboard.ts';
import { useMoments } from '#src/texts/moments.ts';
import { visitTexts } from '#src/texts/visits.ts';
import { Card } from '#src/ui/card.tsx';
import { CalendarIcon } from '#src/ui/icons.tsx';
import { Row } from '#src/ui/stack.tsx';
import { styled } from '#src/ui/styled.tsx';
import { Heading, Text, TextLink } from '#src/ui/text.tsx';

type VisitCardProps = {
  visit: components['schemas']['Visit'];
  /** What follows on the page leads to the visit. */
  isLinkedBelow?: boolean;
};

/** The visit that lies ahead: how soon, when exactly, with whom, and how to take part. */
export function VisitCard({ visit, isLinkedBelow = false }: VisitCardProps) {
  const t = useWords();
  const locale = useLocale();
  const { day, time, zone } = useMoments();
  const { starts_at, ends_at, medium, specialist_name } = visit;
  const when = t(visitTexts.whenValue, { day: day(starts_at), start: time(starts_at), end: time(ends_at) });
  return (
    <Frame aria-labelledby="visit-ahead">
      <Row gap="2xs">
        <CalendarIcon />
        <Heading id="visit-ahead">{t(texts.visit)}</Heading>
      </Row>
      <VisitReminder visit={visit} />
      <Text>
        {capitalized(when, locale)} ({zone})
        <br />
        {t(visitTexts[medium])} · {t(visitTexts.specialistValue, { name: specialist_name })}
      </Text>
      {!isLinkedBelow && (
        <Link>
          <TextLink to={stepPath('counseling')}>{t(texts.visitChange)}</TextLink>
        </Link>
      )}
    </Frame>
  );
}

const Frame = styled(Card, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2xs',
    borderInlineStart: '{borderWidths.strong} solid {colors.accent}',
    '& > div > svg': { color: 'accent.strong' },
  },
});
const Link = styled('p', { base: { '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: 'touch' } } });
