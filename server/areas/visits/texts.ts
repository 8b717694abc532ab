import type { Texts } from '#domain/words.ts';

/** What the API says when it refuses days, a time zone or a slot. */
export const slotTexts = {
  noSuchDay: { en: 'There is no such day.', es: 'Ese día no existe.' },
  rangeTurned: {
    en: 'The last day must not be before the first.',
    es: 'El último día no puede ser anterior al primero.',
  },
  rangeTooLong: { en: 'Ask for 31 days or fewer.', es: 'Pida 31 días o menos.' },
  noSuchSlot: {
    en: 'This time is not offered anymore. Please choose another.',
    es: 'Este horario ya no se ofrece. Elija otro, por favor.',
  },
} satisfies Texts;

/** What a calendar shows of a visit. No word of health: it stands on lock screens and in calendars that others see. */
export const calendarTexts = {
  canceled: { en: 'Canceled: {call}', es: 'Cancelada: {call}' },
  video: {
    summary: { en: 'Video call with {name}', es: 'Videollamada con {name}' },
    description: {
      en: 'Open the link a few minutes before: {place}\nTo change or cancel, sign in to Novi.',
      es: 'Abra el enlace unos minutos antes: {place}\nPara cambiar o cancelar, inicie sesión en Novi.',
    },
  },
  phone: {
    summary: { en: 'Phone call with {name}', es: 'Llamada con {name}' },
    place: { en: 'We call {phone}', es: 'Le llamamos al {phone}' },
    description: {
      en: '{place}\nTo change or cancel, sign in to Novi.',
      es: '{place}\nPara cambiar o cancelar, inicie sesión en Novi.',
    },
  },
  forSpecialist: {
    video: {
      summary: { en: 'Video call', es: 'Videollamada' },
      description: {
        en: 'Open the link a few minutes before: {place}\nWhom you meet stands in Novi.',
        es: 'Abra el enlace unos minutos antes: {place}\nCon quién habla está en Novi.',
      },
    },
    phone: {
      summary: { en: 'Phone call', es: 'Llamada' },
      description: {
        en: 'Whom you call, and at which number, stands in Novi.',
        es: 'A quién llama, y a qué número, está en Novi.',
      },
    },
  },
} as const;
