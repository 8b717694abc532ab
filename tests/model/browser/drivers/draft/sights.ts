import { expect, type Locator, type Page } from '@playwright/test';
import { stepPath } from '#domain/steps.ts';
import { expectEncrypted } from '#tests/browser/steps/encrypted.ts';
import { conflict, notSaved } from '#tests/browser/steps/unsaved.ts';
import type { Sight, Unseen } from '../../driver.ts';
import { forms } from './forms.ts';
import type { World } from './world.ts';

const isEligibility = ({ form }: World) => forms[form].address === stepPath('eligibility');
/** What is said of saving stands beside the fields: on the pages that come after them, nothing is typed. */
const buttonBeside = ({ place, form: name, isBehind }: World) =>
  place === 'form' && !isBehind ? forms[name].button : undefined;
const showsSaving = (world: World) => buttonBeside(world) !== undefined;

const saves = (page: Page) => page.getByText('Saving …');
const onDevice = (page: Page) => page.getByText('locked on this device, for you alone').first();
const choices = (page: Page): Locator[] =>
  ['Keep what is on this page', 'Show the other one'].map((name) => page.getByRole('button', { name }));

/** What was typed stands in its field; where nobody is signed in, or the form is not there yet, none of it does. */
const form: Sight<World> = async ({ page }, world) => {
  const field = forms[world.form].field(page);
  if (showsSaving(world)) await expect(field).toHaveValue(world.shown);
  if (world.place === 'login' || world.place === 'opening') await expect(field).toHaveCount(0);
  if (world.place === 'login') await expect(page.getByLabel('E-mail')).toBeEditable();
};

/** It can be typed on, and sent. */
const isFree: Sight<World> = async (scene, world) => {
  await form(scene, world);
  const name = buttonBeside(world);
  if (!name) return;
  await expect(forms[world.form].field(scene.page)).toBeEditable();
  await expect(conflict(scene.page)).toHaveCount(0);
  const button = scene.page.getByRole('main').getByRole('button', { name });
  await expect(button).not.toHaveAttribute('aria-disabled');
};

/** It is said that it is being saved, or that it could not be so far. */
const isUnsaved: Sight<World> = async (scene, world) => {
  await form(scene, world);
  if (showsSaving(world)) await expect(saves(scene.page).or(notSaved(scene.page)).first()).toBeVisible();
};

const isNotSaved: Sight<World> = async (scene, world) => {
  await isFree(scene, world);
  if (showsSaving(world)) await expect(notSaved(scene.page)).toBeVisible();
};

/** The person is asked, and both answers can be given. */
const isAsked: Sight<World> = async (scene, world) => {
  await form(scene, world);
  if (!showsSaving(world)) return;
  const isThere = forms[world.form].isStored?.(world.stored.value ?? '');
  expect(await isThere?.(scene.db, scene.member), 'the other one is not overwritten').toBe(true);
  await expect(conflict(scene.page)).toBeVisible();
  for (const choice of choices(scene.page)) await expect(choice).toBeEnabled();
};

/** It is sent once, however often the button is pressed. */
const isSent: Sight<World> = async (scene, world) => {
  await form(scene, world);
  if (world.place === 'form' && isEligibility(world))
    await expect(scene.page.getByRole('main').locator('[aria-disabled=true]')).not.toHaveCount(0);
};

/** What lies on the device; a page that says that something is not saved says, too, whether it does. */
const saysWhere =
  (isThere: boolean): Sight<World> =>
  async ({ page }, world) => {
    await expectEncrypted(page, world.copy ? 1 : 0);
    if (showsSaving(world) && (!isThere || (await notSaved(page).count()) > 0))
      await expect(onDevice(page)).toHaveCount(isThere ? 1 : 0);
  };

const passes = { unseen: 'It passes at once.' };
const beside = { unseen: 'What is seen, the state of saving says.' };
const underWay = { unseen: 'What lies on the device meanwhile is what lay there before.' };

export const sights = {
  'saving.clean': isFree,
  'saving.dirty': isUnsaved,
  'saving.sending.posting': isUnsaved,
  'saving.sending.comparing': isUnsaved,
  'saving.settling': passes,
  'saving.retrying': isNotSaved,
  'saving.refused': isNotSaved,
  'saving.conflict.open': isAsked,
  'saving.conflict.overruling': isAsked,
  'saving.submitting.deciding': passes,
  'saving.submitting.checking': isSent,
  'saving.submitting.storing': isSent,
  'saving.held': form,
  'saving.opening': form,
  'typing.resting': beside,
  'typing.writing.pausing': beside,
  'copy.none': saysWhere(false),
  'copy.present.encrypting': underWay,
  'copy.present.encrypted': saysWhere(true),
  'copy.present.missing': saysWhere(false),
  'copy.present.dropping': underWay,
} satisfies Readonly<Record<string, Sight<World> | Unseen>>;
