import type { LinkKind } from '#machines/account/action-link.ts';
import type { AccountsPlace } from './accounts.ts';

/** A link as the emulator keeps it instead of sending an e-mail. */
type Link = { email: string; newEmail?: string; requestType: string; oobCode: string };

/** What the app calls each kind of link; others are not the app's. */
const modes: Readonly<Record<string, LinkKind>> = {
  PASSWORD_RESET: 'resetPassword',
  VERIFY_EMAIL: 'verifyEmail',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
  RECOVER_EMAIL: 'recoverEmail',
};

type MailPlan = Pick<AccountsPlace, 'origin' | 'projectId'> & {
  /** Where the app is. */
  address: string;
  say: (line: string) => void;
  everyMs?: number;
};

/** Says the links that people would get by e-mail: nothing leaves this machine, so they could not go on otherwise. */
export function sayMail({ origin, projectId, address, say, everyMs = 1_000 }: MailPlan): { stop: () => void } {
  const said = new Set<string>();
  const look = async () => {
    const response = await fetch(`${origin}/emulator/v1/projects/${projectId}/oobCodes`);
    const { oobCodes } = (await response.json()) as { oobCodes: Link[] };
    for (const { email, newEmail = email, requestType, oobCode } of oobCodes) {
      const mode = modes[requestType];
      if (!mode || said.has(oobCode)) continue;
      said.add(oobCode);
      say(`E-mail to ${newEmail}: ${address}/account?mode=${mode}&oobCode=${oobCode}`);
    }
  };
  const timer = setInterval(() => {
    // When the emulator is gone, its end is reported elsewhere.
    look().catch(() => undefined);
  }, everyMs);
  return { stop: () => clearInterval(timer) };
}
