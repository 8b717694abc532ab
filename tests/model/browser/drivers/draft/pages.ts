import { unsavedOf } from '#machines/draft/types.ts';
import { expect } from '@playwright/test';
import { killTab } from '#tests/browser/steps/leaving.ts';
import { press } from '#tests/browser/steps/screen.ts';
import { restored } from '#tests/browser/steps/unsaved.ts';
import type { Move } from '../../driver.ts';
import type { Scene } from '../../scene.ts';
import { whileTimePasses } from './clock.ts';
import { forms } from './forms.ts';
import { inputOf, left, opened, opensForm, readOf, stops, type Machine, type Place, type World } from './world.ts';

type Moves = readonly Move<Machine, World>[];

const isSending = ({ isIn }: Place) => isIn('saving.sending.posting') || isIn('saving.sending.comparing');
const isSubmitting = ({ isIn }: Place) => isIn('saving.submitting.storing');
const away = (world: World): World => ({ ...world, place: 'away' });

const leaves: Moves[number] = {
  does: 'goes to the page before',
  when: (at) => at.world.place === 'form' && !isSubmitting(at),
  world: away,
  play: async (scene) => {
    await press(scene.page, 'Back');
    await scene.inMoments(() => scene.page.getByRole('button', { name: 'Continue' }).first().isVisible());
  },
};

const opening = (world: World): World => ({ ...world, place: 'opening' });
const goesHome = ({ page }: Scene) => page.getByRole('link', { name: 'Novi home' }).click();

export const closes: Moves = [
  { ...leaves, when: (at) => leaves.when?.(at) !== false && !isSending(at) },
  {
    does: 'sends the form, and is led back before that has begun',
    when: ({ world }) => world.form === 'eligibility on a slow line',
    then: [{ type: 'form.opening' }],
    world: opening,
    play: async (scene, { form }) => {
      await forms[form].send(scene);
      await goesHome(scene);
    },
  },
];

/** The screen goes, and with it what was to be read for its form. */
export const cancels: Moves = [
  { ...leaves, when: (at) => leaves.when?.(at) !== false && isSending(at), then: [{ type: 'form.closed' }] },
  {
    does: 'goes to the start of the app, and is led back',
    when: (at) => at.world.place === 'form' && isSubmitting(at),
    then: [{ type: 'form.closed' }, { type: 'form.opening' }],
    world: opening,
    play: goesHome,
  },
  {
    does: 'is led back once more',
    when: ({ world, context }) => world.place === 'opening' && context.submission !== undefined,
    then: [{ type: 'form.opening' }],
    play: goesHome,
  },
  {
    does: 'leaves before the form stands',
    when: ({ world }) => world.place === 'opening',
    world: away,
    play: ({ page }) => page.goForward(),
  },
];

/** Of what could not be saved before it was sent, nothing is left. */
const opensAccepted: Moves[number] = {
  does: 'opens the form that was accepted',
  when: ({ world }) => world.place === 'next step' && world.made > 0,
  inEveryRun: true,
  told: ({ world }) => ({ begins: inputOf(world) }),
  then: ({ world }) => opened(accepted(world)),
  world: accepted,
  play: async (scene, world) => {
    const { page, db, member } = scene;
    await opensForm(scene, world, () => page.goto(forms[world.form].address));
    await expect(restored(page)).toHaveCount(0);
    expect(await db.rows('select step from form_drafts where patient_id = $1', [member.id])).toEqual([]);
  },
};

function accepted(world: World): World {
  return { ...world, place: 'form', form: 'accepted eligibility', stored: { value: undefined, version: 0 } };
}

export const opens: Moves = [
  opensAccepted,
  {
    does: 'comes back to the form',
    when: ({ world }) => world.place === 'away',
    world: opening,
    play: ({ page }) => page.goBack(),
  },
  {
    does: 'the tab crashes, and the form is opened in another one',
    told: ({ world }) => ({ begins: inputOf(world) }),
    then: ({ world }) => opened(left(world)),
    world: (world) => {
      const { copy, stored } = left(world);
      return { ...left(world), place: 'form', shown: copy?.value ?? stored.value ?? '' };
    },
    play: async (scene, world) => {
      const { page, context, gate } = scene;
      await killTab(page);
      await page.close();
      // What it saves at once waits as before.
      await gate.open('read');
      scene.page = await context.newPage();
      await whileTimePasses(scene, async () => {
        await scene.page.goto(forms[world.form].address);
        await forms[world.form].field(scene.page).waitFor();
      });
      await stops(scene, world);
    },
  },
];

export const isRead: Moves = [
  {
    does: 'the form stands',
    when: ({ world, isIn }) => world.place === 'opening' && isIn('saving.opening'),
    told: ({ world, context }) => ({ read: readOf(world, context) }),
    then: [{ type: 'form.opened' }],
    world: (world, { context }) => {
      const { value, found } = readOf(world, context);
      return { ...world, place: 'form', shown: String(unsavedOf(context)?.value ?? found?.value ?? value ?? '') };
    },
    play: async (scene, { form }) => {
      const { field, requests } = forms[form];
      await scene.gate.open('read');
      await scene.inMoments(() => field(scene.page).isVisible());
      await scene.gate.hold('read', requests.read);
    },
  },
];

export const notices: Moves = [
  {
    does: 'has read that it is here again',
    when: ({ context }) => context.isRestored,
    play: ({ page }) => press(page, 'OK'),
  },
];
