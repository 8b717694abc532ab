import type { FieldProblem } from './problem.ts';
import {
  isMilitaryRegion,
  isStateCode,
  militaryRegions,
  stateNames,
  type MilitaryRegion,
  type StateCode,
} from './states.ts';
import { zipPattern } from './validation.ts';
import type { Words } from './words.ts';

/** What can't be right about where somebody lives. */
export function checkStateAndZip({ state, zip }: { state: string; zip: string }): FieldProblem[] {
  if (!isStateCode(state)) return [{ path: '/state', message: unknownState }];
  return isZipInState(zip, state) ? [] : [{ path: '/zip', message: zipElsewhere(state) }];
}

/** Whether a zip code lies in a state, as far as its first three digits tell. What is no zip code or state yet is not judged. */
export function isZipInState(zip: string, state: string): boolean {
  if (!zipPattern.test(zip) || !(isStateCode(state) || isMilitaryRegion(state))) return true;
  const prefix = zip.slice(0, 3);
  return zipPrefixes[state].split(' ').some((range) => {
    const [first = '', last = first] = range.split('-');
    return first <= prefix && prefix <= last;
  });
}

/** The refusal of a zip code that lies elsewhere. */
export function zipElsewhere(state: StateCode | MilitaryRegion): Words {
  const name = isStateCode(state) ? stateNames[state] : militaryRegions[state];
  return {
    en: `This ZIP code is not in ${name}. Check the ZIP code and the state.`,
    es: `Este código postal no es de ${name}. Revise el código postal y el estado.`,
  };
}

/** The refusal of what is no state. */
export const unknownState: Words = {
  en: 'Choose a state or territory of the US.',
  es: 'Elija un estado o territorio de los Estados Unidos.',
};

/**
 * The first three digits of the zip codes of each state and territory: USPS Domestic Mail Manual, Labeling List L002
 * (3-Digit ZIP Code Prefix Matrix), checked against the 41,000 zip codes of the npm package `zipcodes` 8.0.0. Prefixes
 * of military mail (090-098, 340, 962-966) belong to its three regions. Some prefixes serve two: 063 has Fishers Island (NY)
 * in it, 205 federal offices in MD and VA, 739 Texhoma (TX), 834 Alta (WY), 967 American Samoa, 969 Guam and the
 * Northern Marianas.
 */
const zipPrefixes: Readonly<Record<StateCode | MilitaryRegion, string>> = {
  AL: '350-352 354-369',
  AK: '995-999',
  AZ: '850-853 855-857 859-860 863-865',
  AR: '716-729',
  CA: '900-908 910-928 930-961',
  CO: '800-816',
  CT: '060-069',
  DE: '197-199',
  DC: '200 202-205 569',
  FL: '320-339 341-342 344 346-347 349',
  GA: '300-319 398-399',
  HI: '967-968',
  ID: '832-838',
  IL: '600-620 622-629',
  IN: '460-479',
  IA: '500-516 520-528',
  KS: '660-662 664-679',
  KY: '400-418 420-427',
  LA: '700-701 703-708 710-714',
  ME: '039-049',
  MD: '205-212 214-219',
  MA: '010-027 055',
  MI: '480-499',
  MN: '550-551 553-567',
  MS: '386-397',
  MO: '630-631 633-641 644-658',
  MT: '590-599',
  NE: '680-681 683-693',
  NV: '889-891 893-895 897-898',
  NH: '030-038',
  NJ: '070-089',
  NM: '870-871 873-884',
  NY: '005 063 100-149',
  NC: '270-289',
  ND: '580-588',
  OH: '430-459',
  OK: '730-731 734-741 743-749',
  OR: '970-979',
  PA: '150-196',
  RI: '028-029',
  SC: '290-299',
  SD: '570-577',
  TN: '370-385',
  TX: '733 739 750-770 772-799 885',
  UT: '840-847',
  VT: '050-054 056-059',
  VA: '201 205 220-246',
  WA: '980-986 988-994',
  WV: '247-268',
  WI: '530-532 534-535 537-549',
  WY: '820-831 834',
  AS: '967',
  GU: '969',
  MP: '969',
  PR: '006-007 009',
  VI: '008',
  AA: '340',
  AE: '090-098',
  AP: '962-966',
};
