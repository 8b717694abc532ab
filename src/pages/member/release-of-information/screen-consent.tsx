import { currentDisclosures } from '#domain/release.ts';
import { useDocuments } from '#src/features/documents/use-documents.ts';
import { Loaded } from '#src/features/loading/loaded.tsx';
import { useLocale, useWords } from '#src/lib/locale.ts';
import { releaseTexts as texts } from '#src/texts/release.ts';
import { Card } from '#src/ui/card.tsx';
import { CheckboxField, TextField } from '#src/ui/fields/index.ts';
import { Fold } from '#src/ui/fold.tsx';
import { Stack } from '#src/ui/stack.tsx';
import { Heading, Text } from '#src/ui/text.tsx';
import { OpenDocument } from './open-document.tsx';
import { StatementList } from './statements.tsx';

type ScreenConsentProps = {
  /** Whether they have yet to show that they can open a PDF: asked once a person. */
  asksCode: boolean;
  readOnly: boolean;
};

/** What the law wants said before somebody signs on a screen, the proof that they can open the PDF, and their consent. */
export function ScreenConsent({ asksCode, readOnly }: ScreenConsentProps) {
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
        {asksCode ? (
          <>
            <StatementList statements={statements} locale={locale} />
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
          </>
        ) : (
          <Fold title={t(texts.onScreenAgain)} look="framed">
            <StatementList statements={statements} locale={locale} />
          </Fold>
        )}
        <CheckboxField name="consents" label={t(asksCode ? texts.consentsToScreen : texts.consentsAgain)} />
      </Stack>
    </Card>
  );
}

/** Opens the PDF with the text about signing on a screen, and with the code that is asked for. */
function OpenDisclosures() {
  const t = useWords();
  const documents = useDocuments();
  return (
    <Loaded of={[documents]} waiting={t(texts.lookingUpPdf)} skeleton={null}>
      {({ data }) => {
        const document = data.find(({ kind }) => kind === 'signing-disclosures');
        return document && <OpenDocument document={document} label={t(texts.openPdf)} />;
      }}
    </Loaded>
  );
}
