import { expect, it } from 'vitest';
import { demoAccounts } from '#scripts/seed/index.ts';
import { welcome } from '#scripts/stack/welcome.ts';

const addresses = {
  address: 'http://localhost:4300',
  adminSite: 'http://localhost:4306',
  mailbox: 'http://localhost:4307',
};

it('names one address, every demo account with its password, and how to stop', async () => {
  const text = await welcome({ ...addresses, withoutAccount: 0 }, 3.21);
  expect(text).toContain('Novi is ready at http://localhost:4300 (after 3.2 s)');
  expect(text.match(/https?:/g)).toHaveLength(1);
  for (const account of demoAccounts) {
    expect(text).toMatch(new RegExp(`${account.email} +${account.password} +${account.what}`));
  }
  expect(text).toContain('The admin signs in at localhost:4306');
  expect(text).toContain('read them at localhost:4307');
  expect(text).toContain('Press Ctrl-C to stop.');
});

it('tells of people whose account was lost', async () => {
  const text = await welcome({ ...addresses, withoutAccount: 2 }, 3);
  expect(text).toContain('2 people in the database have no sign-in account any more');
});
