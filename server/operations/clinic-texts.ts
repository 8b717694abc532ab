import type { Texts } from '../../domain/words.ts';

/** What the API says when it refuses something about kits and visits that no guard of the domain has words for. */
export const clinicTexts = {
  orderOpen: {
    en: 'You already have an order. We are taking care of it, so you do not need another one.',
    es: 'Ya tiene un pedido. Nos estamos ocupando de él, así que no necesita otro.',
  },
  noSuchMoment: { en: 'There is no such date and time.', es: 'Esa fecha y hora no existe.' },
  noSuchSlot: {
    en: 'This time is not offered anymore. Please choose another.',
    es: 'Este horario ya no se ofrece. Elija otro, por favor.',
  },
} satisfies Texts;
