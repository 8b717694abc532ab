import type { MessageKind } from '#domain/messages.ts';
import type { Texts, Words } from '#domain/words.ts';

/** What stands in an e-mail of a kind: its subject, which is its heading, too, and what it says. */
export type LetterWords = { subject: Words; body: readonly Words[]; action: Words };

const signIn: Words = { en: 'Sign in to Novi', es: 'Iniciar sesión en Novi' };
const inYourCalendar: Words = {
  en: 'Open the file that comes with this e-mail to put it in your calendar.',
  es: 'Abra el archivo que viene con este correo para ponerla en su calendario.',
};
const outOfYourCalendar: Words = {
  en: 'Open the file that comes with this e-mail to remove it from your calendar.',
  es: 'Abra el archivo que viene con este correo para quitarla de su calendario.',
};
const toChange: Words = {
  en: 'To move or cancel it, sign in to Novi.',
  es: 'Para moverla o cancelarla, inicie sesión en Novi.',
};

/**
 * What members read. An e-mail can be seen by others, on a lock screen or at work: it says that something waits, never what, and
 * names no test, no result and no part of the care.
 */
export const memberLetters: Readonly<Record<Exclude<MessageKind, 'visits-today'>, LetterWords>> = {
  'visit-booked': {
    subject: { en: 'Your visit is booked', es: 'Su cita está reservada' },
    body: [
      { en: 'Your visit with {name} is booked.', es: 'Su cita con {name} está reservada.' },
      inYourCalendar,
      toChange,
    ],
    action: signIn,
  },
  'visit-moved': {
    subject: { en: 'Your visit has a new time', es: 'Su cita tiene una nueva hora' },
    body: [
      { en: 'Your visit with {name} was moved.', es: 'Su cita con {name} cambió de hora.' },
      inYourCalendar,
      toChange,
    ],
    action: signIn,
  },
  'visit-canceled': {
    subject: { en: 'Your visit is canceled', es: 'Su cita fue cancelada' },
    body: [
      { en: 'Your visit with {name} was canceled.', es: 'Su cita con {name} fue cancelada.' },
      outOfYourCalendar,
      { en: 'To book a new time, sign in to Novi.', es: 'Para reservar otra hora, inicie sesión en Novi.' },
    ],
    action: signIn,
  },
  'visit-reminder': {
    subject: { en: 'Your visit is coming up', es: 'Su cita se acerca' },
    body: [
      { en: 'Your visit with {name} is coming up.', es: 'Se acerca su cita con {name}.' },
      {
        en: 'If you can’t be there, please write to us or call us now.',
        es: 'Si no puede estar, por favor, escríbanos o llámenos ahora.',
      },
    ],
    action: signIn,
  },
  'kit-on-its-way': {
    subject: { en: 'Your package is on its way', es: 'Su paquete está en camino' },
    body: [
      { en: 'We have sent you a package.', es: 'Le enviamos un paquete.' },
      {
        en: 'Sign in to Novi to see where it goes and what to do when it comes.',
        es: 'Inicie sesión en Novi para ver adónde va y qué hacer cuando llegue.',
      },
    ],
    action: signIn,
  },
  'something-waits': {
    subject: { en: 'Something new waits for you', es: 'Hay algo nuevo para usted' },
    body: [
      { en: 'There is something new for you at Novi.', es: 'Hay algo nuevo para usted en Novi.' },
      {
        en: 'To keep it private, we never say in an e-mail what it is. Sign in to see it.',
        es: 'Para cuidar su privacidad, nunca decimos en un correo de qué se trata. Inicie sesión para verlo.',
      },
    ],
    action: signIn,
  },
  'answer-missing': {
    subject: { en: 'We need a few words from you', es: 'Necesitamos unas palabras suyas' },
    body: [
      {
        en: 'Something that you began at Novi has not been sent yet. Please finish it before your visit.',
        es: 'Algo que empezó en Novi aún no se ha enviado. Termínelo antes de su cita, por favor.',
      },
    ],
    action: signIn,
  },
};

/** What specialists read. It names no patient: whom they meet stands in Novi alone. */
export const specialistLetters: Readonly<
  Record<'visit-booked' | 'visit-moved' | 'visit-canceled' | 'visits-today', LetterWords>
> = {
  'visit-booked': {
    subject: { en: 'A visit was booked', es: 'Se reservó una cita' },
    body: [{ en: 'A new visit was booked with you.', es: 'Se reservó una nueva cita con usted.' }, inYourCalendar],
    action: signIn,
  },
  'visit-moved': {
    subject: { en: 'A visit was moved', es: 'Una cita cambió de hora' },
    body: [{ en: 'A visit with you has a new time.', es: 'Una cita con usted tiene una nueva hora.' }, inYourCalendar],
    action: signIn,
  },
  'visit-canceled': {
    subject: { en: 'A visit was canceled', es: 'Se canceló una cita' },
    body: [
      { en: 'This time is not booked with you anymore.', es: 'Esta hora ya no está reservada con usted.' },
      outOfYourCalendar,
    ],
    action: signIn,
  },
  'visits-today': {
    subject: { en: 'Your visits today', es: 'Sus citas de hoy' },
    body: [{ en: 'These visits are booked with you today.', es: 'Hoy tiene reservadas estas citas.' }],
    action: signIn,
  },
};

/** What stands around what an e-mail says. */
export const letterTexts = {
  hello: { en: 'Hello,', es: 'Hola:' },
  when: { en: 'When', es: 'Cuándo' },
  whenValue: { en: '{day}, {start} to {end} ({zone})', es: '{day}, de {start} a {end} ({zone})' },
  timesToday: { en: '{start} to {end}', es: 'De {start} a {end}' },
  zone: { en: 'Time zone', es: 'Zona horaria' },
  how: { en: 'How', es: 'Cómo' },
  video: { en: 'By video', es: 'Por video' },
  phone: { en: 'By phone', es: 'Por teléfono' },
  questions: { en: 'Questions? Write to {email}.', es: '¿Preguntas? Escriba a {email}.' },
  always: {
    en: 'E-mails about your visits always come while you have an account at Novi.',
    es: 'Los correos sobre sus citas siempre llegan mientras tenga una cuenta en Novi.',
  },
  why: {
    en: 'You get this e-mail because you have an account at Novi.',
    es: 'Recibe este correo porque tiene una cuenta en Novi.',
  },
  stop: { en: 'Stop e-mails like this', es: 'No recibir más correos como este' },
} satisfies Texts;
