import type { KitStatus } from '#domain/kit-status.ts';
import { testConsent } from '#domain/test-consent.ts';
import { OnlyInPerson } from '#src/features/impersonation/only-in-person.tsx';
import { BackButton } from '#src/features/journey/back-button.tsx';
import { StepPage } from '#src/features/journey/step-page.tsx';
import { useIsImpersonating } from '#src/features/session/use-is-impersonating.ts';
import { useLocale, useWords } from '#src/lib/locale.ts';
import { impersonationTexts } from '#src/texts/impersonation.ts';
import { commonTexts } from '#src/texts/common.ts';
import { kitStatusTexts } from '#src/texts/kits.ts';
import { requestKitTexts as texts } from '#src/texts/request-kit.ts';
import { AlertBanner } from '#src/ui/alert-banner.tsx';
import { CheckboxField } from '#src/ui/fields/index.ts';
import { Form, SubmitButton } from '#src/ui/form/index.ts';
import { Actions, Stack } from '#src/ui/stack.tsx';
import { SupportContact } from '#src/ui/support-contact.tsx';
import { Text } from '#src/ui/text.tsx';
import { consentSchema, type OrderValues } from './order-form.ts';
import { TestExplained } from './test-explained.tsx';

export type OrderPageProps = {
  values: OrderValues;
  onChange: (part: Partial<OrderValues>) => void;
  /** The page is filled in, and the member goes on. */
  onDone: () => void;
};

/** The first page of an order: what the test can tell and what it can’t, and the consent to it. */
export function TestPage({ values, onChange, onDone, endedAs }: OrderPageProps & { endedAs: KitStatus | undefined }) {
  const t = useWords();
  const locale = useLocale();
  const isImpersonating = useIsImpersonating();
  const notHere = (
    <>
      <OnlyInPerson why={impersonationTexts.cantOrder} />
      <Actions>
        <BackButton />
      </Actions>
    </>
  );
  return (
    <StepPage step="request-genetic-test-kit" lead={t(texts.lead)}>
      {endedAs && (
        <AlertBanner title={t(endedAs === 'DENIED' ? texts.deniedTitle : texts.endedTitle)}>
          {t(endedAs === 'DENIED' ? texts.denied : texts.ended, { status: t(kitStatusTexts[endedAs].title) })}
          {endedAs === 'DENIED' && <SupportContact />}
        </AlertBanner>
      )}
      <TestExplained parts={testConsent.parts} locale={locale} />
      <Stack gap="2xs">
        <Text look="strong">{t(texts.questions)}</Text>
        <SupportContact />
      </Stack>
      {isImpersonating ? (
        notHere
      ) : (
        <Form
          schema={consentSchema}
          defaultValues={{ consents: values.consents }}
          onValues={onChange}
          onSubmit={onDone}
        >
          <CheckboxField name="consents" label={t(testConsent.consents)} hint={t(texts.consentHint)} />
          <Actions>
            <SubmitButton>{t(commonTexts.continue)}</SubmitButton>
            <BackButton />
          </Actions>
        </Form>
      )}
    </StepPage>
  );
}
