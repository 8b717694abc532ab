import type { Descriptions } from '../descriptions.ts';
import type { actionLinkMachine } from './action-link.ts';
import type { changeEmailMachine } from './change-email.ts';
import type { changePasswordMachine } from './change-password.ts';
import type { closeAccountMachine } from './close-account.ts';
import type { emailVerificationMachine } from './email-verification.ts';
import type { entranceMachine } from './entrance.ts';
import type { forgottenPasswordMachine } from './forgotten-password.ts';

export const actionLinkDescriptions = {
  actors: {
    readLink: 'Asks the sign-in service whose link it is. Nothing changes by that.',
    useLink: 'Has the sign-in service do what the link is for.',
  },
  guards: { isSpent: 'The sign-in service says that the link will never work again.' },
} satisfies Descriptions<typeof actionLinkMachine>;

export const emailVerificationDescriptions = {
  actors: {
    sendLink: 'Has the sign-in service send the link that confirms the e-mail.',
    isVerified: 'Reads the account anew: whether its e-mail is confirmed by now.',
  },
  guards: {
    isTooMany: 'The sign-in service says that it has sent enough for now.',
    isVerified: 'The e-mail is confirmed.',
  },
  delays: {
    pause: 'A minute between two e-mails.',
    longPause: 'Five minutes, once the sign-in service has sent enough.',
  },
} satisfies Descriptions<typeof emailVerificationMachine>;

export const entranceDescriptions = {
  actors: { findFirstPage: 'Finds where they go on, and loads that page.' },
  guards: {
    isOutside: 'Nobody is signed in.',
    isInside: 'Somebody is signed in.',
  },
} satisfies Descriptions<typeof entranceMachine>;

export const forgottenPasswordDescriptions = {
  actors: { sendLink: 'Has the sign-in service send the link to a new password.' },
} satisfies Descriptions<typeof forgottenPasswordMachine>;

const reauthenticate = 'Has the sign-in service check the password once more.';

export const changeEmailDescriptions = {
  actors: { reauthenticate, sendLink: 'Has the sign-in service send the link to the new mailbox.' },
  guards: { isTaken: 'Somebody signs in with that e-mail already.' },
} satisfies Descriptions<typeof changeEmailMachine>;

export const changePasswordDescriptions = {
  actors: { reauthenticate, storePassword: 'Has the sign-in service store the new password.' },
} satisfies Descriptions<typeof changePasswordMachine>;

export const closeAccountDescriptions = {
  actors: { reauthenticate, closeAccount: 'Has Novi close the account.' },
  guards: {
    wasTried: 'Closing was tried before, and its answer did not come or said no.',
    isTooOld: 'Novi wants the password given once more.',
    isClosedAlready: 'Novi takes the session no more, after a try whose answer did not come.',
  },
} satisfies Descriptions<typeof closeAccountMachine>;
