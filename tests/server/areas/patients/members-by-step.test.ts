import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { steps } from '#domain/steps.ts';
import { users } from '#server/db/schema/index.ts';
import { openClinic, type Clinic } from '../../setup/clinic.ts';
import { startTestServer, type TestServer } from '../../setup/server.ts';

let server: TestServer;
let clinic: Clinic;
beforeAll(async () => {
  server = await startTestServer();
  clinic = await openClinic(server);
});
afterAll(() => server.close());

it('counts open accounts at each step in the order of the journey, for admins alone', async () => {
  const admin = await server.staff('admin');
  const ada = await clinic.memberAt('eligibility');
  await clinic.memberAt('eligibility');
  const gone = await clinic.memberAt('eligibility');
  await server.db.update(users).set({ closed_at: new Date() }).where(eq(users.id, gone.noviId));
  const reply = await server.call('GET', '/patients/by-step', { token: admin.token });
  expect(reply.body.data).toEqual(steps.map((step) => ({ step, members: step === 'eligibility' ? 2 : 0 })));
  for (const by of [ada, clinic.nurse, clinic.specialist])
    expect((await server.call('GET', '/patients/by-step', { token: by.token })).status).toBe(403);
});
