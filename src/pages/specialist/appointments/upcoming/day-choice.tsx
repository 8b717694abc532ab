import { daysAfter } from '#domain/dates.ts';
import { useWords } from '#src/lib/locale.ts';
import { appointmentTexts as texts, viewTexts } from '#src/texts/appointments.ts';
import { useMoments } from '#src/texts/moments.ts';
import { LinkButton } from '#src/ui/button.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from '#src/ui/icons/arrows.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import { styled } from '#src/ui/styled.tsx';
import { Text } from '#src/ui/text.tsx';
import { tabStyle } from '#src/theme/recipes/tab.ts';
import { roomIn } from '#src/theme/windows.ts';
import { useDayTitle } from '../list/use-day-title.ts';
import { useZoneNote } from '../list/use-zone-note.ts';
import { listedDays, useUpcomingAddress, views } from './upcoming-address.ts';

/** Which days are shown, how, and in which time zone, with the ways to those before and after them and to today. */
export function DayChoice({ today }: { today: string }) {
  const t = useWords();
  const { dayRange } = useMoments();
  const zoneNote = useZoneNote();
  const titleOf = useDayTitle(today);
  const { view, days, linkTo } = useUpcomingAddress(today);
  const step = view === 'day' ? 1 : listedDays;
  const earlier = daysAfter(days.from, -step);
  // From a list that begins a little later, the way back ends with today.
  const before = view === 'list' && earlier < today && days.from > today ? today : earlier;
  return (
    <Frame>
      <Bar>
        <DayNav aria-label={t(texts.days)}>
          <Range role="status">{view === 'day' ? titleOf(days.from) : dayRange(days.from, days.to)}</Range>
          <LinkButton
            look="quiet"
            size="sm"
            icon={<ArrowLeftIcon size="sm" />}
            to={linkTo({ day: before })}
            aria-label={`${t(texts.earlier)} ${t(texts.earlierHeard)}`}
          >
            {t(texts.earlier)}
          </LinkButton>
          <LinkButton look="quiet" size="sm" to={linkTo({ day: today })}>
            {t(texts.today)}
          </LinkButton>
          <LinkButton
            look="quiet"
            size="sm"
            icon={<ArrowRightIcon size="sm" />}
            to={linkTo({ day: daysAfter(days.from, step) })}
            aria-label={`${t(texts.later)} ${t(texts.laterHeard)}`}
          >
            {t(texts.later)}
          </LinkButton>
        </DayNav>
        <Text look="small">{zoneNote}</Text>
        <ViewNav aria-label={t(texts.views)}>
          {views.map((each) => (
            <ViewLink key={each} to={linkTo({ view: each })} aria-current={each === view ? 'page' : undefined}>
              {t(viewTexts[each])}
            </ViewLink>
          ))}
        </ViewNav>
      </Bar>
    </Frame>
  );
}

/** A record may stand beside it. */
const Frame = styled('div', { base: { containerType: 'inline-size' } });
const Bar = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 'sm' },
});
const DayNav = styled('nav', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 'sm' } });
const Range = styled('span', { base: { flex: '1 0 100%', [roomIn.columns]: { flex: 'none' }, fontWeight: 'bold' } });
const ViewNav = styled('nav', {
  base: { display: 'flex', columnGap: 'sm', marginInlineStart: { base: '0', md: 'auto' } },
});
const ViewLink = styled(PageLink, { base: { textDecoration: 'underline', textUnderlineOffset: '0.2em', ...tabStyle } });
