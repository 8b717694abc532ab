import type { LinkKind } from '#machines/account/action-link.ts';
import type { AccountsPlace } from './accounts.ts';

/** A link as the emulator keeps it instead of sending an e-mail. */
type Kept = { email: string; newEmail?: string; requestType: string; oobCode: string };

/** A link that somebody would get by e-mail. */
export type AccountLink = { to: string; mode: LinkKind; url: string };

/** What the app calls each kind of link; others are not the app's. */
const modes: Readonly<Record<string, LinkKind>> = {
  PASSWORD_RESET: 'resetPassword',
  VERIFY_EMAIL: 'verifyEmail',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
  RECOVER_EMAIL: 'recoverEmail',
};

type LinksPlace = Pick<AccountsPlace, 'origin' | 'projectId'> & {
  /** Where the app is. */
  address: string;
};

/** The links that people would get by e-mail, the oldest first: nothing leaves this machine, so they could not go on otherwise. */
export async function accountLinks({ origin, projectId, address }: LinksPlace): Promise<AccountLink[]> {
  const response = await fetch(`${origin}/emulator/v1/projects/${projectId}/oobCodes`);
  const { oobCodes } = (await response.json()) as { oobCodes: Kept[] };
  return oobCodes.flatMap(({ email, newEmail = email, requestType, oobCode }) => {
    const mode = modes[requestType];
    return mode ? [{ to: newEmail, mode, url: `${address}/account?mode=${mode}&oobCode=${oobCode}` }] : [];
  });
}

type MailPlan = LinksPlace & { say: (line: string) => void; everyMs?: number };

/** Says each of those links once. */
export function sayMail({ say, everyMs = 1_000, ...place }: MailPlan): { stop: () => void } {
  const said = new Set<string>();
  const look = async () => {
    for (const { to, url } of await accountLinks(place)) {
      if (said.has(url)) continue;
      said.add(url);
      say(`E-mail to ${to}: ${url}`);
    }
  };
  const timer = setInterval(() => {
    // When the emulator is gone, its end is reported elsewhere.
    look().catch(() => undefined);
  }, everyMs);
  return { stop: () => clearInterval(timer) };
}
