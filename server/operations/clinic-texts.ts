import type { Texts } from '#domain/words.ts';

/** What the API says when it refuses something about kits and visits that no guard of the domain has words for. */
export const clinicTexts = {
  orderOpen: {
    en: 'You already have an order. We are taking care of it, so you do not need another one.',
    es: 'Ya tiene un pedido. Nos estamos ocupando de él, así que no necesita otro.',
  },
  noSuchDay: { en: 'There is no such day.', es: 'Ese día no existe.' },
  noSuchZone: { en: 'There is no such time zone.', es: 'Esa zona horaria no existe.' },
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
