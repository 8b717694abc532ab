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
} as const;
