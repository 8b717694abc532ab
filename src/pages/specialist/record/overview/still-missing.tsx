import { useWords } from '#src/lib/locale.ts';
import { patientRecordTexts as texts } from '#src/texts/patient-record.ts';
import { recordParts, type RecordPart } from '../record-address.ts';
import { useMarks } from '../use-marks.ts';
import { Brief, BriefLines } from './brief.tsx';

/** What is still to come or to be written, in words: the same as the marks of the tabs. Nothing where nothing is missing. */
export function StillMissing({ patientId }: { patientId: string }) {
  const t = useWords();
  const marks = useMarks(patientId);
  const missing = recordParts.flatMap((part) =>
    part in words && marks[part] === 'missing' ? [part as keyof typeof words] : [],
  );
  if (missing.length === 0) return null;
  return (
    <Brief title={t(texts.stillMissing)}>
      <BriefLines>
        {missing.map((part) => (
          <li key={part}>{t(words[part])}</li>
        ))}
      </BriefLines>
    </Brief>
  );
}

const words = {
  family: texts.missingFamily,
  health: texts.missingHealth,
  kit: texts.missingKit,
  visits: texts.missingSummary,
  releases: texts.missingRelease,
} satisfies Partial<Record<RecordPart, unknown>>;
