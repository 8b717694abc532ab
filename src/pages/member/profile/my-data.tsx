import { OnlyInPerson } from '#src/features/impersonation/only-in-person.tsx';
import { useIsImpersonating } from '#src/features/session/use-is-impersonating.ts';
import { api } from '#src/lib/api/client.ts';
import { fileIn, type NamedFile } from '#src/lib/files/download.ts';
import { useSavedFile } from '#src/lib/files/use-saved-file.ts';
import { useWords } from '#src/lib/locale.ts';
import { myDataTexts as texts } from '#src/texts/my-data.ts';
import { AlertBanner } from '#src/ui/alert-banner.tsx';
import { FileFailure, SaveFileButton } from '#src/ui/save-file.tsx';
import { Stack } from '#src/ui/stack.tsx';
import { Text } from '#src/ui/text.tsx';

type Kind = 'all' | 'fhir';

/** Everything that Novi holds of the member, to keep: as it is, and as FHIR for other health apps. */
export function MyData({ patientId }: { patientId: string }) {
  const t = useWords();
  const { busy, done, failure, save } = useSavedFile<Kind>();
  const impersonating = useIsImpersonating();
  if (impersonating) return <OnlyInPerson why={texts.impersonating} />;

  return (
    <Stack gap="md">
      <Text look="muted">{t(texts.lead)}</Text>
      {kinds.map((kind) => (
        <Stack key={kind} gap="2xs">
          <div>
            <SaveFileButton busy={busy === kind} onClick={() => save(kind, () => read(kind, patientId))}>
              {t(texts[kind])}
            </SaveFileButton>
          </div>
          <Text look="small">{t(hints[kind])}</Text>
          {done === kind && <AlertBanner tone="success" live title={t(texts.done)} />}
        </Stack>
      ))}
      <FileFailure failure={failure} />
    </Stack>
  );
}

const kinds: readonly Kind[] = ['all', 'fhir'];
const hints = { all: texts.allHint, fhir: texts.fhirHint };

async function read(kind: Kind, patientId: string): Promise<NamedFile> {
  const options = { params: { path: { patientId } }, parseAs: 'blob' } as const;
  return fileIn(
    kind === 'all'
      ? await api.GET('/patients/{patientId}/download', options)
      : await api.GET('/patients/{patientId}/download-fhir', options),
  );
}
