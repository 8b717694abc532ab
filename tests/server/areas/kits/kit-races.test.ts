import { afterAll, beforeAll, expect, it } from 'vitest';
import { newKey, openClinic, order, type Clinic } from '../../setup/clinic.ts';
import { startTestServer, type TestServer } from '../../setup/server.ts';
import { useOtherConnection, waiting } from '../../setup/waiting.ts';

let server: TestServer;
let clinic: Clinic;
beforeAll(async () => {
  server = await startTestServer();
  clinic = await openClinic(server);
});
afterAll(() => server.close());
const other = useOtherConnection(() => server);

it('an order whose status is changed while it is read comes with a history that ends at its status', async () => {
  const member = await clinic.memberAt('request-genetic-test-kit');
  const { noviId, token } = member;
  await clinic.post(member, '/patients/order-kit', order(noviId), newKey());
  await other.query('begin');
  await other.query('lock table kit_events in access exclusive mode');
  await other.query(`update kits set status = 'CLINICIAN REVIEW' where patient_id = $1`, [noviId]);
  await other.query(
    `insert into kit_events (kit_id, status, at, by, actor_id)
     select id, status, now(), 'care-team', $2 from kits where patient_id = $1`,
    [noviId, clinic.nurse.noviId],
  );
  const reading = server.call('GET', `/kits/${noviId}`, { token });
  await waiting(server, 1);
  await other.query('commit');
  expect((await reading).body.data).toMatchObject([
    { status: 'CLINICIAN REVIEW', history: [{ status: 'SUBMITTED' }, { status: 'CLINICIAN REVIEW' }] },
  ]);
});
