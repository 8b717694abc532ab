import type { WalkOptions } from '#tests/model/core/options.ts';
import type { AnyDriver } from './any.ts';
import { numbersOf, type Asked } from './walks.ts';
import type { Tour } from './tours.ts';

/** What `npm run model -- --in browser` asks the tests for: the setting that holds it, as JSON. */
export const askedSetting = 'NOVI_MODEL_ASKED';

export type AskedInBrowser = Asked & Pick<WalkOptions, 'machines' | 'screens'>;

/** What is asked for; nothing where the tests run as they always do. */
export function askedInBrowser(): AskedInBrowser | undefined {
  const asked = process.env[askedSetting];
  return asked === undefined ? undefined : (JSON.parse(asked) as AskedInBrowser);
}

/** The command that plays a way again. */
export function replayOf(tour: Pick<Tour, 'start' | 'ways'>, driver: AnyDriver): string {
  return `npm run model -- --in browser --machine ${driver.machine.id} --way ${numbersOf(tour, driver)} --headed`;
}
