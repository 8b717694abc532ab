import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getNextTransitions } from 'xstate';
import { steps } from '#domain/steps.ts';
import { activeStatesOf } from '#machines/graph/active-states.ts';
import type { Progress } from '#machines/journey/machine.ts';
import { migrationsFolder } from '#server/db/migrate.ts';
import { stepType } from '#server/db/schema/users.ts';
import { startTestServer, type Member, type TestServer } from '../../server/setup/server.ts';
import { resumed } from './resumed.ts';
import released from './released-steps.json' with { type: 'json' };

/**
 * Whoever was at a step in any version that was ever released goes on from it. released-steps.json holds all of them, by what they were
 * called when they were stored, with what a migration has made of that since. None is ever taken out.
 */
let server: TestServer;
let member: Member;
beforeAll(async () => {
  server = await startTestServer();
  member = await server.member();
});
afterAll(() => server.close());

it('holds each step of today', () => {
  expect(Object.keys(released)).toEqual(expect.arrayContaining([...steps]));
  expect(Object.keys(released)).toEqual(expect.arrayContaining(stepType.enumValues));
});

/** What the migrations say of the type of the steps, from the first on. */
const saidOfSteps = globSync('*.sql', { cwd: migrationsFolder })
  .sort()
  .flatMap((file) => readFileSync(join(migrationsFolder, file), 'utf8').split('--> statement-breakpoint'))
  .filter((statement) => /\bTYPE "public"\."step"/.test(statement));

it('holds each step that a database of any version could store', () => {
  const stored = saidOfSteps.flatMap((statement) => [...statement.matchAll(/'([^']+)'/g)].map(([, step]) => step));
  expect(stored).toEqual(expect.arrayContaining(stepType.enumValues));
  expect(Object.keys(released)).toEqual(expect.arrayContaining(stored));
});

it('leads each step that a migration has renamed to where its new name leads', () => {
  const leadsTo = new Map(Object.entries(released));
  for (const statement of saidOfSteps) {
    const [, then = '', now = ''] = /RENAME VALUE '([^']+)' TO '([^']+)'/.exec(statement) ?? [];
    expect(leadsTo.get(then)).toBe(leadsTo.get(now));
  }
});

it.each(Object.entries(released))('a member who was at %s resumes at %s', async (_then, step) => {
  await server.db.execute(sql`update users set step = ${step} where id = ${member.noviId}`);
  const { status, body } = await server.call('GET', `/patients/${member.noviId}/journey`, { token: member.token });
  expect(status).toBe(200);
  expect(body.data['step']).toBe(step);
  const here = resumed({ furthest: body.data['step'], evidence: body.data['evidence'] } as unknown as Progress);
  expect(here.hasTag('settled')).toBe(true);
  expect(activeStatesOf(here)).toEqual([step === 'complete' ? 'journey.complete' : `journey.${step}.viewing`]);
  // They can go on, or at least look at what they have done.
  const ways = getNextTransitions(here).map(({ eventType }) => eventType);
  expect(ways).toContain(step === 'complete' ? 'step.visited' : 'step.completed');
});
