import type { OutsideVisit } from '#machines/availability/machine.ts';
import { useWords } from '#src/lib/locale.ts';
import { availabilityTexts as texts } from '#src/texts/availability.ts';
import { paths } from '#domain/paths.ts';
import { specialistTexts } from '#src/texts/specialist.ts';
import { AlertBanner } from '#src/ui/alert-banner.tsx';
import { Stack } from '#src/ui/stack.tsx';
import { Text, TextLink } from '#src/ui/text.tsx';
import { useRecordLink } from '../record/record-address.ts';
import { VisitsOutside } from './visits-outside.tsx';

/** The booked visits that lie outside of the stored hours, each with the way to its patient's record. */
export function OutsideBanner({ visits, timeZone }: { visits: readonly OutsideVisit[]; timeZone: string }) {
  const t = useWords();
  if (visits.length === 0) return null;
  const [before = '', after = ''] = t(texts.outsideBody, { upcoming: '\n' }).split('\n');
  return (
    <AlertBanner
      tone="warning"
      title={visits.length === 1 ? t(texts.outsideOne) : t(texts.outsideMany, { count: visits.length })}
    >
      <Stack gap="2xs">
        <Text>
          {before}
          <TextLink to={paths.specialistStart}>{t(specialistTexts.upcomingTab)}</TextLink>
          {after}
        </Text>
        <VisitsOutside visits={visits} timeZone={timeZone} name={(visit) => <RecordLink visit={visit} />} />
      </Stack>
    </AlertBanner>
  );
}

function RecordLink({ visit: { patient_id, patient_name } }: { visit: OutsideVisit }) {
  const { isOpen: _, ...link } = useRecordLink(patient_id);
  return <TextLink {...link}>{patient_name}</TextLink>;
}
