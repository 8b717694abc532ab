import { expect, type Page } from '@playwright/test';
import { paths } from '#domain/paths.ts';
import { answered, noAnswer } from '#tests/browser/fixtures/console.ts';
import { ofTheEnd } from '#tests/browser/steps/session-end.ts';
import { draftHolds } from '../../records.ts';
import type { Scene } from '../../scene.ts';

export const zip = (page: Page) => page.getByLabel('ZIP code');
const what = 'the ZIP code';
const typedBy = new WeakMap<Scene, number>();

/** By the link to it, where another page stands: there, who signs in elsewhere is led on, too. */
export async function openSignIn(page: Page): Promise<void> {
  if (new URL(page.url()).pathname !== paths.login) await page.getByRole('link', { name: 'Sign in' }).first().click();
  await expect(page).toHaveURL(paths.login);
}

/** Types something that was not there before, so that it is to be saved. */
export async function typeZip(scene: Scene): Promise<void> {
  const times = (typedBy.get(scene) ?? 0) + 1;
  typedBy.set(scene, times);
  const text = String(60_600 + times);
  await scene.typed.type(scene.page, what, { field: zip, text, isStored: draftHolds('zip', text) });
}

/**
 * Saving has its time: it passes only as a tour says, until it is over.
 * @param leave is what makes it begin
 */
export async function saveInStoppedTime(scene: Scene, leave: () => Promise<unknown>): Promise<void> {
  await scene.stopTime();
  await leave();
  const { page } = scene;
  // React waits by timers, too, before it shows what had to be fetched.
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(page.locator('[data-words^="Saving what you typed"]')).toBeAttached({ timeout: 200 });
  }).toPass();
  // A wait that is over within a moment is not worth a word.
  await page.clock.runFor(1_100);
}

/** It is given up, as the page says, also where its request is still under way. */
export async function giveUpTyped(scene: Scene): Promise<void> {
  forgetTyped(scene);
  scene.complaints.allow(noAnswer);
  await scene.gate.discard('draft');
  await scene.letTimePass();
}

export async function saveTyped(scene: Scene): Promise<void> {
  await scene.untilMoved('auth', () => scene.gate.answer('draft'));
}

/** Novi takes it no more, however often it is asked. */
export async function refuseTyped(scene: Scene, times = 1): Promise<void> {
  forgetTyped(scene);
  scene.complaints.allow(answered(422));
  for (let tried = 1; tried < times; tried += 1) {
    await refuseAndWait(scene, tried * 1_000 + 100);
  }
  await scene.untilMoved('auth', () => refuse(scene));
}

/** A form that begins with what waited on the device tries to save that once more. */
export async function refuseInForm(scene: Scene): Promise<void> {
  scene.complaints.allow(answered(422));
  await refuse(scene);
}

function refuse({ gate }: Scene): Promise<void> {
  return gate.reply('draft', 422, { message: 'It can’t be stored.', code: 'invalid' });
}

/** Up to the next try. The page counts the pause from when it has read the answer; its patience for saving passes meanwhile, too. */
async function refuseAndWait(scene: Scene, pause: number): Promise<void> {
  const { gate, page, trace } = scene;
  const from = trace.entries.length;
  await refuse(scene);
  const hasRead = () => trace.of('draft', page, from).some(({ event }) => event === 'xstate.done.actor.save');
  await scene.inMoments(hasRead);
  await page.clock.runFor(pause);
  await scene.inMoments(() => gate.count('draft') > 0);
}

export function forgetTyped({ typed }: Scene): void {
  typed.forget(what);
}

/** The API takes the token of a draft no more: the sign-in service is asked for another one. */
export async function refuseToken({ gate, complaints }: Scene): Promise<void> {
  complaints.allow(answered(401));
  await gate.reply('draft', 401, { message: 'Please sign in again.', code: 'unauthorized' });
}

/** The same, and the sign-in service renews it no more. */
export async function endSession(scene: Scene): Promise<void> {
  const { gate, complaints } = scene;
  complaints.allow(...ofTheEnd);
  // By a clock that is far ahead, the token is renewed before anything is asked.
  await gate.waits('draft');
  await gate.hold('renewal', { method: 'POST', url: /securetoken\.googleapis\.com\// });
  await refuseToken(scene);
  await gate.reply('renewal', 400, { error: { code: 400, message: 'TOKEN_EXPIRED' } });
  await gate.open('renewal');
  await scene.letTimePass();
}
