import type { adminSiteMachine, Visitor } from '#machines/admin-site/machine.ts';
import { memberAt } from '#tests/browser/fixtures/member.ts';
import { newAdmin } from '#tests/browser/fixtures/staff.ts';
import { adminSite } from '#tests/browser/steps/admin-site.ts';
import { expectHeading } from '#tests/browser/steps/screen.ts';
import { signIn } from '#tests/browser/steps/session.ts';
import { reason, type AdminSiteWorld as World } from './admin-site-sights.ts';
import type { Driver, Stimulus } from '../driver.ts';
import type { Scene } from '../scene.ts';
import { toSignInService } from '../sign-in-service.ts';

const fresh: World = { who: 'nobody', said: '', note: '', isJustLoaded: false, hasReason: false, begun: 0, ended: 0 };

/** Whom the site finds, as the machine is told of them. */
export const visitors: Record<Visitor['kind'], Visitor> = {
  nobody: { kind: 'nobody' },
  other: { kind: 'other' },
  admin: { kind: 'admin', admin: { noviId: 'admin', name: 'Olu Admin', email: 'admin@example.org' } },
  impersonating: {
    kind: 'impersonating',
    impersonation: { adminId: 'admin', memberName: 'Ada Quist', reason, endsAt: '2026-01-01T00:00:00.000Z' },
  },
};

/** The site finds somebody, as its machine is told. */
export const found = (who: Visitor['kind']): Stimulus<typeof adminSiteMachine> => ({
  done: 'whoIsThere',
  output: visitors[who],
});

async function open(scene: Scene, { who }: World): Promise<void> {
  const [admin, member] = await Promise.all([newAdmin(), memberAt('welcome')]);
  Object.assign(scene, { admin, member });
  const { page, gate } = scene;
  // Before the page asks: the second look of React's may come late, and would be taken for a later one.
  await gate.hold('who', { method: 'GET', url: /\/api\/v1\/users\/[^/]+$/ });
  if (who === 'nobody') {
    await page.goto(adminSite);
    await expectHeading(page, 'Admin sign-in');
  } else {
    await signIn(page, admin, adminSite);
    await gate.dropTwin('who');
    await gate.answer('who');
    await expectHeading(page, 'Members');
  }
  await gate.hold('signIn', toSignInService('signInWithPassword'));
  await gate.hold('claims', { method: 'POST', url: /\/update-user-claims$/ });
}

/** Who opens the admin site. */
export const adminSiteStarts: Driver<typeof adminSiteMachine, World>['starts'] = [
  {
    name: 'somebody opens the admin site',
    world: fresh,
    then: [{ type: 'site.opened' }, found('nobody')],
    open,
  },
  {
    name: 'an admin opens the site who is signed in',
    world: { ...fresh, who: 'admin' },
    then: [{ type: 'site.opened' }, found('admin')],
    open,
  },
];
