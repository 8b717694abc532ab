import { useEffect, useState } from 'react';
import { checkSummary, notYourVisit } from '#domain/visit-summary.ts';
import type { Locale } from '#domain/words.ts';
import type { components } from '#openapi/generated/types.ts';
import { Loaded } from '#src/features/loading/loaded.tsx';
import { useSignedInPerson } from '#src/features/session/auth-provider.tsx';
import { queries } from '#src/lib/api/queries.ts';
import { useWords } from '#src/lib/locale.ts';
import { useMoments } from '#src/texts/moments.ts';
import { patientRecordTexts } from '#src/texts/patient-record.ts';
import { writingTexts as texts } from '#src/texts/writing.ts';
import { AlertBanner } from '#src/ui/alert-banner.tsx';
import { Stack } from '#src/ui/stack.tsx';
import { Text } from '#src/ui/text.tsx';
import { PersonLine, titleOf } from '../person-line.tsx';
import { useVisits } from '../reads.ts';
import { PlanOfVisit } from './plan/plan-of-visit.tsx';
import { SummaryOfVisit } from './summary/summary-of-visit.tsx';
import { WriteCommands } from './write-links.tsx';
import type { Writing } from './writing-address.ts';
import { WritingHead } from './writing-head.tsx';
import { useNow } from '#src/lib/use-now.ts';

type Schemas = components['schemas'];

export type WritingPageProps = {
  writing: Writing;
  /** The record stands beside. */
  isRecordShown: boolean;
  /** Shows the record, or puts it away. */
  onRecord: () => void;
};

/** What a specialist writes about a visit, below the name of whom it is about. */
export default function WritingPage({ writing, ...record }: WritingPageProps) {
  const t = useWords();
  useTitleBefore();
  const { patientId, visitId, kind } = writing;
  const patient = queries.useQuery('get', '/patients/{patientId}', { params: { path: { patientId } } });
  const visits = useVisits(patientId);
  const found = patient.data?.data;
  return (
    <Stack gap="md" width="measure">
      <WritingHead writing={writing} {...record} patient={found ? titleOf(found, t) : ''}>
        {found && <PersonLine patient={found} />}
      </WritingHead>
      <Loaded of={[patient, visits]} waiting={t(texts.looking)} failed={t(patientRecordTexts.failed)}>
        {({ data: { locale } }, { data }) => (
          <OfVisit
            // Another text is another draft, and another machine.
            key={`${visitId} ${kind}`}
            writing={writing}
            visit={data.find(({ id }) => id === visitId)}
            reads={locale}
          />
        )}
      </Loaded>
    </Stack>
  );
}

type OfVisitProps = {
  writing: Writing;
  visit: Schemas['Visit'] | undefined;
  /** What the patient reads in. */
  reads: Locale;
};

/** Says why nothing can be written about the visit, where that is so. */
function OfVisit({ writing, visit, reads }: OfVisitProps) {
  const t = useWords();
  const { fullDay } = useMoments();
  const { noviId } = useSignedInPerson();
  const now = useNow();
  if (!visit)
    return (
      <AlertBanner tone="warning" live title={t(texts.notFound)}>
        {t(texts.notFoundBody)}
      </AlertBanner>
    );
  if (visit.specialist_id !== noviId)
    return (
      <AlertBanner tone="warning" live title={t(texts.notYours)}>
        {t(notYourVisit)}
      </AlertBanner>
    );
  const open = checkSummary({ status: visit.status, startsAt: new Date(visit.starts_at) }, now);
  if (!open.ok)
    return (
      <AlertBanner tone="warning" live title={t(texts.notOpen)}>
        {t(open.reason)}
      </AlertBanner>
    );
  return (
    <>
      <WriteCommands visit={visit} except={writing.kind} />
      <Text look="muted">{t(texts.ofVisit, { date: fullDay(visit.starts_at) })}</Text>
      {writing.kind === 'summary' ? (
        <SummaryOfVisit writing={writing} visit={visit} locale={reads} />
      ) : (
        <PlanOfVisit writing={writing} locale={reads} />
      )}
    </>
  );
}

/** The page below goes on standing, and has its title back when this one goes. */
function useTitleBefore(): void {
  const [before] = useState(() => document.title);
  useEffect(
    () => () => {
      document.title = before;
    },
    [before],
  );
}
