import { sanitizePassword, sanitizeText } from '#domain/validation.ts';
import type { Words } from '#domain/words.ts';
import type { Credentials, MemberDetails } from '#machines/auth/types.ts';
import { emailProblem } from '../../features/credentials/email-problem.ts';
import { newPasswordProblem } from '../../features/credentials/new-password-problem.ts';
import { signUpTexts } from '../../texts/sign-up.ts';

/** Letters of a name at most. */
const nameLength = 100;

/** Who the person is and what they agree to: what an account's record is made from. */
export const memberDetailsChecks = {
  firstName: (typed: string) => nameProblem(typed, signUpTexts.firstNameNeeded),
  lastName: (typed: string) => nameProblem(typed, signUpTexts.lastNameNeeded),
  agreesToTerms: (agreed: string) => consentProblem(agreed, signUpTexts.termsNeeded),
  agreesToPrivacy: (agreed: string) => consentProblem(agreed, signUpTexts.privacyNeeded),
};

const { firstName, lastName, ...consents } = memberDetailsChecks;

/** What is asked of somebody who has no account, in the page's order. */
export const signUpChecks = { firstName, lastName, email: emailProblem, password: newPasswordProblem, ...consents };

/** What was typed, as it is kept. */
export function memberDetailsOf(typed: Record<keyof MemberDetails, string>): MemberDetails {
  return {
    firstName: sanitizeText(typed.firstName),
    lastName: sanitizeText(typed.lastName),
    agreesToTerms: typed.agreesToTerms !== '',
    agreesToPrivacy: typed.agreesToPrivacy !== '',
  };
}

/** The same for what the account is opened with. */
export function newCredentialsOf({ email, password }: Credentials): Credentials {
  return { email: sanitizeText(email), password: sanitizePassword(password) };
}

function nameProblem(typed: string, needed: Words): Words | undefined {
  const { length } = sanitizeText(typed);
  if (length === 0) return needed;
  return length > nameLength ? signUpTexts.nameLong : undefined;
}

function consentProblem(agreed: string, needed: Words): Words | undefined {
  return agreed === '' ? needed : undefined;
}
