import type { Words } from '../words.ts';

/** Where a family comes from, as far as it matters to which gene changes are common; spelled as on the wire. */
export const originCodes = [
  'african',
  'ashkenazi-jewish',
  'sephardi-or-mizrahi-jewish',
  'caribbean',
  'latin-american',
  'native-american',
  'east-asian',
  'southeast-asian',
  'south-asian',
  'middle-eastern-or-north-african',
  'northern-or-western-european',
  'southern-european',
  'eastern-european',
  'finnish',
  'french-canadian-or-cajun',
  'pacific-islander',
  'other',
  'unknown',
] as const;
export type OriginCode = (typeof originCodes)[number];

/** The origins of one side of the family; none chosen means that nobody has answered. */
export type Ancestry = { origins: OriginCode[]; other: string };

/** What each origin is called, and where that is. */
export const originFacts: Readonly<Record<OriginCode, { name: Words; explained?: Words }>> = {
  african: { name: { en: 'African or African American', es: 'Africano o afroestadounidense' } },
  'ashkenazi-jewish': {
    name: { en: 'Ashkenazi Jewish', es: 'Judío asquenazí' },
    explained: {
      en: 'Jewish families from Central and Eastern Europe.',
      es: 'Familias judías de Europa central y oriental.',
    },
  },
  'sephardi-or-mizrahi-jewish': {
    name: { en: 'Sephardi or Mizrahi Jewish', es: 'Judío sefardí o mizrají' },
    explained: {
      en: 'Jewish families from Spain, North Africa or the Middle East.',
      es: 'Familias judías de España, el norte de África o Medio Oriente.',
    },
  },
  caribbean: { name: { en: 'Caribbean', es: 'Caribeño' } },
  'latin-american': { name: { en: 'Hispanic or Latin American', es: 'Hispano o latinoamericano' } },
  'native-american': {
    name: { en: 'Native American or Alaska Native', es: 'Indígena de las Américas o de Alaska' },
  },
  'east-asian': {
    name: { en: 'East Asian', es: 'Asiático oriental' },
    explained: { en: 'For example China, Japan or Korea.', es: 'Por ejemplo, China, Japón o Corea.' },
  },
  'southeast-asian': {
    name: { en: 'Southeast Asian', es: 'Del sudeste asiático' },
    explained: {
      en: 'For example the Philippines, Vietnam or Thailand.',
      es: 'Por ejemplo, Filipinas, Vietnam o Tailandia.',
    },
  },
  'south-asian': {
    name: { en: 'South Asian', es: 'Del sur de Asia' },
    explained: { en: 'For example India, Pakistan or Nepal.', es: 'Por ejemplo, India, Pakistán o Nepal.' },
  },
  'middle-eastern-or-north-african': {
    name: { en: 'Middle Eastern or North African', es: 'De Medio Oriente o el norte de África' },
  },
  'northern-or-western-european': {
    name: { en: 'Northern or Western European', es: 'Del norte o el oeste de Europa' },
    explained: { en: 'For example Ireland, Germany or Sweden.', es: 'Por ejemplo, Irlanda, Alemania o Suecia.' },
  },
  'southern-european': {
    name: { en: 'Southern European', es: 'Del sur de Europa' },
    explained: { en: 'For example Italy, Greece or Spain.', es: 'Por ejemplo, Italia, Grecia o España.' },
  },
  'eastern-european': {
    name: { en: 'Eastern European', es: 'De Europa del Este' },
    explained: { en: 'For example Poland, Ukraine or Russia.', es: 'Por ejemplo, Polonia, Ucrania o Rusia.' },
  },
  finnish: { name: { en: 'Finnish', es: 'Finlandés' } },
  'french-canadian-or-cajun': { name: { en: 'French Canadian or Cajun', es: 'Francocanadiense o cajún' } },
  'pacific-islander': {
    name: { en: 'Pacific Islander or Native Hawaiian', es: 'De las islas del Pacífico o nativo de Hawái' },
  },
  other: { name: { en: 'Another', es: 'Otro' } },
  unknown: { name: { en: 'I don’t know', es: 'No lo sé' } },
};
