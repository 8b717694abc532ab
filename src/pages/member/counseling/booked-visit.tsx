import { lazy, Suspense, useState } from 'react';
import { lastChangeOf } from '#domain/visits.ts';
import type { components } from '#openapi/generated/types.ts';
import { BackButton } from '#src/features/journey/back-button.tsx';
import { StepFailure } from '#src/features/journey/step-failure.tsx';
import { StepPage } from '#src/features/journey/step-page.tsx';
import { useCompleteStep, useJourney } from '#src/features/journey/use-journey.ts';
import { useIsTimeToJoin, VisitReminder } from '#src/features/visits/visit-reminder.tsx';
import { useWords } from '#src/lib/locale.ts';
import { useNow } from '#src/lib/use-now.ts';
import { commonTexts } from '#src/texts/common.ts';
import { counselingTexts as texts } from '#src/texts/counseling.ts';
import { useMoments } from '#src/texts/moments.ts';
import { AlertBanner } from '#src/ui/alert-banner.tsx';
import { Button, LinkButton } from '#src/ui/button.tsx';
import { Actions, Row } from '#src/ui/stack.tsx';
import { SupportContact } from '#src/ui/support-contact.tsx';
import { Text } from '#src/ui/text.tsx';
import { CalendarFile } from './calendar-file.tsx';
import { changeOf } from './change-of.ts';
import { counselingPaths } from './counseling-paths.ts';
import type { CounselingPages } from './use-counseling-pages.ts';
import { VisitFacts } from './visit-facts.tsx';
import { WhatToHave } from './what-to-have.tsx';

type BookedVisitProps = {
  visit: components['schemas']['Visit'];
  /** It was moved a moment ago. */
  isMoved: boolean;
  /** Whether to cancel it is asked. */
  isAsking: boolean;
  send: CounselingPages['send'];
};

/** The visit that lies ahead. It can be moved or canceled until a day before; after that, the page says why not. */
export function BookedVisit({ visit, isMoved, isAsking, send }: BookedVisitProps) {
  const t = useWords();
  const { day, time } = useMoments();
  const { isSaving, failure } = useJourney();
  const complete = useCompleteStep('counseling');
  const [hasAsked, setAsked] = useState(isAsking);
  if (isAsking && !hasAsked) setAsked(true);
  const lastChange = lastChangeOf({ startsAt: new Date(visit.starts_at) }).toISOString();
  const change = changeOf(visit, useNow());
  const isTimeToJoin = useIsTimeToJoin(visit);
  return (
    <StepPage step="counseling" title={t(texts.bookedTitle)} lead={t(texts.bookedLead)}>
      {isMoved && (
        <AlertBanner tone="success" live title={t(texts.moved)}>
          {t(texts.movedCalendar)}
        </AlertBanner>
      )}
      <StepFailure failure={failure} onRetry={() => complete()} />
      <VisitFacts visit={visit} />
      <VisitReminder visit={visit} />
      <CalendarFile visit={visit} />
      <WhatToHave medium={visit.medium} />
      {change.ok ? (
        <>
          <Text>{t(texts.changeUntil, { day: day(lastChange), time: time(lastChange) })}</Text>
          <Row gap="xs">
            <LinkButton to={counselingPaths.move} look="secondary" size="sm">
              {t(texts.move)}
            </LinkButton>
            <Button look="quiet" size="sm" onClick={() => send({ type: 'cancel.requested' })}>
              {t(texts.cancel)}
            </Button>
          </Row>
        </>
      ) : (
        <AlertBanner title={t(texts.noChange)}>
          {t(change.reason)}
          <SupportContact />
        </AlertBanner>
      )}
      <Actions>
        <Button
          look={isTimeToJoin ? 'secondary' : 'primary'}
          wide="phone"
          loading={isSaving}
          loadingText={t(commonTexts.saving)}
          onClick={() => complete()}
        >
          {t(commonTexts.continue)}
        </Button>
        <BackButton />
      </Actions>
      <Suspense>
        {hasAsked && (
          <CancelDialog
            open={isAsking}
            visit={visit}
            onClose={() => send({ type: 'cancel.closed' })}
            onCanceled={() => send({ type: 'visit.canceled' })}
          />
        )}
      </Suspense>
    </StepPage>
  );
}

/** Comes with the first press, as a dialog weighs more than the page, and stays to give the focus back. */
const CancelDialog = lazy(() => import('./cancel-dialog.tsx'));
