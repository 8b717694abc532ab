import { assign, setup } from 'xstate';
import { promiseNotProvided } from '../../machines/actors.ts';
import type { Credentials } from '../../machines/auth-types.ts';

/** An admin as their record says. */
export type Admin = { noviId: string; name: string; email: string };

/** A member as the list shows them. */
export type ListedMember = { id: string; name: string; email: string };

/** What the admin is in the middle of: whom they act as, why, and until when. */
export type Acting = { adminId: string; memberName: string; reason: string; endsAt: string };

/** Who is there. */
export type Visitor =
  | { kind: 'nobody' }
  | { kind: 'admin'; admin: Admin }
  | { kind: 'acting'; acting: Acting }
  /** Somebody whose account is no admin's. */
  | { kind: 'other' };

type Context = {
  visitor: Visitor;
  /** The member whom the admin is about to act as. */
  chosen: ListedMember | undefined;
  failure: unknown;
  refused: boolean;
};

type Event =
  | { type: 'site.opened' }
  | { type: 'signIn.submitted'; credentials: Credentials }
  | { type: 'member.chosen'; member: ListedMember }
  | { type: 'choice.dropped' }
  | { type: 'start.submitted'; reason: string }
  | { type: 'stop.requested' }
  | { type: 'look.requested' }
  | { type: 'signOut.requested' };

/** The way of an admin through their small site: sign in, choose a member, act as them, stop. */
export const adminSiteMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: {
    whoIsThere: promiseNotProvided<Visitor, void>('whoIsThere'),
    signIn: promiseNotProvided<void, Credentials>('signIn'),
    startActing: promiseNotProvided<void, { admin: Admin; memberId: string; reason: string }>('startActing'),
    stopActing: promiseNotProvided<void, { adminId: string }>('stopActing'),
    signOut: promiseNotProvided<void, void>('signOut'),
  },
  guards: {
    isNobody: (_, { visitor }: { visitor: Visitor }) => visitor.kind === 'nobody',
    isAdmin: (_, { visitor }: { visitor: Visitor }) => visitor.kind === 'admin',
    isActing: (_, { visitor }: { visitor: Visitor }) => visitor.kind === 'acting',
  },
  actions: {
    keepVisitor: assign((_, { visitor }: { visitor: Visitor }) => ({ visitor, chosen: undefined, failure: undefined })),
    forgetVisitor: assign({ visitor: { kind: 'nobody' }, chosen: undefined }),
    keepChoice: assign((_, { member }: { member: ListedMember | undefined }) => ({
      chosen: member,
      failure: undefined,
    })),
    keepFailure: assign((_, { failure }: { failure: unknown }) => ({ failure })),
    forgetFailure: assign({ failure: undefined, refused: false }),
    noteRefusal: assign({ refused: true }),
    /** Given by the site: forgets what was read. */
    clearData: () => {},
  },
}).createMachine({
  id: 'adminSite',
  description: 'The way of an admin through their site.',
  context: { visitor: { kind: 'nobody' }, chosen: undefined, failure: undefined, refused: false },
  initial: 'idle',
  states: {
    idle: {
      description: 'The page has just been opened.',
      on: { 'site.opened': { target: 'looking', description: 'The site looks who is there.' } },
    },
    looking: {
      description: 'Asks the identity provider for the newest claims, and the backend what they stand for.',
      invoke: {
        src: 'whoIsThere',
        onDone: [
          {
            guard: { type: 'isNobody', params: ({ event }) => ({ visitor: event.output }) },
            target: 'signedOut',
            description: 'Nobody is signed in.',
          },
          {
            guard: { type: 'isAdmin', params: ({ event }) => ({ visitor: event.output }) },
            target: 'choosing',
            actions: { type: 'keepVisitor', params: ({ event }) => ({ visitor: event.output }) },
            description: 'An admin.',
          },
          {
            guard: { type: 'isActing', params: ({ event }) => ({ visitor: event.output }) },
            target: 'acting',
            actions: { type: 'keepVisitor', params: ({ event }) => ({ visitor: event.output }) },
            description: 'An admin who acts as a member already.',
          },
          { target: 'signingOut', actions: 'noteRefusal', description: 'An account that is no admin’s.' },
        ],
        onError: {
          target: 'unreachable',
          actions: { type: 'keepFailure', params: ({ event }) => ({ failure: event.error }) },
          description: 'The provider or the backend could not be asked.',
        },
      },
    },
    unreachable: {
      description: 'Who is there could not be found out.',
      on: {
        'look.requested': { target: 'looking', actions: 'forgetFailure', description: 'The admin tries again.' },
        'signOut.requested': { target: 'signingOut', description: 'The admin logs out.' },
      },
    },
    signedOut: {
      description: 'The form to sign in.',
      entry: ['forgetVisitor', 'clearData'],
      on: {
        'signIn.submitted': { target: 'signingIn', actions: 'forgetFailure', description: 'Somebody signs in.' },
      },
    },
    signingIn: {
      description: 'The identity provider checks e-mail and password.',
      invoke: {
        src: 'signIn',
        input: ({ event }) => (event.type === 'signIn.submitted' ? event.credentials : { email: '', password: '' }),
        onDone: { target: 'looking', description: 'They are right: look who it is.' },
        onError: {
          target: 'signedOut',
          actions: { type: 'keepFailure', params: ({ event }) => ({ failure: event.error }) },
          description: 'Refused, or not reachable.',
        },
      },
    },
    choosing: {
      description: 'The list of members.',
      on: {
        'member.chosen': {
          target: 'naming',
          actions: { type: 'keepChoice', params: ({ event }) => ({ member: event.member }) },
          description: 'The admin wants to act as a member.',
        },
        'signOut.requested': { target: 'signingOut', description: 'The admin logs out.' },
      },
    },
    naming: {
      description: 'Asks for the reason.',
      on: {
        'start.submitted': { target: 'starting', actions: 'forgetFailure', description: 'The admin says why.' },
        'choice.dropped': {
          target: 'choosing',
          actions: { type: 'keepChoice', params: { member: undefined } },
          description: 'The admin does not want to after all.',
        },
      },
    },
    starting: {
      description: 'The backend changes the claims of the admin’s account.',
      invoke: {
        src: 'startActing',
        input: ({ context: { visitor, chosen }, event }) => ({
          admin: visitor.kind === 'admin' ? visitor.admin : { noviId: '', name: '', email: '' },
          memberId: chosen?.id ?? '',
          reason: event.type === 'start.submitted' ? event.reason : '',
        }),
        onDone: { target: 'looking', description: 'The new claims hold: look what they say.' },
        onError: {
          target: 'naming',
          actions: { type: 'keepFailure', params: ({ event }) => ({ failure: event.error }) },
          description: 'Refused, or not reachable: the reason stays as it was typed.',
        },
      },
    },
    acting: {
      description: 'The admin acts as a member, in Novi itself.',
      on: {
        'stop.requested': { target: 'stopping', actions: 'forgetFailure', description: 'The admin stops here.' },
        'look.requested': { target: 'looking', description: 'The admin comes back: they may have stopped there.' },
        'signOut.requested': { target: 'signingOut', description: 'The admin logs out. Acting goes on until it ends.' },
      },
    },
    stopping: {
      description: 'The backend brings the claims back to what the record says.',
      invoke: {
        src: 'stopActing',
        input: ({ context: { visitor } }) => ({ adminId: visitor.kind === 'acting' ? visitor.acting.adminId : '' }),
        onDone: { target: 'looking', description: 'It is over.' },
        onError: {
          target: 'acting',
          actions: { type: 'keepFailure', params: ({ event }) => ({ failure: event.error }) },
          description: 'Refused, or not reachable.',
        },
      },
    },
    signingOut: {
      description: 'Ends the session at the identity provider.',
      invoke: {
        src: 'signOut',
        onDone: { target: 'signedOut', description: 'The session has ended.' },
        onError: {
          target: 'unreachable',
          actions: { type: 'keepFailure', params: ({ event }) => ({ failure: event.error }) },
          description: 'It could not be ended.',
        },
      },
    },
  },
});
