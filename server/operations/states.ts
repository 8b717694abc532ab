import { eq } from 'drizzle-orm';
import { stateCodes, stateNames } from '#domain/states.ts';
import { states } from '../db/schema/index.ts';
import type { Handler } from '../operation.ts';

/** All states and territories, each with whether Novi serves its residents. */
export const listStates: Handler<'listStates'> = async (_input, { db }) => {
  const served = await db.select({ code: states.code }).from(states).where(eq(states.served, true));
  const codes = new Set<string>(served.map(({ code }) => code));
  return { status: 200, data: stateCodes.map((code) => ({ code, name: stateNames[code], served: codes.has(code) })) };
};
