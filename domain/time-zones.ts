import { clockIn } from './clock.ts';
import { dateFormat } from './formats.ts';
import type { StateCode } from './states.ts';
import { fill, type Locale, type Words } from './words.ts';

/** The time zones of the US and its territories, from east to west, by a place that keeps their clock. */
export const usTimeZones = [
  'America/Puerto_Rico',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'America/Adak',
  'Pacific/Honolulu',
  'Pacific/Pago_Pago',
  'Pacific/Guam',
] as const;
export type UsTimeZone = (typeof usTimeZones)[number];

const [atlantic, eastern, central, mountain, arizona, pacific, alaska, aleutian, hawaii, samoa, chamorro] = usTimeZones;

/** What people there call their clock. Elsewhere the usual names do: these are "Hawaii-Aleutian Standard Time" and the like. */
const zoneNames: Readonly<Partial<Record<string, Words>>> = {
  [atlantic]: { en: 'Atlantic Time', es: 'hora del Atlántico' },
  [arizona]: { en: 'Arizona Time', es: 'hora de Arizona' },
  [aleutian]: { en: 'Aleutian Time', es: 'hora aleutiana' },
  [hawaii]: { en: 'Hawaii Time', es: 'hora de Hawái' },
  [samoa]: { en: 'Samoa Time', es: 'hora de Samoa' },
  [chamorro]: { en: 'Chamorro Time', es: 'hora de Chamorro' },
};

/** The zones of each state, the one where most people live first (49 CFR part 71; Arizona's Navajo Nation keeps mountain time). */
const zonesOfStates: Readonly<Record<StateCode, readonly [UsTimeZone, ...UsTimeZone[]]>> = {
  ...{ CT: [eastern], DC: [eastern], DE: [eastern], GA: [eastern], MA: [eastern], MD: [eastern], ME: [eastern] },
  ...{ NC: [eastern], NH: [eastern], NJ: [eastern], NY: [eastern], OH: [eastern], PA: [eastern], RI: [eastern] },
  ...{ SC: [eastern], VA: [eastern], VT: [eastern], WV: [eastern] },
  ...{ FL: [eastern, central], IN: [eastern, central], KY: [eastern, central], MI: [eastern, central] },
  ...{ AL: [central], AR: [central], IA: [central], IL: [central], LA: [central], MN: [central], MO: [central] },
  ...{ MS: [central], OK: [central], WI: [central] },
  ...{ TN: [central, eastern], KS: [central, mountain], ND: [central, mountain], NE: [central, mountain] },
  ...{ SD: [central, mountain], TX: [central, mountain] },
  ...{ CO: [mountain], MT: [mountain], NM: [mountain], UT: [mountain], WY: [mountain] },
  ...{ ID: [mountain, pacific], AZ: [arizona, mountain] },
  ...{ CA: [pacific], NV: [pacific, mountain], OR: [pacific, mountain], WA: [pacific] },
  ...{ AK: [alaska, aleutian], HI: [hawaii] },
  ...{ PR: [atlantic], VI: [atlantic], AS: [samoa], GU: [chamorro], MP: [chamorro] },
};

/** The name of a time zone for people: "Central Time". Where the usual one is long or unknown to people, ours. */
export function zoneName(locale: Locale, timeZone: string): string {
  const ours = zoneNames[timeZone];
  if (ours) return fill(ours, locale);
  const parts = dateFormat(locale, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(0);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** A time zone in a list of several: its name, and the place whose clock it is, as "Central Time (Chicago)". */
export function zoneLabel(locale: Locale, timeZone: string): string {
  const place = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
  const name = zoneName(locale, timeZone);
  return name === timeZone ? timeZone : `${name} (${place})`;
}

/** Whether a text names a time zone of the IANA database. */
export function isTimeZone(text: string): boolean {
  try {
    new Intl.DateTimeFormat('sv-SE', { timeZone: text });
    return true;
  } catch {
    return false;
  }
}

/** The refusal of a text that names none. */
export const noSuchZone: Words = { en: 'There is no such time zone.', es: 'Esa zona horaria no existe.' };

/** The zone in which most people of a state live. */
export function zoneOf(state: StateCode): UsTimeZone {
  return zonesOfStates[state][0];
}

/** The zone in which most people of a state live, when the clock there and in all other zones of it differs from the one shown. */
export function otherZoneOf(state: StateCode, shown: string, at: readonly Date[]): UsTimeZone | undefined {
  const zones = zonesOfStates[state];
  return zones.some((zone) => isSameClock(zone, shown, at)) ? undefined : zones[0];
}

/** Whether the clocks of two zones show the same at all of these moments. */
export function isSameClock(one: string, other: string, at: readonly Date[]): boolean {
  return at.every((moment) => clockIn(one, moment) === clockIn(other, moment));
}
