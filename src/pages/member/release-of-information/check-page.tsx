import { currentRelease, legalName, type Signer } from '#domain/release.ts';
import { OnlyInPerson } from '#src/features/impersonation/only-in-person.tsx';
import { StepPage } from '#src/features/journey/step-page.tsx';
import { useSignedInPerson } from '#src/features/session/auth-provider.tsx';
import { useIsImpersonating } from '#src/features/session/use-is-impersonating.ts';
import { useLocale, useWords } from '#src/lib/locale.ts';
import { holder } from '#src/lib/settings.ts';
import { impersonationTexts } from '#src/texts/impersonation.ts';
import { useMoments } from '#src/texts/moments.ts';
import { releaseTexts as texts } from '#src/texts/release.ts';
import { BackLink } from '#src/ui/back-link.tsx';
import { LinkButton } from '#src/ui/button.tsx';
import { CheckAnswers } from '#src/ui/check-answers.tsx';
import { Actions, Stack } from '#src/ui/stack.tsx';
import { Heading } from '#src/ui/text.tsx';
import { releasePaths } from './release-paths.ts';
import { releaseSchema, type ReleaseValues } from './release-form.ts';
import { Statements } from './statements.tsx';

type CheckPageProps = {
  values: ReleaseValues;
  signer: Signer;
  birth: string | null;
};

/** The whole form to read: whose it is, what was filled in, and every statement. It is signed on the next page. */
export function CheckPage({ values, signer, birth }: CheckPageProps) {
  const t = useWords();
  const locale = useLocale();
  const moments = useMoments();
  const isImpersonating = useIsImpersonating();
  const { email } = useSignedInPerson();
  const form = releaseSchema.safeParse(values).data;
  // The machine shows this page only when the form is filled in.
  if (!form) return null;

  const whose = [
    [texts.legalName, legalName(signer)],
    [texts.birth, birth && moments.calendarDate(birth)],
    [texts.email, email],
  ] as const;
  return (
    <StepPage step="release-of-information" title={t(texts.checkTitle)} lead={t(texts.checkLead)}>
      <CheckAnswers title={t(texts.whose)} answers={whose.map(([label, value]) => ({ label: t(label), value }))} />
      <Stack as="section" gap="md">
        <Heading>{t(texts.statements)}</Heading>
        <Statements of={currentRelease} form={form} holder={holder} locale={locale} changeTo={releasePaths.form} />
      </Stack>
      {isImpersonating && <OnlyInPerson why={impersonationTexts.cantSign} />}
      <Actions>
        {!isImpersonating && (
          <LinkButton to={releasePaths.sign} wide="phone">
            {t(texts.goSign)}
          </LinkButton>
        )}
        <BackLink to={releasePaths.form} />
      </Actions>
    </StepPage>
  );
}
