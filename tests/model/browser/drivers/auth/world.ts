import type { authMachine } from '#machines/auth/machine.ts';
import { nobody, type Identity } from '#machines/auth/types.ts';
import type { At, Stimulus } from '../../driver.ts';

/** What a tour is about. */
type Story =
  /** Somebody signs in and out at the sign-in page. */
  | 'visitor'
  /** An account whose sign-up is not finished. */
  | 'newcomer'
  /** A member whose sign-in does not name them. */
  | 'unnamed'
  /** A member types into the form of a step. */
  | 'typing'
  /** What a member typed was refused, and stands in the form again: whatever ends the session tries once more to save it. */
  | 'refused'
  /** Somebody else has signed in, where something that a member typed waited for them. */
  | 'anotherMember'
  /** A member whose sign-in runs out soon. */
  | 'renewal'
  /** A member changes something of their account. */
  | 'account'
  /** An admin impersonates a member; once with a sign-in that runs out soon, once with one that names no role. */
  | 'acting'
  | 'actingBriefly'
  | 'actingUnnamed'
  /** The app is opened with a session that is over, or can’t be looked at. */
  | 'opening';

/** What the page shows. */
export type Shown =
  | 'signInForm'
  | 'signUpForm'
  /** One of the pages that are open to all, whichever stood last. */
  | 'outside'
  | 'home'
  | 'form'
  | 'welcome'
  | 'profile'
  | 'changeEmail'
  | 'changePassword'
  | 'closeAccount'
  | 'specialist'
  | 'closed'
  | 'adminSite';

export type World = {
  story: Story;
  shows: Shown;
  /** What the sign-in page says of the session that has ended, or the form of what was typed before; nothing where it is empty. */
  says: string;
  /** Something is typed that is not saved, or can’t be any more, as impersonation has ended. */
  hasTyped: boolean;
  /** What a sign-up asks for is filled in. */
  hasFilled: boolean;
  /** Somebody was signed out for doing nothing, and the page that they were at is where they come back to. */
  isAwaited: boolean;
  /** The account of a newcomer has a record. */
  hasRecord: boolean;
  /** The sign-in was renewed: it does not run out soon any more. */
  isRenewed: boolean;
  /** Novi can’t be asked what the account may do, which says nothing about the account. */
  isOutOfReach: boolean;
  /** Who has filled in the form to sign in is a nurse. */
  isNurse: boolean;
  /** The browser lets nothing be taken away of what it keeps. */
  isStuck: boolean;
  /** So much time has passed on the device, or its clock was set, that a token may seem to have run out as it comes. */
  isAhead: boolean;
  /** Minutes have passed on the device, once. */
  isLater: boolean;
};
export type Machine = typeof authMachine;
export type Place = At<Machine, World>;

export const worldOf = (story: Story, shows: Shown): World => ({
  ...{ story, shows, says: '', hasTyped: false, hasFilled: false, isAwaited: false, hasRecord: false },
  ...{ isRenewed: false, isNurse: false, isStuck: false, isOutOfReach: false, isAhead: false, isLater: false },
});

/** In which stories something can be done, beside what the machine says. */
export const inStory =
  (...stories: Story[]) =>
  ({ world }: Place) =>
    stories.includes(world.story);

/** A form stands that nothing is typed into yet, perhaps behind a question. */
export const hasForm = (at: Place) => at.isIn('signedIn.role.member') && inStory('typing')(at) && !at.world.hasTyped;

/** The same, and nothing covers the form. */
export const isTyping = (at: Place) => at.isIn('signedIn.idle.active') && hasForm(at);

/** Before the session, or in place of it. */
export const isOnTheWay = (at: Place) =>
  at.isIn('refreshing') ||
  at.isIn('creatingRecord') ||
  at.isIn('claimsMissing.inPerson') ||
  at.isIn('unprovisioned.inPerson');

/** As long as no dialog says that impersonation has ended. */
export const isActing = (at: Place) => at.isIn('signedIn.impersonating.impersonated') && !at.world.hasTyped;

/** Something is typed that is not saved. */
export const typed = (world: World): World => ({ ...world, hasTyped: true });

/** A quarter of an hour passes on the device: what a second one brings it to is not counted. */
export const minutesPass = (world: World): World => ({
  ...world,
  isAhead: world.isAhead || world.isLater,
  isLater: true,
});

/** From here on the page shows something else, and says of it no more than that. */
export const showing =
  (shows: Shown, says = '') =>
  (world: World): World => ({ ...world, shows, says, hasTyped: false, hasFilled: false, isAwaited: false });

function someone(uid: string, claims: Partial<Identity['claims']> = {}): Identity {
  const own = { noviId: uid, authorities: ['member'], exp: 3_600, original: undefined } as const;
  return { uid, email: '', emailVerified: true, readAt: 0, claims: { ...own, ...claims } };
}

/** What the pages say. */
export const texts = {
  wrongRole: 'This account can’t be used here.',
  wasIdle: 'You were logged out',
  wasOver: 'Your session has ended',
  isWaiting: 'It waits in this tab.',
  isLost: 'Some of what you typed is not saved',
  isSaved: 'You are signed in again',
};

const original = { noviId: 'admin', name: 'Olu Admin', authorities: ['admin'] } as const;

/** Who may be there, as far as guards tell them apart. */
export const people = {
  member: someone('member'),
  /** Their token is to be renewed in half a minute. */
  briefly: someone('member', { exp: 320 }),
  unnamed: someone('member', { noviId: undefined, authorities: [] }),
  nurse: someone('nurse', { authorities: ['nurse'] }),
  /** The same account, whose role was changed. */
  promoted: someone('member', { authorities: ['nurse'] }),
  specialist: someone('specialist', { authorities: ['specialist'] }),
  admin: someone('admin', { authorities: ['admin'] }),
  acting: someone('admin', { noviId: 'member', original }),
  actingBriefly: someone('admin', { noviId: 'member', original, exp: 320 }),
  actingUnnamed: someone('admin', { noviId: 'member', authorities: [], original }),
} satisfies Record<string, Identity>;

export const comes = (identity?: Identity): Stimulus<Machine> => ({ type: 'identity.changed', identity });
/** The names come by themselves wherever no tour holds them. */
export const named: Stimulus<Machine> = { done: 'fetchUser', output: nobody };
export const begins: Stimulus<Machine> = { type: 'app.started' };
/** Nothing waits to be saved, and the session is ended. */
export const ended: readonly Stimulus<Machine>[] = [{ done: 'saveDrafts', output: 'none' }, { done: 'signOut' }];
