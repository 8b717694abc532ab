import { currentDisclosures } from '../../../../domain/release.ts';
import { useLocale, useWords } from '../../../texts/locale.ts';
import { releaseTexts as texts } from '../../../texts/release.ts';
import { Card } from '../../../ui/Card.tsx';
import { CheckboxField, TextField } from '../../../ui/fields/index.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { Heading, Text } from '../../../ui/Text.tsx';
import { OpenDisclosures } from './OpenDisclosures.tsx';
import { StatementList } from './Statements.tsx';

/** What the law wants said before somebody signs on a screen, the proof that they can open the PDF, and their consent. */
export function ScreenConsent({ readOnly }: { readOnly: boolean }) {
  const t = useWords();
  const locale = useLocale();
  const statements = currentDisclosures.statements.map(({ id, heading, text, cites }) => ({
    ...{ id, heading: heading[locale], text: text[locale], cites },
  }));
  return (
    <Card>
      <Stack gap="md">
        <Heading>{t(texts.onScreen)}</Heading>
        <Text>{t(texts.onScreenLead)}</Text>
        <StatementList statements={statements} />
        <OpenDisclosures />
        <TextField
          name="signing_consent.code"
          label={t(texts.code)}
          hint={t(texts.codeHint)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          readOnly={readOnly}
        />
        <CheckboxField name="consents" label={t(texts.consentsToScreen)} />
      </Stack>
    </Card>
  );
}
