import { expect, type Page } from '@playwright/test';
import { actionLinkMachine, type LinkKind } from '#machines/account/action-link.ts';
import { answered } from '#tests/browser/fixtures/console.ts';
import { spendLink } from '#tests/browser/fixtures/identity.ts';
import { memberAt } from '#tests/browser/fixtures/member.ts';
import { expectHeading, press } from '#tests/browser/steps/screen.ts';
import { signIn } from '#tests/browser/steps/session.ts';
import { driverOf, type At, type Move, type Start } from '../driver.ts';
import type { Failure } from '../gate.ts';
import { linkKinds as kinds, nextPassword } from '../link-kinds.ts';
import type { Scene } from '../scene.ts';
import { refuse, toSignInService } from '../sign-in-service.ts';

type World = {
  kind: LinkKind;
  isSignedIn: boolean;
  /** The link does not work, or not any more. */
  isSpent: boolean;
  /** What the link is for has happened. */
  isUsed: boolean;
  /** The page says that the last try has failed. */
  hasFailed: boolean;
};
type Machine = typeof actionLinkMachine;
type Here = At<Machine, World>;

const passwordField = (page: Page) => page.getByLabel('New password');
const useButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^(Confirm|Change|Take|Save|Saving|One)/ });

const kindNames = Object.keys(kinds) as LinkKind[];

/** One endpoint of the sign-in service reads links, and takes new passwords. */
const isReading = (body: string) => !body.includes('newPassword');

async function open(scene: Scene, { kind, isSignedIn, isSpent }: World, code?: string): Promise<void> {
  const { gate } = scene;
  if (!scene.hasMember) scene.member = await memberAt('welcome');
  const sent = await kinds[kind].code(scene);
  const oobCode = code ?? sent;
  codes.set(scene, oobCode);
  if (isSpent) scene.complaints.allow(answered(400));
  else await gate.hold('read', toSignInService('resetPassword', isReading));
  const isReset = kind === 'resetPassword';
  await gate.hold(
    'use',
    isReset ? toSignInService('resetPassword', (body) => !isReading(body)) : toSignInService('update'),
  );
  const address = `/account?mode=${kind}&oobCode=${oobCode}`;
  if (isSignedIn) await signIn(scene.page, scene.member, address);
  else await scene.page.goto(address);
}

/** The code of the link of each tour. */
const codes = new WeakMap<Scene, string>();

const spent = { with: { code: 'auth/invalid-action-code' } };

function start(kind: LinkKind, name: string, beside: Partial<World> = {}, open_ = open): Start<Machine, World> {
  return {
    name,
    world: { kind, isSignedIn: false, isSpent: false, isUsed: false, hasFailed: false, ...beside },
    input: { kind, code: 'code' },
    then: [{ type: 'link.opened' }, ...(beside.isSpent ? [{ error: 'readLink', ...spent }] : [])],
    open: open_,
  };
}

/** A link of another kind, as if its address had been changed. */
async function openAnother(scene: Scene, world: World): Promise<void> {
  scene.member = await memberAt('welcome');
  await open(scene, world, await kinds.verifyEmail.code(scene));
}

const spend = (world: World): World => ({ ...world, isSpent: true });
const use = (world: World): World => ({ ...world, isSpent: true, isUsed: true });

function fails(name: 'read' | 'use', failure: Failure, does: string): Move<Machine, World> {
  return {
    does,
    when: ({ world }) => !world.isSpent,
    world: (world) => ({ ...(failure === 'replyLost' ? use(world) : world), hasFailed: name === 'use' }),
    play: async (scene) => {
      scene.complaints.allow(/ failed FirebaseError/);
      await scene.fail(name, failure);
    },
  };
}

/** The account has changed since the link was sent. */
function refused(name: 'read' | 'use', code: string, known: string, does: string): Move<Machine, World> {
  return {
    does,
    when: ({ world }) => !world.isSpent,
    told: { with: { code: `auth/${known}` } },
    world: spend,
    play: (scene) => refuse(scene, name, code),
  };
}

export const actionLinkDriver = driverOf<World>()(actionLinkMachine, {
  starts: [
    ...kindNames.map((kind) => start(kind, kinds[kind].name)),
    start('verifyEmail', 'a link to confirm the e-mail, signed in', { isSignedIn: true }),
    start('verifyAndChangeEmail', 'a link to change the e-mail, signed in', { isSignedIn: true }),
    ...kindNames.map((kind) =>
      start(kind, `${kinds[kind].name} that is garbage`, { isSpent: true }, (scene, world) =>
        open(scene, world, 'garbage'),
      ),
    ),
    ...kindNames
      .filter((kind) => kind !== 'verifyEmail')
      .map((kind) =>
        start(kind, `${kinds[kind].name} that is one to confirm the e-mail`, { isSpent: true }, openAnother),
      ),
  ],
  events: {
    'link.opened': { notMoved: 'The page asks as it opens.' },
    'link.retried': [{ does: 'presses Try again', play: ({ page }) => press(page, 'Try again') }],
    'link.used': kindNames.map((kind) => ({
      does: `goes ahead with ${kinds[kind].name}`,
      when: ({ world }) => world.kind === kind,
      world: (world) => ({ ...world, hasFailed: false }),
      play: (scene) => (kind === 'resetPassword' ? savePassword(scene) : press(scene.page, kinds[kind].asks.press)),
    })),
  },
  calls: {
    readLink: {
      done: [
        {
          does: 'the sign-in service says whose link it is',
          when: ({ world }) => !world.isSpent,
          told: { output: { email: 'person@example.org' } },
          play: ({ gate }) => gate.answer('read'),
        },
      ],
      error: [
        fails('read', 'unreachable', 'the sign-in service can’t be reached'),
        fails('read', 'down', 'the sign-in service does not work'),
        refused('read', 'USER_DISABLED', 'user-disabled', 'the sign-in service says that the account is on hold'),
      ],
    },
    useLink: {
      done: kindNames.map((kind) => ({
        does: `the sign-in service uses ${kinds[kind].name}`,
        when: ({ world }: Here) => world.kind === kind && !world.isSpent,
        world: use,
        play: ({ gate }) => gate.answer('use'),
      })),
      error: [
        fails('use', 'unreachable', 'the sign-in service can’t be reached'),
        fails('use', 'replyLost', 'the link is used, and the answer is lost'),
        fails('use', 'down', 'the sign-in service does not work'),
        {
          does: 'the link was used on another device meanwhile',
          when: ({ world }) => !world.isSpent,
          told: spent,
          world: use,
          play: async (scene, { kind }) => {
            await spendLink(codes.get(scene) ?? '', kind === 'resetPassword' ? nextPassword : undefined);
            scene.complaints.allow(answered(400));
            await scene.gate.answer('use');
          },
        },
        {
          does: 'the link was used already, by the try whose answer was lost',
          when: ({ world }) => world.isSpent,
          told: spent,
          play: async (scene) => {
            scene.complaints.allow(answered(400));
            await scene.gate.answer('use');
          },
        },
        refused('use', 'EMAIL_EXISTS', 'email-already-in-use', 'somebody has an account with that e-mail by now'),
      ],
    },
  },
  delays: {},
  states: {
    idle: { unseen: 'The page asks at once.' },
    reading: async ({ page }) => {
      await expectHeading(page, 'Checking your link …');
      await expect(page.getByRole('main').getByRole('status')).toHaveText('Checking your link …');
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    },
    unreachable: async ({ page }) => {
      await expectHeading(page, 'We could not check your link');
      await expect(page.getByText('We can’t reach Novi right now.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled();
    },
    asking: async (scene, world) => {
      await expectAsking(scene, world);
      await expect(useButton(scene.page)).toHaveText(kinds[world.kind].asks.press);
      await expect(useButton(scene.page)).not.toHaveAttribute('aria-disabled');
      const failure = scene.page.getByRole('alert').filter({ hasText: 'We can’t reach Novi right now.' });
      await expect(failure).toHaveCount(world.hasFailed ? 1 : 0);
    },
    using: async (scene, world) => {
      await expectAsking(scene, world);
      await expect(useButton(scene.page)).toHaveAttribute('aria-disabled', 'true');
      await expect(scene.page.getByRole('alert')).toHaveCount(0);
    },
    spent: async (scene, world) => {
      const { page } = scene;
      const { go, to } = kinds[world.kind].spent;
      await expectHeading(page, 'This link does not work anymore');
      await expect(page.getByRole('link', { name: go, exact: true })).toHaveAttribute('href', to);
      expect(await kinds[world.kind].isUsed(scene)).toBe(world.isUsed);
      // A link that is one to confirm the e-mail has not done that, either.
      if (!world.isUsed) expect(await kinds.verifyEmail.isUsed(scene)).toBe(false);
    },
    done: async (scene, world) => {
      const { page } = scene;
      const { title, go = 'Sign in', to = '/login' } = kinds[world.kind].done;
      await expectHeading(page, title);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      const isStillIn = world.isSignedIn && world.kind === 'verifyEmail';
      const onward = page.getByRole('main').getByRole('link', { name: isStillIn ? 'Continue' : go, exact: true });
      await expect(onward).toHaveAttribute('href', isStillIn ? '/loading' : to);
      expect(await kinds[world.kind].isUsed(scene)).toBe(true);
    },
  },
  records: { noneMade: 'It changes an account: each state looks at whether the link was used.' },
});

async function expectAsking(scene: Scene, { kind, isUsed }: World): Promise<void> {
  const { title, lead } = kinds[kind].asks;
  await expectHeading(scene.page, title);
  await expect(scene.page.getByText(lead(scene))).toBeVisible();
  // Opening a link changes nothing: programs that look through mail open links, too.
  expect(await kinds[kind].isUsed(scene)).toBe(isUsed);
}

/** One that is too short is refused on the page, and what is typed stays after a failure. */
async function savePassword({ page, typed }: Scene): Promise<void> {
  const field = passwordField(page);
  if ((await field.inputValue()) === '') {
    await field.fill('short');
    await press(page, 'Save the new password');
    await expect(page.getByRole('alert')).toContainText('Use 8 characters or more for your password');
    await typed.type(page, 'the new password', { field: passwordField, text: nextPassword });
  }
  await expect(field).toHaveValue(nextPassword);
  await press(page, 'Save the new password');
}
