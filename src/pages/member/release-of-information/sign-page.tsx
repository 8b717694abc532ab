import { useState } from 'react';
import { currentRelease, type Signer } from '#domain/release.ts';
import { OnlyInPerson } from '#src/features/impersonation/only-in-person.tsx';
import { StepPage } from '#src/features/journey/step-page.tsx';
import { useCompleteStep, useJourney } from '#src/features/journey/use-journey.ts';
import { useIsImpersonating } from '#src/features/session/use-is-impersonating.ts';
import { ApiError } from '#src/lib/api/api-error.ts';
import { useLocale, useWords } from '#src/lib/locale.ts';
import { impersonationTexts } from '#src/texts/impersonation.ts';
import { releaseTexts as texts } from '#src/texts/release.ts';
import { AlertBanner } from '#src/ui/alert-banner.tsx';
import { BackLink } from '#src/ui/back-link.tsx';
import { Form, SubmitButton } from '#src/ui/form/index.ts';
import { isUnanswered } from '#src/ui/form/failure.ts';
import { Actions } from '#src/ui/stack.tsx';
import { TextLink } from '#src/ui/text.tsx';
import { releasePaths } from './release-paths.ts';
import { releaseSchema, type ReleaseValues } from './release-form.ts';
import { ScreenConsent } from './screen-consent.tsx';
import { SignatureFields } from './signature-fields.tsx';
import type { RoiForm } from './signed-release.tsx';
import { signatureSchema, signedBody, unsigned, type Signed } from './signature-form.ts';

type SignPageProps = {
  values: ReleaseValues;
  signer: Signer;
  /** Whether they have yet to show that they can open a PDF; it stays the same while one form is sent again. */
  asksCode: boolean;
  /** What is signed already, and stays so beside this form. */
  inForce: RoiForm[];
};

/** The consent to sign on a screen, and the signature. However often the button is pressed, it is signed once. */
export function SignPage({ values, signer, asksCode, inForce }: SignPageProps) {
  const t = useWords();
  const locale = useLocale();
  const isImpersonating = useIsImpersonating();
  const { isSaving, failure } = useJourney();
  const complete = useCompleteStep('release-of-information');
  const form = releaseSchema.safeParse(values).data;
  // As the page was opened: what is being signed on it is not among them.
  const [before] = useState(inForce);
  // The machine shows this page only when the form is filled in.
  if (!form) return null;

  const sign = (signed: Signed) =>
    complete({
      ...form,
      statements_version: currentRelease.version,
      locale,
      ...signedBody(signed, signer, asksCode),
    });
  return (
    <StepPage step="release-of-information" title={t(texts.signTitle)} lead={t(texts.signLead)}>
      {isImpersonating ? (
        <>
          <OnlyInPerson why={impersonationTexts.cantSign} />
          <Actions>
            <BackLink to={releasePaths.check} />
          </Actions>
        </>
      ) : (
        <Form
          schema={signatureSchema(signer, asksCode)}
          defaultValues={unsigned}
          onSubmit={sign}
          busy={isSaving}
          failure={failure}
          failureTitle={t(isUnanswered(failure) ? texts.unsure : texts.notSigned)}
          describe={elsewhere}
        >
          {before.length > 0 && <SignedBefore forms={before} />}
          <ScreenConsent asksCode={asksCode} readOnly={isSaving} />
          <SignatureFields signer={signer} readOnly={isSaving} />
          <Actions>
            <SubmitButton loadingText={t(texts.signing)}>{t(texts.signButton)}</SubmitButton>
            {!isSaving && <BackLink to={releasePaths.check} />}
          </Actions>
        </Form>
      )}
    </StepPage>
  );
}

/** Who signs beside what is in force does so knowingly: it is not replaced. */
function SignedBefore({ forms }: { forms: readonly RoiForm[] }) {
  const t = useWords();
  const recipients = [...new Set(forms.map(({ recipient }) => recipient))].join(', ');
  return (
    <AlertBanner
      title={t(texts.signedBefore)}
      action={<TextLink to={releasePaths.signed}>{t(texts.signedBeforeLink)}</TextLink>}
    >
      {t(texts.signedBeforeBody, { recipients })}
    </AlertBanner>
  );
}

/** What the backend found wrong with fields of the page before: said here in full. Its words are in the member's language. */
function elsewhere(failure: unknown) {
  if (!(failure instanceof ApiError) || failure.errors.length === 0) return undefined;
  const said = failure.errors.map(({ message }) => message).join(' ');
  return { en: said, es: said };
}
