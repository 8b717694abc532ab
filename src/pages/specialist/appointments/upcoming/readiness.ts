import type { Words } from '#domain/words.ts';
import { appointmentTexts as texts, screenInShort, testInShort } from '#src/texts/appointments.ts';
import type { Readiness } from '../list/sign.tsx';
import type { Appointment } from '../use-appointments.ts';

type Fact = {
  key: string;
  name: Words;
  value: Words | number;
  state: Readiness;
  /** What is missing, within a sentence. */ lack?: Words;
};

/** What there is to read before a visit, and what is not there yet. */
export function readinessOf({ prepared }: Appointment): readonly Fact[] {
  const { family_history_sent_at, fhs7, medical_history_sent_at, kit_status, releases } = prepared;
  return [
    sent('family', texts.family, family_history_sent_at, texts.familyHistory),
    {
      ...{ key: 'fhs7', name: texts.fhs7 },
      value: fhs7 ? screenInShort[fhs7] : texts.missing,
      state: fhs7 === 'positive' ? 'notable' : fhs7 === 'negative' ? 'ready' : 'missing',
      // Without a family history, that one is what is missing.
      ...(fhs7 === 'incomplete' && { lack: texts.answersForFhs7 }),
    },
    sent('health', texts.health, medical_history_sent_at, texts.medicalHistory),
    {
      ...{ key: 'test', name: texts.test },
      value: kit_status ? testInShort[kit_status] : texts.noOrder,
      state: kit_status === 'COMPLETED' ? 'ready' : 'missing',
      ...(kit_status !== 'COMPLETED' && { lack: texts.results }),
    },
    // Whoever shares with nobody has decided so: nothing is missing for sure.
    { key: 'releases', name: texts.releases, value: releases || texts.noneYet, state: releases > 0 ? 'ready' : 'open' },
  ];
}

/** What is missing before a visit, as the parts of a sentence. */
export function lacksOf(appointment: Appointment): readonly Words[] {
  return readinessOf(appointment).flatMap(({ lack }) => lack ?? []);
}

function sent(key: string, name: Words, at: string | null, lack: Words): Fact {
  return at === null
    ? { key, name, value: texts.missing, state: 'missing', lack }
    : { key, name, value: texts.sent, state: 'ready' };
}
