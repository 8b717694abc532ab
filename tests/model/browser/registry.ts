import type { AnyDriver } from './any.ts';
import { counselingDriver } from './drivers/counseling.ts';
import { impersonationDriver } from './drivers/impersonation.ts';
import { journeyDriver } from './drivers/journey/journey.ts';
import { orderDriver } from './drivers/order.ts';

/** Every machine with a screen, and how it is played. */
export const drivers = [
  counselingDriver,
  impersonationDriver,
  journeyDriver,
  orderDriver,
] as unknown as readonly AnyDriver[];
