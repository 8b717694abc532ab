import { deliveryHints } from '#domain/delivery.ts';
import { fullName } from '#domain/names.ts';
import { testConsent } from '#domain/test-consent.ts';
import type { components } from '#openapi/generated/types.ts';
import { OnlyInPerson } from '#src/features/impersonation/only-in-person.tsx';
import { StepFailure } from '#src/features/journey/step-failure.tsx';
import { StepPage } from '#src/features/journey/step-page.tsx';
import { useCompleteStep, useJourney } from '#src/features/journey/use-journey.ts';
import { UnconfirmedEmail } from '#src/features/session/unconfirmed-email.tsx';
import { useIsImpersonating } from '#src/features/session/use-is-impersonating.ts';
import { useLocale, useWords } from '#src/lib/locale.ts';
import { impersonationTexts } from '#src/texts/impersonation.ts';
import { requestKitTexts as texts } from '#src/texts/request-kit.ts';
import { AlertBanner } from '#src/ui/alert-banner.tsx';
import { BackLink } from '#src/ui/back-link.tsx';
import { Button } from '#src/ui/button.tsx';
import { CheckAnswers } from '#src/ui/check-answers.tsx';
import { isUnanswered } from '#src/ui/form/failure.ts';
import { Actions } from '#src/ui/stack.tsx';
import { BulletList, Text, TextLink } from '#src/ui/text.tsx';
import { AddressLines } from './address-lines.tsx';
import { orderPaths } from './order-paths.ts';
import { addressSchema, type OrderValues } from './order-form.ts';

export type CheckPageProps = {
  values: OrderValues;
  /** Whose name stands on the box, and where they live. */
  patient: Pick<components['schemas']['Patient'], 'first_name' | 'last_name' | 'state'>;
};

/**
 * The last page of an order: what will be sent. However often the button is pressed, it is one order. It stands there only
 * once the consent was given in this visit.
 */
export function CheckPage({ values, patient }: CheckPageProps) {
  const t = useWords();
  const locale = useLocale();
  const isImpersonating = useIsImpersonating();
  const { isSaving, failure } = useJourney();
  const complete = useCompleteStep('request-genetic-test-kit');
  const address = addressSchema.safeParse(values).data?.address;
  // The machine shows this page only with an address.
  if (!address) return null;

  const hints = deliveryHints(address, patient.state);
  // Nothing is sent without it: it was given also where the page was left meanwhile.
  const isConsentGiven = values.consents || isSaving;
  const order = () => complete({ consents: true, consent_version: testConsent.version, locale, address });
  return (
    <StepPage step="request-genetic-test-kit" title={t(texts.checkTitle)} lead={t(texts.checkLead)}>
      <StepFailure
        failure={failure}
        title={t(isUnanswered(failure) ? texts.unsure : texts.failed)}
        onRetry={isConsentGiven ? order : undefined}
      />
      <CheckAnswers
        answers={[
          {
            label: t(texts.checkConsent),
            value: isConsentGiven && t(texts.consentGiven),
            changeTo: orderPaths.test,
          },
          {
            label: t(texts.checkAddress),
            value: <AddressLines address={address} name={fullName(patient.first_name, patient.last_name)} />,
            changeTo: orderPaths.address,
          },
        ]}
      />
      {hints.length > 0 && (
        <AlertBanner title={t(texts.hintsTitle)}>
          <BulletList>
            {hints.map((hint) => (
              <li key={hint.en}>{t(hint)}</li>
            ))}
          </BulletList>
        </AlertBanner>
      )}
      <UnconfirmedEmail />
      <Text>{t(texts.stopLater)}</Text>
      {isImpersonating && <OnlyInPerson why={impersonationTexts.cantOrder} />}
      {!isImpersonating && !isConsentGiven && (
        <AlertBanner
          tone="warning"
          title={t(texts.consentMissingTitle)}
          action={<TextLink to={orderPaths.test}>{t(texts.consentMissingLink)}</TextLink>}
        >
          {t(texts.consentMissing)}
        </AlertBanner>
      )}
      <Actions>
        {!isImpersonating && isConsentGiven && (
          <Button wide="phone" loading={isSaving} loadingText={t(texts.ordering)} onClick={order}>
            {t(texts.order)}
          </Button>
        )}
        <BackLink to={orderPaths.address} />
      </Actions>
    </StepPage>
  );
}
