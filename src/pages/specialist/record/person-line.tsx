import { ageForCertain } from '#domain/dates.ts';
import { fullName } from '#domain/names.ts';
import type { Locale, Words } from '#domain/words.ts';
import type { components } from '#openapi/generated/types.ts';
import { useWords } from '#src/lib/locale.ts';
import { useMoments } from '#src/texts/moments.ts';
import { patientRecordTexts as texts } from '#src/texts/patient-record.ts';
import { Text } from '#src/ui/text.tsx';

type Patient = components['schemas']['Patient'];

/** “Maria Santos, 42 years”: what a record is called. */
export function titleOf(patient: Patient, t: ReturnType<typeof useWords>): string {
  const name = fullName(patient.first_name, patient.middle_name, patient.last_name);
  const { date_of_birth } = patient;
  return date_of_birth ? t(texts.titleValue, { name, age: ageForCertain(date_of_birth, new Date()) }) : name;
}

/** What tells the patient from another of the same name, below the title: pronouns, birth, language and residence. */
export function PersonLine({ patient }: { patient: Patient }) {
  const t = useWords();
  const { calendarDate } = useMoments();
  const { date_of_birth, pronouns, locale, state, zip } = patient;
  const facts = [
    pronouns && t(texts.pronouns, { pronouns }),
    date_of_birth ? t(texts.bornOn, { date: calendarDate(date_of_birth) }) : t(texts.bornUnknown),
    t(languages[locale]),
    [state, zip].filter(Boolean).join(' '),
  ];
  return <Text look="small">{facts.filter(Boolean).join(' · ')}</Text>;
}

const languages: Readonly<Record<Locale, Words>> = { en: texts.readsEnglish, es: texts.readsSpanish };
