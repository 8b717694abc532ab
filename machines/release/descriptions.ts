import type { Descriptions } from '../descriptions.ts';
import type { releaseMachine } from './machine.ts';

export const releaseDescriptions = {
  guards: {
    isFound: 'A form is signed of which the member does not know yet, and nothing is being stored.',
    wants: 'The member wants to see this page.',
    isSettled: 'A release was signed once, or the member has decided to share with nobody.',
    canRead: 'The member wants to read the form, and it is filled in.',
    canSign: 'The member wants to sign the form, and it is filled in.',
    isBegun: 'The member has named no page, and has begun a form before.',
    isSaving: 'The journey is storing what was signed.',
    isUnfilled: 'The member wants to read or sign a form that is not filled in.',
  },
} satisfies Descriptions<typeof releaseMachine>;
