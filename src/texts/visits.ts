import type { Texts, Words } from '../../domain/words.ts';
import type { VisitStatus } from '../../domain/visits.ts';

/** What a visit is, in words, wherever one is shown. */
export const visitTexts = {
  when: { en: 'When', es: 'Cuándo' },
  whenValue: { en: '{day}, {start} to {end}', es: '{day}, de {start} a {end}' },
  zone: { en: 'Time zone', es: 'Zona horaria' },
  how: { en: 'How', es: 'Cómo' },
  video: { en: 'By video', es: 'Por video' },
  phone: { en: 'By phone', es: 'Por teléfono' },
  phoneAt: { en: 'By phone: we call {phone}', es: 'Por teléfono: le llamamos al {phone}' },
  specialist: { en: 'With', es: 'Con' },
  specialistValue: { en: '{name}, genetic counselor', es: '{name}, asesoría genética' },
  topic: { en: 'You want to talk about', es: 'Usted quiere hablar de' },
  join: { en: 'Join the video visit', es: 'Entrar a la videollamada' },
  looking: { en: 'Looking up your visit …', es: 'Buscando su cita …' },
} satisfies Texts;

export const visitStatusTexts: Readonly<Record<VisitStatus, Words>> = {
  SCHEDULED: { en: 'Booked', es: 'Reservada' },
  COMPLETED: { en: 'Took place', es: 'Realizada' },
  CANCELED: { en: 'Canceled', es: 'Cancelada' },
  MISSED: { en: 'Missed', es: 'No se realizó' },
};
