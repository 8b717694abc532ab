import { formatPhone } from '#domain/phone.ts';
import type { components } from '#openapi/generated/types.ts';
import { resultOf } from '#src/features/pedigree/screen-result.ts';
import { useReasonsInWords } from '#src/features/pedigree/screen-titles.ts';
import { isUpcoming, newestVisit } from '#src/features/visits/newest-visit.ts';
import { useWords } from '#src/lib/locale.ts';
import { useMoments } from '#src/texts/moments.ts';
import { kitStatusForCareTeam, patientRecordTexts as texts } from '#src/texts/patient-record.ts';
import { AnswerList, type Answer } from '#src/ui/check-answers.tsx';
import { useFamilyScreen, useHealth, useKits, useVisits } from './reads.ts';

type Visit = components['schemas']['Visit'];

/**
 * What decides how to prepare for a visit, each in a line: when and why, what the family tells, and how far the test is. A
 * line that can't be read says so; trying again is for its part below.
 */
export function Glance({ patientId }: { patientId: string }) {
  const t = useWords();
  const { date } = useMoments();
  const sayVisit = useVisitWords();
  const sayReasons = useReasonsInWords();
  const visits = useVisits(patientId);
  const family = useFamilyScreen(patientId);
  const { answers: health } = useHealth(patientId);
  const kits = useKits(patientId);
  const answers: Answer[] = [
    ...linesOf(visits, { label: t(texts.nextVisit) }, ({ data }) => sayVisit(newestVisit(data))),
    ...linesOf(family, { label: t(texts.screenLink) }, ({ screen, version, pedigree }) => {
      const result = screen && version > 0 ? resultOf(screen) : undefined;
      const { reasons, ownWords } = sayReasons(screen?.other_reasons ?? [], pedigree.persons);
      return [
        { label: t(texts.screenLink), value: result ? t(result.title, { count: result.count }) : t(texts.notSent) },
        ...(reasons.length > 0 ? [{ label: t(texts.otherReasons), value: reasons.join('; ') }] : []),
        ...(ownWords.length > 0 ? [{ label: t(texts.ownWords), value: ownWords.join('; ') }] : []),
      ];
    }),
    ...linesOf(health, { label: t(texts.health) }, ({ data: { response, updated_at } }) => {
      const sent = response && updated_at ? t(texts.sent, { date: date(updated_at) }) : t(texts.notSent);
      return [{ label: t(texts.health), value: sent }];
    }),
    ...linesOf(kits, { label: t(texts.kit) }, ({ data: [kit] }) => [
      { label: t(texts.kit), value: t(kit ? kitStatusForCareTeam[kit.status] : texts.notOrdered) },
    ]),
  ];
  return <AnswerList dense answers={answers} />;

  function linesOf<Data>(
    { data, isError }: { data: Data | undefined; isError: boolean },
    line: Answer,
    say: (data: Data) => Answer[],
  ): Answer[] {
    return data === undefined ? [{ ...line, value: t(isError ? texts.notLoaded : texts.partLooking) }] : say(data);
  }
}

/** The visit that is prepared for or was last, and what the patient wants of it. */
function useVisitWords() {
  const t = useWords();
  const { fullDay, time, zone } = useMoments();
  return (visit: Visit | undefined): Answer[] => {
    if (!visit) return [{ label: t(texts.nextVisit), value: t(texts.notBooked) }];
    const { starts_at, ends_at, medium, phone, topic } = visit;
    const when = t(texts.visitWhen, { day: fullDay(starts_at), start: time(starts_at), end: time(ends_at), zone });
    const how = medium === 'video' ? t(texts.byVideo) : t(texts.byPhone, { phone: phone ? formatPhone(phone) : '' });
    return [
      { label: t(isUpcoming(visit) ? texts.nextVisit : texts.lastVisit), value: `${when} · ${how}` },
      ...(topic ? [{ label: t(texts.topicLabel), value: topic }] : []),
    ];
  };
}
