import { adminSetup } from './setup.ts';

/** An admin looks for the member who needs help. */
export const choosing = adminSetup.createStateConfig({
  description: 'The list of members.',
  tags: ['members'],
  on: {
    'member.chosen': {
      target: 'naming',
      actions: { type: 'keepChoice', params: ({ event }) => ({ member: event.member }) },
      description: 'The admin wants to impersonate a member.',
    },
    'signOut.requested': { target: 'signingOut', actions: 'begin', description: 'The admin signs out.' },
  },
});

/** They say why. */
export const naming = adminSetup.createStateConfig({
  description: 'Asks for the reason.',
  tags: ['members'],
  on: {
    'start.submitted': { target: 'starting', actions: 'begin', description: 'The admin says why.' },
    'choice.dropped': {
      target: 'choosing',
      actions: { type: 'keepChoice', params: { member: undefined } },
      description: 'The admin does not want to after all.',
    },
  },
});

/** They begin to act. */
export const starting = adminSetup.createStateConfig({
  description: 'Novi lets the admin’s account act for the member.',
  tags: ['members', 'busy'],
  invoke: {
    id: 'startImpersonation',
    src: 'startImpersonation',
    input: ({ context: { visitor, chosen }, event }) => ({
      admin: visitor.kind === 'admin' ? visitor.admin : { noviId: '', name: '', email: '' },
      memberId: chosen?.id ?? '',
      reason: event.type === 'start.submitted' ? event.reason : '',
    }),
    onDone: { target: 'looking', description: 'The admin acts for the member now: look who that is.' },
    onError: {
      target: 'naming',
      actions: { type: 'keepFailure', params: ({ event }) => ({ failure: event.error }) },
      description: 'Novi refused, or could not be reached: the reason stays as it was typed.',
    },
  },
});

/** They act. */
export const impersonating = adminSetup.createStateConfig({
  description: 'The admin impersonates a member, in Novi itself.',
  tags: ['impersonating'],
  on: {
    'stop.requested': { target: 'stopping', actions: 'begin', description: 'The admin stops here.' },
    'look.requested': {
      target: 'looking',
      actions: 'begin',
      description: 'The admin comes back: they may have stopped there.',
    },
    'signOut.requested': {
      target: 'signingOut',
      actions: 'begin',
      description: 'The admin signs out. Impersonation goes on until it ends.',
    },
  },
});

/** They stop. */
export const stopping = adminSetup.createStateConfig({
  description: 'Novi makes the admin’s account their own again.',
  tags: ['impersonating', 'busy'],
  invoke: {
    id: 'stopImpersonation',
    src: 'stopImpersonation',
    input: ({ context: { visitor } }) => ({
      adminId: visitor.kind === 'impersonating' ? visitor.impersonation.adminId : '',
    }),
    onDone: {
      target: 'looking',
      actions: 'noteStopped',
      description: 'Impersonation is over: the site looks who is there now.',
    },
    onError: {
      target: 'impersonating',
      actions: { type: 'keepFailure', params: ({ event }) => ({ failure: event.error }) },
      description: 'Novi refused, or could not be reached.',
    },
  },
});
