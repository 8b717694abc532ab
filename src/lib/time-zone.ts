import { createContext } from 'react';
import { pageState } from './page-state.ts';

/** A device that travels has another distance from UTC, in minutes. */
const found = pageState<{ offset: number; timeZone: string } | undefined>(undefined);

/** The time zone of the device. To find it out takes a phone some milliseconds, so it is kept for as long as its clock stands as it did. */
export function deviceTimeZone(): string {
  const offset = new Date().getTimezoneOffset();
  if (found.value?.offset !== offset)
    found.value = { offset, timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone };
  return found.value.timeZone;
}

/** The time zone in which a part of the page tells its times; that of the device where nobody has chosen another. */
export const TimeZoneContext = createContext<string | undefined>(undefined);
