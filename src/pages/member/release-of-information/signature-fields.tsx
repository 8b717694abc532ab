import { lazy, Suspense } from 'react';
import { legalName, type Signer } from '#domain/release.ts';
import { stepFacts, stepPath } from '#domain/steps.ts';
import { useWords } from '#src/lib/locale.ts';
import { useMoments } from '#src/texts/moments.ts';
import { releaseTexts as texts } from '#src/texts/release.ts';
import { Card } from '#src/ui/card.tsx';
import { CheckboxField, RadioGroupField, TextField, useFieldValue } from '#src/ui/fields/index.ts';
import { Stack } from '#src/ui/stack.tsx';
import { Heading, Text, TextLink } from '#src/ui/text.tsx';
import { Waiting } from '#src/ui/waiting.tsx';
import { useNow } from '#src/lib/use-now.ts';

const SignaturePadField = lazy(() => import('./signature-pad-field.tsx'));

/** The agreement, and the signature: typed or drawn. Which name signs, and where to correct it, stands beside it. */
export function SignatureFields({ signer, readOnly }: { signer: Signer; readOnly: boolean }) {
  const t = useWords();
  const moments = useMoments();
  const now = useNow();
  const [kind] = useFieldValue('signature.kind');
  const name = legalName(signer);
  const hint = t(signer.middleName ? texts.signatureMiddle : texts.signatureHint, { name });
  return (
    <Card>
      <Stack gap="md">
        <Heading>{t(texts.sign)}</Heading>
        <CheckboxField name="agrees" label={t(texts.agrees)} />
        <RadioGroupField
          name="signature.kind"
          label={t(texts.howToSign)}
          inline
          options={[
            { value: 'typed', label: t(texts.typeIt) },
            { value: 'drawn', label: t(texts.drawIt) },
          ]}
        />
        <Stack gap="2xs">
          {kind === 'drawn' ? (
            <Suspense fallback={<Waiting text={t(texts.lookingUpPad)}>{null}</Waiting>}>
              <SignaturePadField readOnly={readOnly} />
              <Text look="small">{t(texts.drawnFor, { name })}</Text>
            </Suspense>
          ) : (
            <TextField
              name="signature.text"
              label={t(texts.signature)}
              hint={hint}
              autoComplete="name"
              readOnly={readOnly}
            />
          )}
          {!readOnly && (
            <Text look="small">
              {t(texts.otherName)}{' '}
              <TextLink to={stepPath('eligibility')}>
                {t(texts.correctName, { step: t(stepFacts.eligibility.title) })}
              </TextLink>
            </Text>
          )}
        </Stack>
        <Text look="muted">{t(texts.today, { day: moments.date(now.toISOString()) })}</Text>
      </Stack>
    </Card>
  );
}
