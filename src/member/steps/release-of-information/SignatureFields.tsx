import { legalName, type Signer } from '../../../../domain/release.ts';
import { stepFacts, stepPath } from '../../../../domain/steps.ts';
import { useWords } from '../../../texts/locale.ts';
import { releaseTexts as texts } from '../../../texts/release.ts';
import { Card } from '../../../ui/Card.tsx';
import { CheckboxField, TextField } from '../../../ui/fields/index.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { Heading, Text, TextLink } from '../../../ui/Text.tsx';
import { useMoments } from '../../../texts/moments.ts';

/** The consent, and the legal name as its signature. Which name that is, and where to correct it, stands beside it. */
export function SignatureFields({ signer, readOnly }: { signer: Signer; readOnly: boolean }) {
  const t = useWords();
  const moments = useMoments();
  return (
    <Card>
      <Stack gap="md">
        <Heading>{t(texts.sign)}</Heading>
        <CheckboxField name="agrees" label={t(texts.agrees)} />
        <Stack gap="2xs">
          <TextField
            name="signature.text"
            label={t(texts.signature)}
            hint={t(signer.middleName ? texts.signatureMiddle : texts.signatureHint, { name: legalName(signer) })}
            autoComplete="name"
            readOnly={readOnly}
          />
          {!readOnly && (
            <Text look="small">
              {t(texts.otherName)}{' '}
              <TextLink to={stepPath('eligibility')}>
                {t(texts.correctName, { step: t(stepFacts.eligibility.title) })}
              </TextLink>
            </Text>
          )}
        </Stack>
        <Text look="muted">{t(texts.today, { day: moments.date(new Date().toISOString()) })}</Text>
      </Stack>
    </Card>
  );
}
