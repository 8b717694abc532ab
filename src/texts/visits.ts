import type { VisitStatus } from '#domain/visits.ts';
import type { Texts, Words } from '#domain/words.ts';

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
  topicBefore: { en: 'You wanted to talk about', es: 'Usted quería hablar de' },
  today: { en: 'Today at {time}', es: 'Hoy ({time})' },
  tomorrow: { en: 'Tomorrow at {time}', es: 'Mañana ({time})' },
  inDays: { en: 'In {days} days', es: 'En {days} días' },
  going: { en: 'It is happening now', es: 'Está en curso ahora' },
  joinFrom: {
    en: 'You can join starting at {time}.',
    es: 'Puede entrar un poco antes (desde {time}).',
  },
  tryLink: { en: 'Test the link ahead of time', es: 'Probar el enlace antes' },
  weCall: { en: 'We call you at {phone}.', es: 'Le llamamos al {phone}.' },
  calendarAdd: { en: 'Add to my calendar', es: 'Agregar a mi calendario' },
  calendarRemove: { en: 'Remove it from my calendar', es: 'Quitarla de mi calendario' },
  calendarHint: {
    en: 'You get a file for your calendar. It says nothing about your health.',
    es: 'Recibe un archivo para su calendario. No dice nada sobre su salud.',
  },
  calendarRemoveHint: {
    en: 'Open this file with your calendar. If the entry stays there, delete it by hand.',
    es: 'Abra este archivo con su calendario. Si la cita sigue ahí, bórrela a mano.',
  },
  join: { en: 'Join the video visit', es: 'Entrar a la videollamada' },
  looking: { en: 'Looking up your visit …', es: 'Buscando su cita …' },
} satisfies Texts;

export const visitStatusTexts: Readonly<Record<VisitStatus, Words>> = {
  SCHEDULED: { en: 'Booked', es: 'Reservada' },
  COMPLETED: { en: 'Took place', es: 'Realizada' },
  CANCELED: { en: 'Canceled', es: 'Cancelada' },
  MISSED: { en: 'Missed', es: 'No se realizó' },
};
