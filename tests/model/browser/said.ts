import { expect, type Locator, type Page } from '@playwright/test';

/** What pages say where the sign-in service or the API can’t be reached. */
export const offline = 'We can’t reach Novi right now.';

/** What pages say of a wrong password to somebody who is signed in. */
export const wrongPassword = 'Your current password is not right.';

/** What a form says of the last try, with the focus there, or on the field that it is about; nothing where `said` is empty. */
export async function expectSaid(page: Page, said: string, field: Locator, title = ''): Promise<void> {
  const alert = page.getByRole('alert');
  if (said === '') return expect(alert).toHaveCount(0);
  await expect(alert).toHaveCount(1);
  await expect(alert).toContainText(said);
  const isOfField = said === wrongPassword;
  if (!isOfField) await expect(alert).toContainText(title);
  await expect(isOfField ? field : alert).toBeFocused();
}
