import { createContext } from 'react';

/** The time zone of the device. */
export function deviceTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The time zone in which a part of the page tells its times; that of the device where nobody has chosen another. */
export const TimeZoneContext = createContext<string | undefined>(undefined);
