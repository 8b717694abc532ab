import { useSavedFile } from '../../lib/files/use-saved-file.ts';
import { useWords } from '../../lib/locale.ts';
import { familyFilesTexts as texts } from '../../texts/family-files.ts';
import { AlertBanner } from '../../ui/alert-banner.tsx';
import { FileFailure, SaveFileButton } from '../../ui/save-file.tsx';
import { Actions, Stack } from '../../ui/stack.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { readFamily } from './read-family.ts';

type FamilyFilesProps = {
  patientId: string;
  names: 'shown' | 'hidden';
  /** Makes sure that the backend knows what is on the page: the files are made there. */
  before?: (() => Promise<unknown>) | undefined;
};

type Format = 'fhir' | 'gedcom';
const formats: readonly Format[] = ['fhir', 'gedcom'];

/** The family history as files that other programs read: a clinic's by FHIR, family trees by GEDCOM. */
export function FamilyFiles({ patientId, names, before }: FamilyFilesProps) {
  const t = useWords();
  const { busy, done, failure, save } = useSavedFile<Format>();
  const read = (format: Format) => async () => {
    await before?.();
    return readFamily({ patientId, format, names });
  };
  return (
    <Stack gap="xs">
      <Heading as="h3" size="h3">
        {t(texts.title)}
      </Heading>
      <Text>{t(texts.lead)}</Text>
      <FileFailure failure={failure} title={texts.failed} />
      {done && <AlertBanner tone="success" live title={t(texts.saved)} />}
      <Actions>
        {formats.map((format) => (
          <SaveFileButton key={format} busy={busy === format} onClick={() => save(format, read(format))}>
            {t(texts[format])}
          </SaveFileButton>
        ))}
      </Actions>
    </Stack>
  );
}
