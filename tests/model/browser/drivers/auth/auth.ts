import { authMachine } from '#machines/auth/machine.ts';
import { driverOf } from '../../driver.ts';
import { accountEvents, children } from './account.ts';
import { claimsCalls } from './claims.ts';
import { endEvents } from './ends.ts';
import { comeBackToTyped, entering, enteringCalls } from './entering.ts';
import { identityEvents } from './identity.ts';
import { idleEvents } from './idle.ts';
import { leavingCalls, notices, times } from './leaving.ts';
import { sights } from './sights.ts';
import { starts } from './starts.ts';
import type { World } from './world.ts';

export const authDriver = driverOf<World>()(authMachine, {
  starts,
  background: ['identity.changed', 'idle.counted', 'activity.seen'],
  events: {
    'app.started': { notMoved: 'The page does it as it opens.' },
    ...entering,
    ...identityEvents,
    ...endEvents,
    ...idleEvents,
    ...accountEvents,
    ...notices,
  },
  calls: { ...enteringCalls, ...claimsCalls, ...leavingCalls },
  children,
  delays: times,
  states: sights,
  settle: comeBackToTyped,
  records: [
    {
      what: 'records of the person',
      count: ({ db, member }) => db.count('select count(*) from user_emails where email_address = $1', [member.email]),
      expected: ({ story, shows, hasRecord }) =>
        story === 'newcomer' ? Number(hasRecord) : Number(shows !== 'closed'),
    },
  ],
});
