/**
 * A small process that outlives the one that started the stack. When that one is killed without a chance to clean up, the
 * channel between them breaks, and the keeper stops the parts.
 */
import { saveAccounts, type AccountsPlace } from './accounts.ts';
import type { RecordedPart } from './lock.ts';
import { stopLeftovers } from './processes.ts';

/** What the keeper is told: a part that was started, where the accounts are, or that all was stopped in order. */
export type KeeperMessage = { part: RecordedPart } | { accounts: AccountsPlace } | { done: true };

const parts: RecordedPart[] = [];
let accounts: AccountsPlace | undefined;

process.on('message', (message: KeeperMessage) => {
  if ('part' in message) parts.push(message.part);
  else if ('accounts' in message) accounts = message.accounts;
  else process.exit(0);
});

process.on('disconnect', () => {
  void (async () => {
    if (accounts) await saveAccounts(accounts).catch(() => false);
    await stopLeftovers(parts);
    process.exit(0);
  })();
});
