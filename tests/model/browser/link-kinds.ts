import { readAccount, sendLink, signsIn, stealEmail } from '#tests/browser/fixtures/identity.ts';
import type { LinkKind } from '#machines/account/action-link.ts';
import type { Scene } from './scene.ts';
import { newestCode } from './sign-in-service.ts';

/** What a link to a new password is used with. */
export const nextPassword = 'four quite new words';

const newEmailOf = ({ member }: Scene) => `new.${member.email}`;

/** What the person reads of each kind of link, and what becomes of their account. */
export const linkKinds: Readonly<
  Record<
    LinkKind,
    {
      name: string;
      asks: { title: string; lead: (scene: Scene) => string; press: string };
      spent: { go: string; to: string };
      done: { title: string; go?: string; to?: string };
      code: (scene: Scene) => Promise<string>;
      isUsed: (scene: Scene) => Promise<boolean>;
    }
  >
> = {
  resetPassword: {
    name: 'a link to a new password',
    asks: {
      title: 'Choose a new password',
      lead: ({ member }) => `For your account ${member.email}.`,
      press: 'Save the new password',
    },
    spent: { go: 'Ask for a new link', to: '/account?mode=forgotPassword' },
    done: { title: 'Your password is changed' },
    code: async ({ member }) => {
      await sendLink('PASSWORD_RESET', member);
      return newestCode(member.email, 'PASSWORD_RESET');
    },
    isUsed: async ({ member }) => (await signsIn({ ...member, password: nextPassword })) && !(await signsIn(member)),
  },
  verifyEmail: {
    name: 'a link to confirm the e-mail',
    asks: {
      title: 'Confirm your e-mail',
      lead: ({ member }) => `You opened the link for ${member.email}.`,
      press: 'Confirm this e-mail',
    },
    spent: { go: 'See if it is confirmed', to: '/verify-email' },
    done: { title: 'Your e-mail is confirmed' },
    code: async ({ member }) => {
      await sendLink('VERIFY_EMAIL', member);
      return newestCode(member.email, 'VERIFY_EMAIL');
    },
    isUsed: async ({ member }) => (await readAccount(member.email))?.emailVerified === true,
  },
  verifyAndChangeEmail: {
    name: 'a link to change the e-mail',
    asks: {
      title: 'Change your e-mail',
      lead: (scene) => `Then you sign in with ${newEmailOf(scene)}, no longer with ${scene.member.email}.`,
      press: 'Change to this e-mail',
    },
    spent: { go: 'Go to your account', to: '/account' },
    done: { title: 'Your e-mail is changed' },
    code: async (scene) => {
      await sendLink('VERIFY_AND_CHANGE_EMAIL', scene.member, newEmailOf(scene));
      return newestCode(newEmailOf(scene), 'VERIFY_AND_CHANGE_EMAIL');
    },
    isUsed: async (scene) => (await readAccount(newEmailOf(scene))) !== undefined,
  },
  recoverEmail: {
    name: 'a link to take back the e-mail',
    asks: {
      title: 'Take back your e-mail',
      lead: ({ member }) => `you will sign in with ${member.email} again.`,
      press: 'Take back my e-mail',
    },
    spent: { go: 'Go to your account', to: '/account' },
    done: { title: 'You have your e-mail back', go: 'Choose a new password', to: '/account?mode=forgotPassword' },
    code: async ({ member }) => {
      await stealEmail(member, `thief.${member.email}`);
      return newestCode(member.email, 'RECOVER_EMAIL');
    },
    // The password is still the one that the thief may know: the page leads on to a new one.
    isUsed: ({ member }) => signsIn(member),
  },
};
