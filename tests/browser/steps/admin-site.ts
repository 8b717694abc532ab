import { expect, type Page } from '@playwright/test';
import { browserPorts } from '#scripts/checks/test-ports.ts';
import type { Member } from '../fixtures/member.ts';
import type { Person } from '../fixtures/person.ts';
import { expectHeading } from './screen.ts';
import { fillSignIn } from './session.ts';

/** Where admins sign in. */
export const adminSite = `http://localhost:${browserPorts().adminSite}/`;

/** Signs in on the admin site, up to the list of members. */
export async function signInAsAdmin(page: Page, admin: Person): Promise<void> {
  await page.goto(adminSite);
  await fillSignIn(page, admin);
  await expectHeading(page, 'Members');
}

/** Finds a member in the list and opens the dialog that asks why. */
export async function chooseMember(page: Page, { email }: Member): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search by name or e-mail' }).fill(email);
  // The list moves when the answer comes: a press that it comes into the middle of is nobody's.
  await expect(page.getByRole('status').filter({ hasText: /^1 member$/ })).toBeVisible();
  const member = page.getByRole('main').getByRole('listitem').filter({ hasText: email });
  await member.getByRole('button', { name: /^Act as/ }).click();
}

/** The open or newest impersonation of somebody is stored so. */
export const impersonationRows = `select admin_id, member_id, reason, ended_at, ended_by from impersonations where member_id = $1`;
