import { daysAfter } from '#domain/dates.ts';
import { useWords } from '#src/lib/locale.ts';
import { appointmentTexts as texts } from '#src/texts/appointments.ts';
import { useMoments } from '#src/texts/moments.ts';
import { LinkButton } from '#src/ui/button.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from '#src/ui/icons/arrows.tsx';
import { styled } from '#src/ui/styled.tsx';
import { Text } from '#src/ui/text.tsx';
import { listedDays, useUpcomingAddress } from './upcoming-address.ts';

/** Which days are listed, in which time zone, and the ways to those before and after them and back to today. */
export function DayChoice({ today }: { today: string }) {
  const t = useWords();
  const { dayRange, zone } = useMoments();
  const { days, linkTo } = useUpcomingAddress(today);
  const earlier = daysAfter(days.from, -listedDays);
  return (
    <DayNav aria-label={t(texts.days)}>
      <Range>{dayRange(days.from, days.to)}</Range>
      <LinkButton
        look="quiet"
        size="sm"
        icon={<ArrowLeftIcon size="sm" />}
        // From today one does not go back by days that are over: those are past.
        to={linkTo(earlier < today && days.from > today ? today : earlier)}
        aria-label={`${t(texts.earlier)} ${t(texts.earlierHeard)}`}
      >
        {t(texts.earlier)}
      </LinkButton>
      {days.from !== today && (
        <LinkButton look="quiet" size="sm" to={linkTo(today)}>
          {t(texts.today)}
        </LinkButton>
      )}
      <LinkButton
        look="quiet"
        size="sm"
        icon={<ArrowRightIcon size="sm" />}
        to={linkTo(daysAfter(days.from, listedDays))}
        aria-label={`${t(texts.later)} ${t(texts.laterHeard)}`}
      >
        {t(texts.later)}
      </LinkButton>
      <Zone look="small">{t(texts.zone, { zone })}</Zone>
    </DayNav>
  );
}

const DayNav = styled('nav', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 'xs' } });
const Range = styled('span', { base: { flex: { base: '1 0 100%', md: 'none' }, fontWeight: 'bold' } });
const Zone = styled(Text, { base: { flex: { base: '1 0 100%', md: 'none' } } });
