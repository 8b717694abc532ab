import { listFormat } from '#domain/formats.ts';
import type { components } from '#openapi/generated/types.ts';
import { useLocale, useWords } from '#src/lib/locale.ts';
import { useMoments } from '#src/texts/moments.ts';
import { patientRecordTexts as texts } from '#src/texts/patient-record.ts';
import { Text } from '#src/ui/text.tsx';

type Answers = components['schemas']['Answers'];

/** When the answers were sent that stand here, and when earlier ones were. */
export function SentOn({ answers: { updated_at, sent_before = [] } }: { answers: Answers }) {
  const t = useWords();
  const { date } = useMoments();
  const listed = listFormat(useLocale());
  return (
    <Text look="small">
      {updated_at && t(texts.sentOn, { date: date(updated_at) })}
      {sent_before.length > 0 && ` ${t(texts.sentBefore, { days: listed.format(sent_before.map(date)) })}`}
    </Text>
  );
}
