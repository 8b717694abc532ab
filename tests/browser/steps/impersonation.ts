import { expect, type Locator, type Page } from '@playwright/test';
import { settingOf } from '../fixtures/database.ts';
import { signInAt } from '../fixtures/identity.ts';
import type { Member } from '../fixtures/member.ts';
import { signIn } from './session.ts';

/** What an admin says who acts. */
export const reason = 'Ines asked us for help by phone.';

/** Begins to impersonate a member, or stops it, behind the app's back: as the admin site does. */
export async function changeClaims(admin: Member, member?: Member): Promise<void> {
  const { token } = await signInAt(admin);
  const own = {
    original_novi_id: admin.id,
    original_novi_name: `${admin.firstName} ${admin.lastName}`,
    original_novi_authorities: ['admin'],
    reason,
  };
  const none = { original_novi_id: null, original_novi_name: null, original_novi_authorities: null };
  const answer = await fetch(`${settingOf('APP_ORIGIN')}/api/v1/users/${admin.id}/update-user-claims`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      access_token: token,
      user_id: admin.id,
      ...(member
        ? { novi_id: member.id, novi_authorities: ['member'], ...own }
        : { novi_id: admin.id, novi_authorities: ['admin'], ...none }),
    }),
  });
  expect(answer.status, await answer.text()).toBe(200);
}

/** Signs an admin in to Novi as the member whom they impersonate. */
export async function signInImpersonating(page: Page, admin: Member, member: Member): Promise<void> {
  await changeClaims(admin, member);
  await signIn(page, admin);
  await expect(banner(page)).toContainText(
    `Olu Admin is acting as ${member.firstName} ${member.lastName}. This ends by`,
  );
}

export const banner = (page: Page): Locator => page.getByRole('complementary', { name: 'Acting as a member' });
export const stopDialog = (page: Page): Locator => page.getByRole('alertdialog', { name: 'Stop Impersonating' });
export const endedDialog = (page: Page): Locator => page.getByRole('alertdialog', { name: 'Impersonation Ended' });

/** Presses the banner's button and confirms. */
export async function stopImpersonation(page: Page): Promise<void> {
  await banner(page).getByRole('button', { name: 'Stop Impersonating' }).click();
  await stopDialog(page).getByRole('button', { name: 'Stop Impersonating' }).click();
}
