import type { components } from '#openapi/generated/types.ts';
import { KitStatusIcon } from '#src/features/kits/kit-status-icon.tsx';
import { timelineOf } from '#src/features/kits/kit-timeline.ts';
import { useWords } from '#src/lib/locale.ts';
import { useMoments } from '#src/texts/moments.ts';
import {
  kitChangers,
  kitStatusForCareTeam,
  patientRecordTexts as texts,
  sampleFailedForCareTeam,
} from '#src/texts/patient-record.ts';
import { Row } from '#src/ui/stack.tsx';
import { BulletList, Text } from '#src/ui/text.tsx';
import { Entries } from './entries.tsx';
import { LoadedPart } from './loaded-part.tsx';
import { useKits } from './reads.ts';

type Kit = components['schemas']['Kit'];

/** The orders, the newest first: how each stands, and all that has happened to it. */
export function Kits({ patientId }: { patientId: string }) {
  const t = useWords();
  return (
    <LoadedPart of={[useKits(patientId)]}>
      {({ data }) =>
        data.length === 0 ? (
          <Text look="muted">{t(texts.kitNone)}</Text>
        ) : (
          <Entries>
            {data.map((kit, index) => (
              <KitEntry key={kit.id} kit={kit} isEarlier={index > 0} />
            ))}
          </Entries>
        )
      }
    </LoadedPart>
  );
}

function KitEntry({ kit, isEarlier }: { kit: Kit; isEarlier: boolean }) {
  const t = useWords();
  const { date, dateTime } = useMoments();
  const happened = timelineOf(kit).flatMap(({ status, change, again }) =>
    change ? [{ change, title: again ? sampleFailedForCareTeam : kitStatusForCareTeam[status] }] : [],
  );
  const newest = happened.at(-1);
  return (
    <li>
      <Row gap="2xs">
        <KitStatusIcon status={kit.status} size="sm" />
        <Text look="strong">{t(newest?.title ?? kitStatusForCareTeam[kit.status])}</Text>
      </Row>
      <Text look="small">
        {isEarlier && `${t(texts.kitEarlier)} · `}
        {t(texts.kitOrdered, { date: date(kit.ordered_at) })}
      </Text>
      <BulletList>
        {happened.toReversed().map(({ change, title }) => (
          <li key={`${change.at} ${change.status}`}>
            {t(texts.kitChange, { title: t(title), at: dateTime(change.at), by: t(kitChangers[change.by]) })}
            {change.reason && <Text look="small">{t(texts.kitReason, { reason: change.reason })}</Text>}
          </li>
        ))}
      </BulletList>
    </li>
  );
}
