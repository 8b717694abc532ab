import { useState } from 'react';
import { ApiError } from '../../app/api/ApiError.ts';
import { api } from '../../app/api/client.ts';
import { saveFile } from '../../app/download.ts';
import { logError } from '../../app/log.ts';
import { useIsActing } from '../../app/session/useIsActing.ts';
import { useWords } from '../../texts/locale.ts';
import { myDataTexts as texts } from '../../texts/myData.ts';
import { AlertBanner } from '../../ui/AlertBanner.tsx';
import { Button } from '../../ui/Button.tsx';
import { describeFailure } from '../../ui/form/failure.ts';
import { DocumentIcon } from '../../ui/icons.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import { OnlyInPerson } from '../OnlyInPerson.tsx';

type Kind = 'all' | 'fhir';
type State = { busy?: Kind; done?: Kind; failure?: unknown };

/** Everything that Novi holds of the member, to keep: as it is, and as FHIR for other health apps. */
export function MyData({ patientId }: { patientId: string }) {
  const t = useWords();
  const [state, setState] = useState<State>({});
  const acting = useIsActing();
  if (acting) return <OnlyInPerson why={texts.acting} />;

  const get = async (kind: Kind) => {
    if (state.busy) return;
    setState({ busy: kind });
    try {
      await download(kind, patientId);
      setState({ done: kind });
    } catch (failure) {
      logError('Download failed', failure);
      setState({ failure });
    }
  };
  return (
    <Stack gap="md">
      <Text look="muted">{t(texts.lead)}</Text>
      {kinds.map((kind) => (
        <Stack key={kind} gap="2xs">
          <div>
            <Button
              look="secondary"
              wide="phone"
              icon={<DocumentIcon size="sm" />}
              loading={state.busy === kind}
              loadingText={t(texts.getting)}
              onClick={() => void get(kind)}
            >
              {t(texts[kind])}
            </Button>
          </div>
          <Text look="small">{t(hints[kind])}</Text>
          {state.done === kind && <AlertBanner tone="success" live title={t(texts.done)} />}
        </Stack>
      ))}
      {state.failure !== undefined && (
        <AlertBanner tone="destructive" live title={t(texts.failed)}>
          {describeFailure(state.failure, t)}
        </AlertBanner>
      )}
    </Stack>
  );
}

const kinds: readonly Kind[] = ['all', 'fhir'];
const hints = { all: texts.allHint, fhir: texts.fhirHint };

async function download(kind: Kind, patientId: string): Promise<void> {
  const options = { params: { path: { patientId } }, parseAs: 'blob' } as const;
  const { data, response } =
    kind === 'all'
      ? await api.GET('/patients/{patientId}/download', options)
      : await api.GET('/patients/{patientId}/download-fhir', options);
  if (!data) throw new ApiError(response.status, 'unreadable', '');
  saveFile(data, nameIn(response) ?? 'novi.json');
}

/** The name under which the server sends the file. */
function nameIn({ headers }: Response): string | undefined {
  return /filename="([^"]+)"/.exec(headers.get('Content-Disposition') ?? '')?.[1];
}
