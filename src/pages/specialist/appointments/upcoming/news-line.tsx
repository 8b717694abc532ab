import { fullName } from '#domain/names.ts';
import { useWords } from '#src/lib/locale.ts';
import { appointmentTexts as texts } from '#src/texts/appointments.ts';
import { useMoments } from '#src/texts/moments.ts';
import { styled } from '#src/ui/styled.tsx';
import { Text } from '#src/ui/text.tsx';
import type { News } from './news.ts';

/** So many changes are told one by one. */
const most = 3;

/** What has changed in the list while it is looked at. A screen reader says it when it next pauses. */
export function NewsLine({ news }: { news: readonly News[] }) {
  const t = useWords();
  const { day, time } = useMoments();
  const lines = news.slice(0, most).map(({ kind, appointment: { visit, patient } }) => {
    const when = t(texts.when, { day: day(visit.starts_at), time: time(visit.starts_at) });
    return t(texts[kind], { name: fullName(patient.first_name, patient.last_name), when });
  });
  const others = news.length - lines.length;
  return (
    <Line look="small" role="status">
      {[...lines, ...(others > 0 ? [t(texts.andMore, { count: others })] : [])].join(' · ')}
    </Line>
  );
}

const Line = styled(Text, { base: { maxWidth: 'full', color: 'fg', fontWeight: 'medium', overflowWrap: 'anywhere' } });
