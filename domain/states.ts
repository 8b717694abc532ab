import type { Locale } from './words.ts';

/** The 50 states, the District of Columbia and the inhabited territories, by their postal codes (USPS Publication 28, Appendix B). */
export const stateNames = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
  AS: 'American Samoa',
  GU: 'Guam',
  MP: 'Northern Mariana Islands',
  PR: 'Puerto Rico',
  VI: 'U.S. Virgin Islands',
} as const;

export type StateCode = keyof typeof stateNames;

/** Those that Spanish has a name of its own for. */
const spanishNames: Partial<Record<StateCode, string>> = {
  DC: 'Distrito de Columbia',
  HI: 'Hawái',
  LA: 'Luisiana',
  MI: 'Míchigan',
  MS: 'Misisipi',
  MO: 'Misuri',
  NH: 'Nuevo Hampshire',
  NJ: 'Nueva Jersey',
  NM: 'Nuevo México',
  NY: 'Nueva York',
  NC: 'Carolina del Norte',
  ND: 'Dakota del Norte',
  OR: 'Oregón',
  PA: 'Pensilvania',
  SC: 'Carolina del Sur',
  SD: 'Dakota del Sur',
  WV: 'Virginia Occidental',
  AS: 'Samoa Americana',
  MP: 'Islas Marianas del Norte',
  VI: 'Islas Vírgenes de los Estados Unidos',
};

/** What a state is called in a sentence. Lists to choose from and addresses have the name that the mail knows. */
export function stateInWords(code: StateCode, locale: Locale): string {
  return (locale === 'es' && spanishNames[code]) || stateNames[code];
}

/** All codes, in the order in which lists show them. */
export const stateCodes = Object.keys(stateNames) as StateCode[];

/** What stands for a state in the addresses of the US military abroad (USPS Publication 28, section 239). Nobody lives there. */
export const militaryRegions = {
  AA: 'Armed Forces Americas',
  AE: 'Armed Forces Europe, Middle East, Africa and Canada',
  AP: 'Armed Forces Pacific',
} as const;

export type MilitaryRegion = keyof typeof militaryRegions;

export function isMilitaryRegion(text: string): text is MilitaryRegion {
  return Object.hasOwn(militaryRegions, text);
}

export function isStateCode(text: string): text is StateCode {
  return Object.hasOwn(stateNames, text);
}
