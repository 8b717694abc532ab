import type { Texts } from '#domain/words.ts';

export const specialistTexts = {
  upcomingTab: { en: 'Upcoming', es: 'Próximas' },
  pastTab: { en: 'Past', es: 'Pasadas' },
  patientsTab: { en: 'Patients', es: 'Pacientes' },
  availabilityTab: { en: 'Hours', es: 'Horario' },
} satisfies Texts;
