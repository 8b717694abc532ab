import { authSetup } from './setup.ts';

/**
 * What goes on beside a session, however far it has come: an admin impersonates the member, or nobody does. Once impersonation has
 * ended, the session does.
 */
export const impersonating = authSetup.createStateConfig({
  description: 'Whether an admin impersonates the member.',
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Looks whether an admin acts for the person.',
      always: [
        {
          guard: 'isImpersonating',
          target: 'impersonated',
          description: 'An admin acts for the person.',
        },
        { target: 'inPerson', description: 'The person is who they are.' },
      ],
    },
    inPerson: { description: 'Nobody acts for the person.' },
    impersonated: {
      description: 'The impersonation goes on beside the session and ends it.',
      invoke: {
        id: 'impersonation',
        src: 'impersonation',
        input: ({ context: { identity } }) => ({
          original: identity?.claims.original ?? { noviId: '', name: '', authorities: [] },
          memberId: identity?.claims.noviId ?? '',
        }),
        onDone: { target: '#auth.signingOut', description: 'Impersonation has ended, and its countdown is over.' },
      },
      on: {
        'signOut.requested': {
          target: '#auth.leaving',
          actions: ['noteSignOut', 'rememberAdminSite'],
          description: 'The admin signs out and goes back to where they came from: impersonation is still open there.',
        },
      },
    },
  },
});
