import { Navigate } from 'react-router-dom';
import { currentRelease, legalName, type Signer } from '#domain/release.ts';
import { useSignedInPerson } from '#src/app/session/AuthProvider.tsx';
import { useIsActing } from '#src/app/session/useIsActing.ts';
import { holder } from '#src/settings.ts';
import { actingTexts } from '#src/texts/acting.ts';
import { useLocale, useWords } from '#src/texts/locale.ts';
import { useMoments } from '#src/texts/moments.ts';
import { releaseTexts as texts } from '#src/texts/release.ts';
import { BackLink } from '#src/ui/BackLink.tsx';
import { LinkButton } from '#src/ui/Button.tsx';
import { CheckAnswers } from '#src/ui/CheckAnswers.tsx';
import { Actions, Stack } from '#src/ui/Stack.tsx';
import { Heading } from '#src/ui/Text.tsx';
import { OnlyInPerson } from '../../OnlyInPerson.tsx';
import { StepPage } from '../../StepPage.tsx';
import { releaseAddresses } from './addresses.ts';
import { releaseSchema, type ReleaseValues } from './releaseForm.ts';
import { Statements } from './Statements.tsx';

type CheckPageProps = {
  values: ReleaseValues;
  signer: Signer;
  birth: string | null;
  /** Where it leads while the form is not filled in. */
  unfilled: string;
};

/** The whole form to read: whose it is, what was filled in, and every statement. It is signed on the next page. */
export function CheckPage({ values, signer, birth, unfilled }: CheckPageProps) {
  const t = useWords();
  const locale = useLocale();
  const moments = useMoments();
  const isActing = useIsActing();
  const { email } = useSignedInPerson();
  const form = releaseSchema.safeParse(values).data;
  if (!form) return <Navigate to={unfilled} replace />;

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
        <Statements of={currentRelease} form={form} holder={holder} locale={locale} changeTo={releaseAddresses.form} />
      </Stack>
      {isActing && <OnlyInPerson why={actingTexts.cantSign} />}
      <Actions>
        {!isActing && (
          <LinkButton to={releaseAddresses.sign} wide="phone">
            {t(texts.goSign)}
          </LinkButton>
        )}
        <BackLink to={releaseAddresses.form} />
      </Actions>
    </StepPage>
  );
}
