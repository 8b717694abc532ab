import type { Stack } from './stack.ts';

/** What a person reads when everything runs: the address, the accounts to sign in with, and how to stop. */
export async function welcome(
  stack: Pick<Stack, 'address' | 'adminSite' | 'mailbox' | 'withoutAccount'>,
  seconds: number,
): Promise<string> {
  const { demoAccounts } = await import('../seed/index.ts');
  const width = Math.max(...demoAccounts.map((account) => account.email.length));
  const passwordWidth = Math.max(...demoAccounts.map((account) => account.password.length));
  const rows = demoAccounts.map(
    ({ email, password, what }) => `  ${email.padEnd(width)}  ${password.padEnd(passwordWidth)}  ${what}`,
  );
  return [
    '',
    `Novi is ready at ${stack.address} (after ${seconds.toFixed(1)} s)`,
    '',
    'Sign in as one of these invented people (e-mail, password, who it is), or sign up yourself:',
    ...rows,
    '',
    `The admin signs in at ${new URL(stack.adminSite).host}, and can act as a member from there.`,
    ...lostAccounts(stack.withoutAccount),
    `No e-mail leaves this machine: read them at ${new URL(stack.mailbox).host}. Links of accounts are shown here, too.`,
    'Press Ctrl-C to stop. Your data is kept for the next start.',
  ].join('\n');
}

function lostAccounts(count: number): string[] {
  if (count === 0) return [];
  const people = count === 1 ? '1 person in the database has' : `${count} people in the database have`;
  return [`${people} no sign-in account any more, because an earlier run was killed: they must sign up again.`, ''];
}
