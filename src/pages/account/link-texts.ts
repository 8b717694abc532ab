import type { Words } from '#domain/words.ts';
import type { LinkKind } from '#machines/account/action-link.ts';
import { paths } from '#domain/paths.ts';
import { linkTexts as texts } from '../../texts/action-links.ts';
import { passwordResetTexts, passwordTexts } from '../../texts/password.ts';

/** What a page asks before a link is used. */
export type LinkWords = { title: Words; lead: Words; use: Words };

type LinkTexts = {
  /** What the log calls a failure. */
  whatFailed: string;
  ask: LinkWords;
  spent: { lead: Words; go: Words; to: string };
  /** Where it leads who is signed out, if not to the sign-in page. */
  done: { title: Words; lead: Words; go?: Words; to?: string };
};

/** What the pages behind each kind of link say, and where they lead. */
export const linkTextsOf: Readonly<Record<LinkKind, LinkTexts>> = {
  resetPassword: {
    whatFailed: 'Password reset failed',
    ask: { title: passwordResetTexts.chooseTitle, lead: passwordResetTexts.chooseLead, use: passwordTexts.save },
    spent: { lead: passwordResetTexts.spentLead, go: passwordResetTexts.askAgain, to: paths.forgotPassword },
    done: { title: passwordResetTexts.doneTitle, lead: passwordResetTexts.doneLead },
  },
  verifyEmail: {
    whatFailed: 'Confirming an e-mail failed',
    ask: { title: texts.verifyTitle, lead: texts.verifyLead, use: texts.verifyUse },
    spent: { lead: texts.verifySpent, go: texts.verifyAgain, to: paths.verifyEmail },
    done: { title: texts.verifyDoneTitle, lead: texts.verifyDoneLead },
  },
  verifyAndChangeEmail: {
    whatFailed: 'E-mail change failed',
    ask: { title: texts.changeTitle, lead: texts.changeLead, use: texts.changeUse },
    spent: { lead: texts.changeSpent, go: texts.toAccount, to: paths.account },
    done: { title: texts.changeDoneTitle, lead: texts.changeDoneLead },
  },
  recoverEmail: {
    whatFailed: 'E-mail recovery failed',
    ask: { title: texts.recoverTitle, lead: texts.recoverLead, use: texts.recoverUse },
    spent: { lead: texts.recoverSpent, go: texts.toAccount, to: paths.account },
    done: {
      title: texts.recoverDoneTitle,
      lead: texts.recoverDoneLead,
      go: texts.recoverPassword,
      to: paths.forgotPassword,
    },
  },
};
