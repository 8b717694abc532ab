import type { Words } from '#domain/words.ts';

/** The months of a list to choose from, in their order. Formatting them with `Intl` costs a slow phone 60 ms. */
export const monthTexts: readonly Words[] = [
  { en: 'January', es: 'enero' },
  { en: 'February', es: 'febrero' },
  { en: 'March', es: 'marzo' },
  { en: 'April', es: 'abril' },
  { en: 'May', es: 'mayo' },
  { en: 'June', es: 'junio' },
  { en: 'July', es: 'julio' },
  { en: 'August', es: 'agosto' },
  { en: 'September', es: 'septiembre' },
  { en: 'October', es: 'octubre' },
  { en: 'November', es: 'noviembre' },
  { en: 'December', es: 'diciembre' },
];
