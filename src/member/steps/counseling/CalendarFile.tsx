import { useState } from 'react';
import type { components } from '../../../../openapi/generated/types.ts';
import { api } from '../../../app/api/client.ts';
import { saveFile } from '../../../app/download.ts';
import { useWords } from '../../../texts/locale.ts';
import { visitTexts as texts } from '../../../texts/visits.ts';
import { AlertBanner } from '../../../ui/AlertBanner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { describeFailure } from '../../../ui/form/failure.ts';
import { CalendarIcon } from '../../../ui/icons.tsx';
import { Row, Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';

/** Gives a visit as a file for one's calendar; of a canceled one, the file that takes it out again. */
export function CalendarFile({ visit: { id, status } }: { visit: components['schemas']['Visit'] }) {
  const t = useWords();
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const isCanceled = status === 'CANCELED';

  const save = async () => {
    setSaving(true);
    setFailure(undefined);
    try {
      saveFile(await readFile(id), 'appointment.ics');
    } catch (error) {
      setFailure(error);
    } finally {
      setSaving(false);
    }
  };
  return (
    <Stack gap="2xs">
      {failure !== undefined && (
        <AlertBanner tone="destructive" live title={t(texts.calendarFailed)}>
          {describeFailure(failure, t)}
        </AlertBanner>
      )}
      <Row>
        <Button
          look="secondary"
          size="sm"
          icon={<CalendarIcon size="sm" />}
          loading={isSaving}
          loadingText={t(texts.calendarSaving)}
          onClick={() => void save()}
        >
          {t(isCanceled ? texts.calendarRemove : texts.calendarAdd)}
        </Button>
      </Row>
      <Text look="small">{t(isCanceled ? texts.calendarRemoveHint : texts.calendarHint)}</Text>
    </Stack>
  );
}

async function readFile(visitId: string): Promise<Blob> {
  const { data } = await api.GET('/visits/{visitId}/calendar', { params: { path: { visitId } }, parseAs: 'blob' });
  if (!data) throw new Error('The calendar file came without content.');
  return new Blob([data], { type: 'text/calendar' });
}
