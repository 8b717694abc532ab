import { expect } from '@playwright/test';
import { paths } from '#domain/paths.ts';
import { stepPath } from '#domain/steps.ts';
import { readToken } from '#scripts/stack/emulator-tokens.ts';
import { answered, noAnswer, noRecord } from '#tests/browser/fixtures/console.ts';
import { makeIdentity, setClaims, signInAt, storedAccount } from '#tests/browser/fixtures/identity.ts';
import { memberAt } from '#tests/browser/fixtures/member.ts';
import { newPerson, type Person } from '#tests/browser/fixtures/person.ts';
import { newAdmin } from '#tests/browser/fixtures/staff.ts';
import { changeClaims } from '#tests/browser/steps/impersonation.ts';
import { keepAccount, openEmpty } from '#tests/browser/steps/session.ts';
import { ofTheEnd } from '#tests/browser/steps/session-end.ts';
import type { Start } from '../../driver.ts';
import type { Scene } from '../../scene.ts';
import { toSignInService } from '../../sign-in-service.ts';
import { begins, comes, named, people, texts, worldOf, type Machine, type World } from './world.ts';

/** Seconds for which a token is good that is to be renewed half a minute after the page was opened. */
const brief = 320;

const minute = 60_000;
const form = stepPath('eligibility');
const welcome = stepPath('welcome');
const holdRoles = ({ gate }: Scene) => gate.hold('roles', { method: 'GET', url: /\/users\/me\/roles$/ });
const renewal = { method: 'POST', url: /securetoken\.googleapis\.com\// };

type Opening = { address?: string; lastsFor?: number; lastDone?: number };

/** Opens the app in a browser that keeps the session of somebody. */
async function openAs(scene: Scene, person: Person, { address = form, lastsFor, lastDone }: Opening = {}) {
  const { page } = scene;
  await openEmpty(page);
  await keepAccount(page, await storedAccount(person, lastsFor));
  if (lastDone) await page.evaluate((moment) => localStorage.setItem('novi.active', String(moment)), lastDone);
  await page.goto(address);
}

async function makeMember(scene: Scene): Promise<Person> {
  return (scene.member = await memberAt('eligibility'));
}

/** Opens a form whose draft is saved as the tour answers. */
async function openHeldForm(scene: Scene, opening?: Opening): Promise<void> {
  const member = await makeMember(scene);
  await scene.gate.hold('draft', { method: 'PUT', url: /\/drafts\/eligibility$/ });
  await openAs(scene, member, opening);
}

/** An admin, with the claims of the member whom they impersonate. */
async function makeActing(scene: Scene): Promise<Person> {
  const [admin, member] = await Promise.all([newAdmin(), memberAt('eligibility')]);
  Object.assign(scene, { admin, member });
  await changeClaims(admin, member);
  // What is under way in a page that leads to the admin site is answered nowhere.
  scene.complaints.allow('End of impersonation not read', noAnswer);
  return admin;
}

/** The session of a form begins with the first touch of it, once the page’s code is there. */
async function openForm({ page, trace }: Scene, address: string): Promise<void> {
  await page.goto(address);
  const touch = async () => {
    await page.getByLabel('Password', { exact: true }).focus();
    await page.getByLabel('E-mail').focus();
    return trace.stateOf('auth', page);
  };
  await expect.poll(touch).not.toEqual([]);
}

/** What a token says beside what every token says. */
function claimsIn(token: string): object {
  return Object.fromEntries(Object.entries(readToken(token)).filter(([name]) => name.includes('novi_')));
}

const nobodyComes = [begins, comes(), comes()];
const comesIn = (identity = people.member) => [begins, comes(identity), named];

export const starts: readonly Start<Machine, World>[] = [
  {
    name: 'somebody opens the sign-in page',
    world: worldOf('visitor', 'signInForm'),
    then: nobodyComes,
    open: async (scene) => {
      await makeMember(scene);
      await scene.gate.hold('signIn', toSignInService('signInWithPassword'));
      await openForm(scene, paths.login);
    },
  },
  {
    name: 'somebody opens the page to sign up',
    world: worldOf('newcomer', 'signUpForm'),
    then: nobodyComes,
    open: async (scene) => {
      scene.member = { ...newPerson(), id: 'nothing yet' };
      scene.complaints.allow(...noRecord);
      await scene.gate.hold('signUp', toSignInService('signUp'));
      await scene.gate.hold('record', { method: 'POST', url: /\/api\/v1\/users$/ });
      await holdRoles(scene);
      await openForm(scene, paths.signup);
    },
  },
  {
    name: 'somebody opens the app whose sign-up broke off',
    world: worldOf('newcomer', 'home'),
    then: [begins, comes(people.unnamed)],
    open: async (scene) => {
      scene.member = { ...newPerson(), id: 'nothing yet' };
      scene.complaints.allow(...noRecord);
      await makeIdentity(scene.member);
      await scene.gate.hold('record', { method: 'POST', url: /\/api\/v1\/users$/ });
      await holdRoles(scene);
      await openAs(scene, scene.member, { address: welcome });
      await scene.gate.waits('roles');
    },
  },
  {
    name: 'a member opens the app, whom their sign-in does not name',
    world: worldOf('unnamed', 'home'),
    then: [begins, comes(people.unnamed)],
    open: async (scene) => {
      const member = await makeMember(scene);
      await setClaims((await signInAt(member)).uid, {});
      await holdRoles(scene);
      await openAs(scene, member);
      await scene.gate.waits('roles');
    },
  },
  {
    name: 'a member opens a form',
    world: worldOf('typing', 'form'),
    then: comesIn(),
    open: (scene) => openHeldForm(scene),
  },
  {
    name: 'a member opens the app again who was there ten minutes ago',
    world: worldOf('typing', 'form'),
    then: comesIn(),
    open: (scene) => openHeldForm(scene, { lastDone: Date.now() - 10 * minute }),
  },
  {
    name: 'a member opens the app, with a sign-in that runs out soon',
    world: worldOf('renewal', 'welcome'),
    then: [begins, comes(people.briefly)],
    open: async (scene) => {
      const member = await makeMember(scene);
      await holdRoles(scene);
      await scene.gate.hold('names', { method: 'GET', url: /\/api\/v1\/users\/(?!me)[^/]+$/ });
      await openAs(scene, member, { address: welcome, lastsFor: brief });
    },
  },
  {
    name: 'a member opens their profile',
    world: worldOf('account', 'profile'),
    then: comesIn(),
    open: async (scene) => openAs(scene, await makeMember(scene), { address: paths.profile }),
  },
  {
    name: 'an admin impersonates a member',
    world: worldOf('acting', 'form'),
    then: comesIn(people.acting),
    open: async (scene) => openAs(scene, await makeActing(scene)),
  },
  {
    name: 'an admin impersonates a member, with a sign-in that runs out soon',
    world: worldOf('actingBriefly', 'form'),
    then: comesIn(people.actingBriefly),
    open: async (scene) => {
      const admin = await makeActing(scene);
      await holdRoles(scene);
      await openAs(scene, admin, { lastsFor: brief });
    },
  },
  {
    name: 'an admin impersonates a member, with a sign-in that names no role',
    world: worldOf('actingUnnamed', 'form'),
    then: [begins, comes(people.actingUnnamed)],
    open: async (scene) => {
      const admin = await makeActing(scene);
      await holdRoles(scene);
      const { uid, token } = await signInAt(admin);
      await setClaims(uid, { ...claimsIn(token), novi_authorities: [] });
      // The backend ends what such a sign-in asks for.
      scene.complaints.allow(answered(403));
      await scene.gate.hold('end', { method: 'GET', url: /\/users\/[^/]+\/impersonations/ });
      await openAs(scene, admin);
      await scene.gate.waits('roles');
    },
  },
  {
    name: 'a member opens the app whose session was left alone',
    world: { ...worldOf('opening', 'signInForm'), says: texts.wasIdle },
    then: [begins, { type: 'session.lapsed', isImpersonating: false }, { done: 'signOut' }],
    open: async (scene) => {
      const asked: string[] = [];
      scene.page.on('request', (request) => request.url().includes('/api/v1/') && asked.push(request.url()));
      await openAs(scene, await makeMember(scene), { lastDone: Date.now() - 20 * minute });
      await expect(scene.page).toHaveURL(paths.login);
      expect(asked, 'what was asked for before it was known').toEqual([]);
    },
  },
  {
    name: 'an admin opens the app whose session was left alone while they impersonated a member',
    world: worldOf('opening', 'adminSite'),
    then: [begins, { type: 'session.lapsed', isImpersonating: true }, { done: 'signOut' }],
    open: async (scene) => openAs(scene, await makeActing(scene), { lastDone: Date.now() - 20 * minute }),
  },
  {
    name: 'a member opens the app whose session the sign-in service has ended',
    world: { ...worldOf('opening', 'signInForm'), says: texts.wasOver },
    then: [begins, { type: 'session.over' }, comes()],
    open: async (scene) => {
      const member = await makeMember(scene);
      scene.complaints.allow(...ofTheEnd);
      await scene.gate.hold('renewal', renewal);
      await openAs(scene, member, { lastsFor: 0 });
      await scene.gate.reply('renewal', 400, { error: { code: 400, message: 'TOKEN_EXPIRED' } });
      await scene.gate.open('renewal');
    },
  },
  {
    name: 'a member opens the app while the sign-in service can’t be reached',
    world: { ...worldOf('opening', 'form'), isOutOfReach: true },
    then: [begins, { type: 'identity.unreachable', error: new Error('The line is down.') }],
    open: async (scene) => {
      const member = await makeMember(scene);
      scene.complaints.allow('Token read failed');
      scene.complaints.allow(noAnswer);
      await scene.gate.hold('renewal', renewal);
      await scene.gate.failAll('renewal', 'unreachable');
      await openAs(scene, member, { lastsFor: 0 });
    },
  },
];
