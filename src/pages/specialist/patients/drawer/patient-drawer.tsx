import { ageForCertain } from '#domain/dates.ts';
import { fullName } from '#domain/names.ts';
import type { components } from '#openapi/generated/types.ts';
import { Loaded } from '#src/features/loading/loaded.tsx';
import { ApiError } from '#src/lib/api/api-error.ts';
import { queries } from '#src/lib/api/queries.ts';
import { useWords } from '#src/lib/locale.ts';
import { patientRecordTexts as texts } from '#src/texts/patient-record.ts';
import { AlertBanner } from '#src/ui/alert-banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { Drawer } from '#src/ui/drawer.tsx';
import { PatientRecord, RecordLinks } from './patient-record.tsx';

export type PatientDrawerProps = {
  patientId: string;
  open: boolean;
  onClose: () => void;
  /** What gets the focus when it closes. */
  returnTo: () => HTMLElement | null;
};

/** The record of one patient beside the page, read as it opens. */
export default function PatientDrawer({ patientId, open, onClose, returnTo }: PatientDrawerProps) {
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
    <Drawer
      open={open}
      onClose={onClose}
      title={found ? titleOf(found, t) : t(texts.patient)}
      bar={found && <RecordLinks />}
      returnTo={returnTo}
    >
      {isNotTheirs(patient.error) ? (
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
      ) : (
        <Loaded of={[patient]} waiting={t(texts.looking)} failed={t(texts.failed)}>
          {({ data }) => <PatientRecord key={data.id} patient={data} />}
        </Loaded>
      )}
    </Drawer>
  );
}

function titleOf(patient: components['schemas']['Patient'], t: ReturnType<typeof useWords>): string {
  const name = fullName(patient.first_name, patient.middle_name, patient.last_name);
  const { date_of_birth } = patient;
  return date_of_birth ? t(texts.titleValue, { name, age: ageForCertain(date_of_birth, new Date()) }) : name;
}

/** Not assigned, not there, or no id at all: the API tells no more, and neither do we. */
function isNotTheirs(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}
