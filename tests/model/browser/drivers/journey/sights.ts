import { expect, type Locator, type Page } from '@playwright/test';
import { stepFacts, type JourneyStep } from '#domain/steps.ts';
import { expectStep } from '#tests/browser/steps/screen.ts';
import { keepFromLab } from '../../people.ts';
import type { Scene } from '../../scene.ts';
import type { World } from './start.ts';

/** On a wide screen the rail with the eight steps is open. */
export function railLink(page: Page, step: JourneyStep): Locator {
  const rail = page.getByRole('navigation', { name: 'Your eight steps' });
  return rail.getByRole('link', { name: stepFacts[step].title.en, exact: true });
}

export async function expectLoading({ page }: Scene): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Looking up where you are …' })).toBeVisible();
}

export async function expectUnreachable({ page }: Scene): Promise<void> {
  await expect(page.getByRole('alert').filter({ hasText: 'We can’t reach Novi right now' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled();
}

export async function expectComplete({ page }: Scene): Promise<void> {
  await expect(page).toHaveURL('/member/dashboard');
  await expect(page.getByRole('main')).toContainText('All eight steps are done');
}

/** Nothing can be pressed twice while a step is stored. Who has strayed meanwhile is led back, and waits. */
export async function expectSaving({ page }: Scene, { has, isAtCheck }: World, step: JourneyStep): Promise<void> {
  if (has === 'strayed') {
    if (!isAtCheck) await expectStep(page, step);
    return;
  }
  await expect(page.getByRole('main').locator('button[aria-disabled="true"]').first()).toBeVisible();
}

/** To a page that needs no journey, and back. */
export async function goesAwayAndBack({ page }: Scene): Promise<void> {
  const address = page.url();
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  // Not its address alone: who goes back before the page stands has never left the one before.
  await expect(page.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(address);
}

/** As the care team does. The member looks at the page again: of a kit whose results are in by then, it asks no more. */
export async function orderEnds(scene: Scene): Promise<void> {
  const { db, member, page } = scene;
  await keepFromLab(scene);
  const { id } = await db.row('select id from kits where patient_id = $1', [member.id]);
  const event = 'insert into kit_events (kit_id, status, by, reason) values ($1, $2, $3, $4)';
  await db.rows(event, [id, 'DENIED', 'lab', 'tested-before']);
  await db.rows("update kits set status = 'DENIED', version = version + 1 where id = $1", [id]);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}
