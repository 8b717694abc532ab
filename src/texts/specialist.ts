import type { Texts } from '../../domain/words.ts';

export const specialistTexts = {
  title: { en: 'Appointments and patients', es: 'Citas y pacientes' },
  notYet: {
    en: 'You are signed in as a specialist. Your appointments and patients can’t be seen here yet.',
    es: 'Inició sesión como especialista. Sus citas y pacientes aún no se pueden ver aquí.',
  },
} satisfies Texts;
