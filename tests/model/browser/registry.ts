import type { AnyDriver } from './any.ts';
import { impersonationDriver } from './drivers/impersonation.ts';
import { orderDriver } from './drivers/order.ts';

/** Every machine with a screen, and how it is played. */
export const drivers = [impersonationDriver, orderDriver] as unknown as readonly AnyDriver[];
