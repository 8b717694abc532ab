import type { ReactNode } from 'react';
import type { OutsideVisit } from '#machines/availability/machine.ts';
import { useLocale, useWords } from '#src/lib/locale.ts';
import { availabilityTexts as texts } from '#src/texts/availability.ts';
import { momentsIn } from '#src/texts/moments.ts';
import { styled } from '#src/ui/styled.tsx';

type VisitsOutsideProps = {
  visits: readonly OutsideVisit[];
  /** The clock of the hours. */
  timeZone: string;
  name: (visit: OutsideVisit) => ReactNode;
};

/** Booked visits that lie outside of the hours, earliest first: who, and when. */
export function VisitsOutside({ visits, timeZone, name }: VisitsOutsideProps) {
  const t = useWords();
  const { day, time } = momentsIn(useLocale(), timeZone);
  return (
    <List>
      {visits.map((visit) => (
        <li key={visit.visit_id}>
          <Name>{name(visit)}</Name>
          <span>
            {t(texts.outsideWhen, {
              ...{ day: day(visit.starts_at), start: time(visit.starts_at), end: time(visit.ends_at) },
            })}
          </span>
        </li>
      ))}
    </List>
  );
}

const List = styled('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, {sizes.card}), 1fr))',
    columnGap: 'lg',
    overflowWrap: 'anywhere',
    '& > li': { display: 'flex', flexWrap: 'wrap', columnGap: 'xs', paddingBlock: '3xs' },
  },
});
const Name = styled('span', { base: { fontWeight: 'bold' } });
