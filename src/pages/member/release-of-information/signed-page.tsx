import { useEffect, useRef } from 'react';
import { OnlyInPerson } from '#src/features/impersonation/only-in-person.tsx';
import { BackButton } from '#src/features/journey/back-button.tsx';
import { StepFailure } from '#src/features/journey/step-failure.tsx';
import { StepPage } from '#src/features/journey/step-page.tsx';
import { useCompleteStep, useJourney } from '#src/features/journey/use-journey.ts';
import { useIsImpersonating } from '#src/features/session/use-is-impersonating.ts';
import { useWords } from '#src/lib/locale.ts';
import { holder } from '#src/lib/settings.ts';
import { commonTexts } from '#src/texts/common.ts';
import { impersonationTexts } from '#src/texts/impersonation.ts';
import { useMoments } from '#src/texts/moments.ts';
import { releaseTexts as texts } from '#src/texts/release.ts';
import { AlertBanner } from '#src/ui/alert-banner.tsx';
import { Button, LinkButton } from '#src/ui/button.tsx';
import { Actions, Stack } from '#src/ui/stack.tsx';
import { SupportContact } from '#src/ui/support-contact.tsx';
import { Heading, Text } from '#src/ui/text.tsx';
import { releasePaths } from './release-paths.ts';
import { DecisionCard, type SharingDecision } from './decision-card.tsx';
import { RevokeRelease } from './revoke-release.tsx';
import { formsInForce, SignedRelease, type RoiForm } from './signed-release.tsx';
import type { Revocation } from './use-release-pages.ts';

type SignedPageProps = {
  /** Newest first. */
  forms: readonly RoiForm[];
  /** To share with nobody, where it stands. */
  decision: SharingDecision | undefined;
  /** The id of the form that turned out to be signed while another was to be signed. */
  found: string | undefined;
  /** What is asked and told of revoking a form. */
  revocation: Revocation;
  onNobody: () => void;
};

/**
 * What the member has signed, or that they share with nobody. A signed form never changes; one in force can be revoked, and
 * the decision becomes a release when one is signed.
 */
export function SignedPage({ forms, decision, found, revocation, onNobody }: SignedPageProps) {
  const t = useWords();
  const isImpersonating = useIsImpersonating();
  const { isSaving, failure } = useJourney();
  const complete = useCompleteStep('release-of-information');
  const moments = useMoments();
  const revokedNow = forms.find(({ id, status }) => id === revocation.revoked && status === 'REVOKED');
  const foundNow = forms.find(({ id }) => id === found);
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed is gone by now; the focus goes on from what came of it.
    if (revokedNow ?? foundNow) banner.current?.focus();
  }, [revokedNow, foundNow]);
  const goOn = () => complete();
  const inForce = formsInForce(forms);
  const canGoOn = inForce.length > 0 || decision !== undefined;
  return (
    <StepPage step="release-of-information" lead={t(forms.length > 0 ? texts.listLead : texts.decisionLead)}>
      <StepFailure failure={failure} onRetry={canGoOn ? goOn : onNobody} />
      {foundNow && (
        <AlertBanner tone="success" live ref={banner} title={t(texts.found, { recipient: foundNow.recipient })}>
          {t(texts.foundBody, { moment: moments.dateTime(foundNow.signed_at) })}
        </AlertBanner>
      )}
      {revokedNow && (
        <AlertBanner tone="success" live ref={banner} title={t(texts.revokedNow, { recipient: revokedNow.recipient })}>
          {t(texts.revokedNowBody)}
        </AlertBanner>
      )}
      {!canGoOn && (
        <AlertBanner tone="warning" title={t(texts.noneInForce)}>
          {t(texts.noneInForceBody)}
        </AlertBanner>
      )}
      {decision && <DecisionCard decision={decision} />}
      {isImpersonating && <OnlyInPerson why={impersonationTexts.cantSign} />}
      {forms.map((form) => (
        <SignedRelease key={form.id} form={form}>
          {form.status === 'ACTIVE' && !isImpersonating && (
            <RevokeRelease form={form} isLast={inForce.length === 1} revocation={revocation} />
          )}
        </SignedRelease>
      ))}
      {inForce.length > 0 && !isImpersonating && <RevokeByLetter />}
      <Actions>
        {canGoOn && (
          <Button wide="phone" loading={isSaving} loadingText={t(commonTexts.saving)} onClick={goOn}>
            {t(commonTexts.continue)}
          </Button>
        )}
        {!isImpersonating && (
          <LinkButton to={releasePaths.form} look={canGoOn ? 'secondary' : 'primary'} wide="phone">
            {t(inForce.length > 0 ? texts.signAnother : decision ? texts.shareAfterAll : texts.signNew)}
          </LinkButton>
        )}
        {!isImpersonating && !canGoOn && (
          <Button
            look="secondary"
            wide="phone"
            loading={isSaving}
            loadingText={t(commonTexts.saving)}
            onClick={onNobody}
          >
            {t(texts.nobody)}
          </Button>
        )}
        <BackButton />
      </Actions>
    </StepPage>
  );
}

/** The written way to revoke, which 45 CFR 164.508(c)(2)(i) asks for, beside the button. */
function RevokeByLetter() {
  const t = useWords();
  return (
    <Stack as="section" gap="2xs">
      <Heading size="h3">{t(texts.byLetterTitle)}</Heading>
      <Text>{t(texts.byLetter, holder)}</Text>
      <SupportContact />
    </Stack>
  );
}
