import type { AnyDriver } from './any.ts';
import { counselingDriver } from './drivers/counseling.ts';
import { impersonationDriver } from './drivers/impersonation.ts';
import { journeyDriver } from './drivers/journey/journey.ts';
import { medicalHistoryDriver } from './drivers/medical-history.ts';
import { orderDriver } from './drivers/order.ts';
import { releaseDriver } from './drivers/release.ts';

/** Every machine with a screen, and how it is played. */
export const drivers = [
  counselingDriver,
  impersonationDriver,
  journeyDriver,
  medicalHistoryDriver,
  orderDriver,
  releaseDriver,
] as unknown as readonly AnyDriver[];
