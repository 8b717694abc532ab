import { KitStatusIcon } from '#src/features/kits/kit-status-icon.tsx';
import { useWords } from '#src/lib/locale.ts';
import { useMoments } from '#src/texts/moments.ts';
import { kitStatusForCareTeam, patientRecordTexts as texts } from '#src/texts/patient-record.ts';
import { Row } from '#src/ui/stack.tsx';
import { Text } from '#src/ui/text.tsx';
import { LoadedPart } from '../loaded-part.tsx';
import { useKits } from '../reads.ts';
import { Brief } from './brief.tsx';

/** How far the newest order is, and since when. */
export function TestStatus({ patientId }: { patientId: string }) {
  const t = useWords();
  const { date } = useMoments();
  return (
    <LoadedPart of={[useKits(patientId)]}>
      {({ data: [kit] }) => {
        const changed = kit?.history.at(-1);
        return (
          <Brief title={t(texts.kit)}>
            {kit ? (
              <Row gap="2xs">
                <KitStatusIcon status={kit.status} size="sm" />
                <Text>
                  {t(kitStatusForCareTeam[kit.status])}
                  {changed && ` · ${t(texts.since, { date: date(changed.at) })}`}
                </Text>
              </Row>
            ) : (
              <Text>{t(texts.notOrdered)}</Text>
            )}
          </Brief>
        );
      }}
    </LoadedPart>
  );
}
