import { Navigate } from 'react-router-dom';
import { currentRelease } from '../../../../domain/release.ts';
import { ApiError } from '../../../app/api/ApiError.ts';
import { useCompleteStep, useJourney } from '../../../app/journey/useJourney.ts';
import { useIdempotencyKey } from '../../../app/useIdempotencyKey.ts';
import { useWords } from '../../../texts/locale.ts';
import { useMoments } from '../../moments.ts';
import { releaseTexts as texts } from '../../../texts/release.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { Card } from '../../../ui/Card.tsx';
import { CheckAnswers } from '../../../ui/CheckAnswers.tsx';
import { CheckboxField, TextField } from '../../../ui/fields/index.ts';
import { Form, SubmitButton } from '../../../ui/form/index.ts';
import { Actions, Stack } from '../../../ui/Stack.tsx';
import { Heading, Text } from '../../../ui/Text.tsx';
import { StepPage } from '../../StepPage.tsx';
import { releaseAddresses } from './addresses.ts';
import { releaseSchema, signatureSchema, type ReleaseValues } from './releaseForm.ts';
import { Statements } from './Statements.tsx';
import { capital, useReleaseWords } from './useReleaseWords.ts';

type CheckAndSignPageProps = {
  values: ReleaseValues;
  /** Lets go of the draft: the signed form takes its place. */
  beforeSigning: () => Promise<void>;
};

/** The whole form to read, then the signature. However often the button is pressed, it is signed once. */
export function CheckAndSignPage({ values, beforeSigning }: CheckAndSignPageProps) {
  const t = useWords();
  const moments = useMoments();
  const words = useReleaseWords();
  const keyOf = useIdempotencyKey();
  const { isSaving, failure } = useJourney();
  const complete = useCompleteStep('release-of-information');
  const form = releaseSchema.safeParse(values).data;
  if (!form) return <Navigate to={releaseAddresses.signed} replace />;

  const sign = async ({ signature }: { signature: { text: string } }) => {
    const body = {
      ...form,
      statements_version: currentRelease.version,
      agrees: true,
      signature: { kind: 'typed', text: signature.text },
    } as const;
    await beforeSigning();
    complete({ body, idempotencyKey: keyOf(body) });
  };
  const elements = words(form);
  const answers = (
    [
      [texts.information, capital(elements.information)],
      [texts.recipient, elements.recipient],
      [texts.releasedBy, elements.releasedBy],
      [texts.purpose, capital(elements.purpose)],
      [texts.expiresOn, elements.expiresOn],
    ] as const
  ).map(([label, value]) => ({ label: t(label), value, changeTo: releaseAddresses.form }));

  return (
    <StepPage step="release-of-information" title={t(texts.checkTitle)} lead={t(texts.checkLead)}>
      <CheckAnswers answers={answers} />
      <Stack as="section" gap="md">
        <Heading>{t(texts.statements)}</Heading>
        <Statements of={currentRelease} form={form} />
      </Stack>
      <Form
        schema={signatureSchema}
        defaultValues={{ agrees: false, signature: { text: '' } }}
        onSubmit={sign}
        busy={isSaving}
        failure={failure}
        failureTitle={t(texts.notSigned)}
        describe={elsewhere}
      >
        <Card>
          <Stack gap="md">
            <Heading>{t(texts.sign)}</Heading>
            <CheckboxField name="agrees" label={t(texts.agrees)} />
            <TextField
              name="signature.text"
              label={t(texts.signature)}
              hint={t(texts.signatureHint)}
              autoComplete="name"
            />
            <Text look="muted">{t(texts.today, { day: moments.date(new Date().toISOString()) })}</Text>
          </Stack>
        </Card>
        <Actions>
          <SubmitButton loadingText={t(texts.signing)}>{t(texts.signButton)}</SubmitButton>
          <BackLink to={releaseAddresses.form} />
        </Actions>
      </Form>
    </StepPage>
  );
}

/** What the backend found wrong with fields of the page before: said here in full. Its words are in the member's language. */
function elsewhere(failure: unknown) {
  if (!(failure instanceof ApiError) || failure.errors.length === 0) return undefined;
  const said = failure.errors.map(({ message }) => message).join(' ');
  return { en: said, es: said };
}
