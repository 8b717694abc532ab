import type { Texts } from '#domain/words.ts';

export const specialistTexts = {
  upcomingTab: { en: 'Upcoming', es: 'Próximas' },
  pastTab: { en: 'Past', es: 'Pasadas' },
  patientsTab: { en: 'Patients', es: 'Pacientes' },
  pastTitle: { en: 'Past appointments', es: 'Citas pasadas' },
  pastNotYet: {
    en: 'Your past appointments can’t be seen here yet.',
    es: 'Sus citas pasadas aún no se pueden ver aquí.',
  },
} satisfies Texts;
