import { Navigate } from 'react-router-dom';
import { capital, releaseWords, currentRelease, type Signer } from '../../../../domain/release.ts';
import { ApiError } from '../../../app/api/ApiError.ts';
import { useCompleteStep, useJourney } from '../../../app/journey/useJourney.ts';
import { useIsActing } from '../../../app/session/useIsActing.ts';
import { useIdempotencyKey } from '../../../app/useIdempotencyKey.ts';
import { actingTexts } from '../../../texts/acting.ts';
import { useLocale, useWords } from '../../../texts/locale.ts';
import { releaseTexts as texts } from '../../../texts/release.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { CheckAnswers } from '../../../ui/CheckAnswers.tsx';
import { Form, SubmitButton } from '../../../ui/form/index.ts';
import { Actions, Stack } from '../../../ui/Stack.tsx';
import { Heading } from '../../../ui/Text.tsx';
import { OnlyInPerson } from '../../OnlyInPerson.tsx';
import { StepPage } from '../../StepPage.tsx';
import { releaseAddresses } from './addresses.ts';
import { releaseSchema, type ReleaseValues } from './releaseForm.ts';
import { ScreenConsent } from './ScreenConsent.tsx';
import { SignatureFields } from './SignatureFields.tsx';
import { signatureSchema, signedBody, unsigned, type Signed } from './signatureForm.ts';
import { Statements } from './Statements.tsx';

type CheckAndSignPageProps = {
  values: ReleaseValues;
  signer: Signer;
  /** Lets go of the draft: the signed form takes its place. */
  beforeSigning: () => Promise<void>;
};

/** The whole form to read, then the signature. However often the button is pressed, it is signed once. */
export function CheckAndSignPage({ values, signer, beforeSigning }: CheckAndSignPageProps) {
  const t = useWords();
  const locale = useLocale();
  const isActing = useIsActing();
  const keyOf = useIdempotencyKey();
  const { isSaving, failure } = useJourney();
  const complete = useCompleteStep('release-of-information');
  const form = releaseSchema.safeParse(values).data;
  if (!form) return <Navigate to={releaseAddresses.signed} replace />;

  const sign = async (signed: Signed) => {
    const body = {
      ...form,
      statements_version: currentRelease.version,
      locale,
      ...signedBody(signed, signer),
    };
    await beforeSigning();
    complete({ body, idempotencyKey: keyOf(body) });
  };
  const elements = releaseWords(form, locale);
  const answers = (
    [
      [texts.information, capital(elements.information)],
      [texts.recipient, elements.recipient],
      [texts.releasedBy, elements.releasedBy],
      [texts.purpose, capital(elements.purpose)],
      [texts.expiresOn, elements.expiresOn],
    ] as const
  ).map(([label, value]) => ({ label: t(label), value, ...(!isSaving && { changeTo: releaseAddresses.form }) }));

  const notHere = (
    <>
      <OnlyInPerson why={actingTexts.cantSign} />
      <Actions>
        <BackLink to={releaseAddresses.form} />
      </Actions>
    </>
  );
  return (
    <StepPage step="release-of-information" title={t(texts.checkTitle)} lead={t(texts.checkLead)}>
      <CheckAnswers answers={answers} />
      <Stack as="section" gap="md">
        <Heading>{t(texts.statements)}</Heading>
        <Statements of={currentRelease} form={form} locale={locale} />
      </Stack>
      {isActing ? (
        notHere
      ) : (
        <Form
          schema={signatureSchema(signer)}
          defaultValues={unsigned}
          onSubmit={sign}
          busy={isSaving}
          failure={failure}
          failureTitle={t(texts.notSigned)}
          describe={elsewhere}
        >
          <ScreenConsent readOnly={isSaving} />
          <SignatureFields signer={signer} readOnly={isSaving} />
          <Actions>
            <SubmitButton loadingText={t(texts.signing)}>{t(texts.signButton)}</SubmitButton>
            {!isSaving && <BackLink to={releaseAddresses.form} />}
          </Actions>
        </Form>
      )}
    </StepPage>
  );
}

/** What the backend found wrong with fields of the page before: said here in full. Its words are in the member's language. */
function elsewhere(failure: unknown) {
  if (!(failure instanceof ApiError) || failure.errors.length === 0) return undefined;
  const said = failure.errors.map(({ message }) => message).join(' ');
  return { en: said, es: said };
}
