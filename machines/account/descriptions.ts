import type { Descriptions } from '../descriptions.ts';
import type { actionLinkMachine } from './action-link.ts';
import type { emailVerificationMachine } from './email-verification.ts';

export const actionLinkDescriptions = {
  actors: {
    readLink: 'Asks the identity provider whose link it is. Nothing changes by that.',
    useLink: 'Has the identity provider do what the link is for.',
  },
  guards: { isSpent: 'The provider says that the link will never work again.' },
} satisfies Descriptions<typeof actionLinkMachine>;

export const emailVerificationDescriptions = {
  actors: {
    sendLink: 'Has the identity provider send the link that confirms the e-mail.',
    isVerified: 'Reads the account anew: whether its e-mail is confirmed by now.',
  },
  guards: {
    isTooMany: 'The provider says that it has sent enough for now.',
    isVerified: 'The e-mail is confirmed.',
  },
  delays: {
    pause: 'A minute between two e-mails.',
    longPause: 'Five minutes, once the provider has sent enough.',
  },
} satisfies Descriptions<typeof emailVerificationMachine>;
