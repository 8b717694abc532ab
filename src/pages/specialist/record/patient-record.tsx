import type { ComponentProps } from 'react';
import type { components } from '#openapi/generated/types.ts';
import { Loaded } from '#src/features/loading/loaded.tsx';
import { ApiError } from '#src/lib/api/api-error.ts';
import { queries } from '#src/lib/api/queries.ts';
import { useWords } from '#src/lib/locale.ts';
import { patientRecordTexts as texts } from '#src/texts/patient-record.ts';
import { AlertBanner } from '#src/ui/alert-banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { Drawer } from '#src/ui/drawer.tsx';
import { PersonLine, titleOf } from './person-line.tsx';
import { RecordPane } from './record-pane.tsx';
import { RecordTabs } from './record-tabs.tsx';

export type PatientRecordProps = {
  patientId: string;
  /** Where it stands: beside the page, or in a drawer over it. */
  place: 'beside' | 'drawer';
  open: boolean;
  onClose: () => void;
  /** Whether its title takes the focus as it opens beside the page; it does not where one came for the page. */
  takesFocus: boolean;
  /** What gets the focus when it closes. */
  returnTo: () => HTMLElement | null;
};

/** All that the care team may know of one patient, read as it opens. Who it is stands on top of each part. */
export default function PatientRecord({ patientId, place, open, onClose, takesFocus, returnTo }: PatientRecordProps) {
  const t = useWords();
  const patient = queries.useQuery(
    'get',
    '/patients/{patientId}',
    { params: { path: { patientId } } },
    { enabled: open },
  );
  // A part of the page keeps what it read: another patient's must never stand below this name.
  const found = patient.data?.data;
  return (
    <Frame
      key={place === 'beside' ? patientId : undefined}
      place={place}
      takesFocus={takesFocus}
      open={open}
      onClose={onClose}
      title={found ? titleOf(found, t) : t(texts.patient)}
      bar={found && <PersonLine patient={found} />}
      returnTo={returnTo}
    >
      {isNotTheirs(patient.error) ? (
        <NotTheirs onClose={onClose} />
      ) : (
        <Loaded of={[patient]} waiting={t(texts.looking)} failed={t(texts.failed)}>
          {({ data }: { data: components['schemas']['Patient'] }) => <RecordTabs key={data.id} patient={data} />}
        </Loaded>
      )}
    </Frame>
  );
}

type FrameProps = ComponentProps<typeof RecordPane> & Pick<PatientRecordProps, 'place'>;

function Frame({ place, takesFocus, ...frame }: FrameProps) {
  return place === 'beside' ? <RecordPane {...frame} takesFocus={takesFocus} /> : <Drawer {...frame} />;
}

function NotTheirs({ onClose }: { onClose: () => void }) {
  const t = useWords();
  return (
    <AlertBanner
      tone="warning"
      live
      title={t(texts.notYours)}
      action={
        <Button look="secondary" size="sm" onClick={onClose}>
          {t(texts.toList)}
        </Button>
      }
    >
      {t(texts.notYoursBody)}
    </AlertBanner>
  );
}

/** Not assigned, not there, or no id at all: the API tells no more, and neither do we. */
function isNotTheirs(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}
