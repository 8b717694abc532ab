import type { Texts } from '#domain/words.ts';

/** The page about where the family comes from. */
export const ancestryTexts = {
  title: { en: 'Where your family comes from', es: 'De dónde viene su familia' },
  lead: {
    en: 'Some gene changes are more common in some parts of the world. You can leave out what you do not want to say.',
    es: 'Algunos cambios en los genes son más comunes en ciertas partes del mundo. Puede omitir lo que no quiera decir.',
  },
  maternal: { en: 'Your mother’s side', es: 'Por parte de su madre' },
  paternal: { en: 'Your father’s side', es: 'Por parte de su padre' },
  hint: { en: 'Choose all that fit.', es: 'Elija todas las que correspondan.' },
  choose: { en: 'Choose where from', es: 'Elegir de dónde' },
  other: { en: 'Where does this side come from?', es: '¿De dónde viene esta parte?' },
  ashkenazi: {
    en: 'Are or were any of your grandparents Ashkenazi Jewish?',
    es: '¿Alguno de sus abuelos es o era judío asquenazí?',
  },
  ashkenaziNeeded: {
    en: 'Say whether a grandparent is or was Ashkenazi Jewish',
    es: 'Diga si alguno de sus abuelos es o era judío asquenazí',
  },
  ashkenaziHint: {
    en: 'Ashkenazi means Jewish families from Central and Eastern Europe. Some gene changes are more common among them.',
    es: 'Asquenazí se refiere a familias judías de Europa central y oriental. Algunos cambios en los genes son más frecuentes entre ellas.',
  },
} satisfies Texts;
