import { ageForCertain } from '#domain/dates.ts';
import { fullName } from '#domain/names.ts';
import type { Locale, Words } from '#domain/words.ts';
import type { components } from '#openapi/generated/types.ts';
import { useWords } from '#src/lib/locale.ts';
import { useMoments } from '#src/texts/moments.ts';
import { patientRecordTexts as texts } from '#src/texts/patient-record.ts';
import { AnswerList } from '#src/ui/check-answers.tsx';
import { useReleases } from './reads.ts';

/** Name, age and residence; and the language, as far as a form that was signed tells it. */
export function WhoItIs({ patient }: { patient: components['schemas']['Patient'] }) {
  const t = useWords();
  const { calendarDate, date } = useMoments();
  const { first_name, middle_name, last_name, date_of_birth, state, zip } = patient;
  const [signed] = useReleases(patient.id).data?.data ?? [];
  return (
    <AnswerList
      dense
      answers={[
        { label: t(texts.name), value: fullName(first_name, middle_name, last_name) },
        {
          label: t(texts.born),
          value: date_of_birth
            ? t(texts.bornValue, { date: calendarDate(date_of_birth), age: ageForCertain(date_of_birth, new Date()) })
            : t(texts.notOnFile),
        },
        { label: t(texts.state), value: [state, zip].filter(Boolean).join(' ') || t(texts.notOnFile) },
        {
          label: t(texts.language),
          value: signed
            ? t(texts.languageValue, { language: t(languageNames[signed.locale]), date: date(signed.signed_at) })
            : t(texts.notOnFile),
        },
      ]}
    />
  );
}

const languageNames: Readonly<Record<Locale, Words>> = { en: texts.english, es: texts.spanish };
