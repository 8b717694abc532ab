import { assign, setup } from 'xstate';
import { promiseNotProvided } from '../actors.ts';
import type { Credentials } from '../auth/types.ts';
import type { Admin, AdminSiteContext, AdminSiteEvent, ListedMember, Visitor } from './types.ts';

/** What the parts of the admin site's machine are made with. The actors are placeholders: give them with `provide`. */
export const adminSetup = setup({
  types: {
    context: {} as AdminSiteContext,
    events: {} as AdminSiteEvent,
    /** What the site shows, and whether it waits for an answer. */
    tags: {} as 'signIn' | 'unreachable' | 'members' | 'impersonating' | 'busy',
  },
  actors: {
    whoIsThere: promiseNotProvided<Visitor, void>('whoIsThere'),
    signIn: promiseNotProvided<void, Credentials>('signIn'),
    startImpersonation: promiseNotProvided<void, { admin: Admin; memberId: string; reason: string }>(
      'startImpersonation',
    ),
    stopImpersonation: promiseNotProvided<void, { adminId: string }>('stopImpersonation'),
    signOut: promiseNotProvided<void, void>('signOut'),
  },
  guards: {
    isNobody: (_, { visitor }: { visitor: Visitor }) => visitor.kind === 'nobody',
    isAdmin: (_, { visitor }: { visitor: Visitor }) => visitor.kind === 'admin',
    isImpersonating: (_, { visitor }: { visitor: Visitor }) => visitor.kind === 'impersonating',
  },
  actions: {
    keepVisitor: assign((_, { visitor }: { visitor: Visitor }) => ({ visitor, chosen: undefined, failure: undefined })),
    forgetVisitor: assign({ visitor: { kind: 'nobody' }, chosen: undefined, stopped: undefined }),
    noteStopped: assign(({ context: { visitor } }) => ({
      visitor: { kind: 'nobody' } as const,
      stopped: visitor.kind === 'impersonating' ? visitor.impersonation.memberName : undefined,
    })),
    keepChoice: assign((_, { member }: { member: ListedMember | undefined }) => ({
      chosen: member,
      failure: undefined,
    })),
    keepFailure: assign((_, { failure }: { failure: unknown }) => ({ failure })),
    /** The admin does something: what was said of the last thing is over. */
    begin: assign({ failure: undefined, refused: false, stopped: undefined, arrived: true }),
    /** The look that failed is done again: what was said of the thing before it is still news. */
    tryAgain: assign({ failure: undefined, arrived: true }),
    noteRefusal: assign({ refused: true }),
    /** Given by the site: forgets what was read. */
    clearData: () => {},
  },
});
