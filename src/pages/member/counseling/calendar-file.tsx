import type { components } from '#openapi/generated/types.ts';
import { api } from '#src/lib/api/client.ts';
import { fileIn, type NamedFile } from '#src/lib/files/download.ts';
import { useSavedFile } from '#src/lib/files/use-saved-file.ts';
import { useWords } from '#src/lib/locale.ts';
import { visitTexts as texts } from '#src/texts/visits.ts';
import { CalendarIcon } from '#src/ui/icons.tsx';
import { FileFailure, SaveFileButton } from '#src/ui/save-file.tsx';
import { Row, Stack } from '#src/ui/stack.tsx';
import { Text } from '#src/ui/text.tsx';

/** Gives a visit as a file for one's calendar; of a canceled one, the file that takes it out again. */
export function CalendarFile({ visit: { id, status } }: { visit: components['schemas']['Visit'] }) {
  const t = useWords();
  const { busy, failure, save } = useSavedFile<'calendar'>();
  const isCanceled = status === 'CANCELED';

  return (
    <Stack gap="2xs">
      <FileFailure failure={failure} />
      <Row>
        <SaveFileButton
          size="sm"
          icon={<CalendarIcon size="sm" />}
          busy={busy !== undefined}
          onClick={() => save('calendar', () => read(id))}
        >
          {t(isCanceled ? texts.calendarRemove : texts.calendarAdd)}
        </SaveFileButton>
      </Row>
      <Text look="small">{t(isCanceled ? texts.calendarRemoveHint : texts.calendarHint)}</Text>
    </Stack>
  );
}

async function read(visitId: string): Promise<NamedFile> {
  return fileIn(await api.GET('/visits/{visitId}/calendar', { params: { path: { visitId } }, parseAs: 'blob' }));
}
