import { useState } from 'react';
import { formatIsoDate } from '../../domain/dates.ts';
import { familyFilesTexts as texts } from '../texts/familyFiles.ts';
import { useWords } from '../texts/locale.ts';
import { AlertBanner } from '../ui/AlertBanner.tsx';
import { Button } from '../ui/Button.tsx';
import { Actions, Stack } from '../ui/Stack.tsx';
import { Heading, Text } from '../ui/Text.tsx';
import { showToast } from '../ui/toast/store.ts';
import { saveFamily } from './saveFamily.ts';

type FamilyFilesProps = {
  patientId: string;
  names: 'shown' | 'hidden';
  /** Makes sure that the backend knows what is on the page: the files are made there. */
  before?: (() => Promise<void>) | undefined;
};

const endings = { fhir: 'json', gedcom: 'ged' } as const;
type Format = keyof typeof endings;
const formats: readonly Format[] = ['fhir', 'gedcom'];

/** The family history as files that other programs read: a clinic's by FHIR, family trees by GEDCOM. */
export function FamilyFiles({ patientId, names, before }: FamilyFilesProps) {
  const t = useWords();
  const [working, setWorking] = useState<Format>();
  const [hasFailed, setHasFailed] = useState(false);

  const save = async (format: Format) => {
    setWorking(format);
    setHasFailed(false);
    try {
      await before?.();
      await saveFamily({ patientId, format, names }, `novi-family-${formatIsoDate(new Date())}.${endings[format]}`);
      showToast(t(texts.saved));
    } catch {
      setHasFailed(true);
    }
    setWorking(undefined);
  };

  return (
    <Stack gap="xs">
      <Heading as="h3" size="h3">
        {t(texts.title)}
      </Heading>
      <Text>{t(texts.lead)}</Text>
      {hasFailed && (
        <AlertBanner tone="destructive" live title={t(texts.failed)}>
          {t(texts.failedBody)}
        </AlertBanner>
      )}
      <Actions>
        {formats.map((format) => (
          <Button
            key={format}
            look="secondary"
            wide="phone"
            loading={working === format}
            loadingText={t(texts.saving)}
            onClick={() => void save(format)}
          >
            {t(texts[format])}
          </Button>
        ))}
      </Actions>
    </Stack>
  );
}
