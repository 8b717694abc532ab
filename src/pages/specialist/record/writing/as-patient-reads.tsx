import type { ReactNode } from 'react';
import type { Locale, Words } from '#domain/words.ts';
import { queries } from '#src/lib/api/queries.ts';
import { PartLocale, useLocale, useWords } from '#src/lib/locale.ts';
import { TimeZoneContext } from '#src/lib/time-zone.ts';
import { writingTexts as texts } from '#src/texts/writing.ts';
import { Stack } from '#src/ui/stack.tsx';
import { Text } from '#src/ui/text.tsx';

type AsPatientReadsProps = { patientId: string; children: ReactNode };

/**
 * A part of a specialist's page with the words and the clock of the patient's own page, whatever language something in it is written in:
 * days can differ between two clocks. Nobody knows the language of the patient's device (docs/decisions/071): above the part it is said
 * which one stands here.
 */
export function AsPatientReads({ patientId, children }: AsPatientReadsProps) {
  const t = useWords();
  const ofPage = useLocale();
  // The page has read who they are.
  const { data } = queries.useQuery('get', '/patients/{patientId}', { params: { path: { patientId } } });
  const locale = data?.data.locale ?? ofPage;
  return (
    <Stack gap="xs">
      {data && <Text look="small">{t(languageNotes[locale])}</Text>}
      <TimeZoneContext value={data?.data.time_zone}>
        <PartLocale value={locale}>
          <Stack gap="lg" lang={locale}>
            {children}
          </Stack>
        </PartLocale>
      </TimeZoneContext>
    </Stack>
  );
}

const languageNotes: Readonly<Record<Locale, Words>> = { en: texts.headingsInEnglish, es: texts.headingsInSpanish };
