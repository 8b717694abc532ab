import { draftsPatience, tokenRenewalPause } from '#domain/constants.ts';
import { press } from '#tests/browser/steps/screen.ts';
import type { Driver, Stimulus } from '../../driver.ts';
import type { Scene } from '../../scene.ts';
import { giveUpTyped, refuseInForm, refuseTyped, saveTyped } from './typing.ts';
import { inStory, named, showing, texts, type Machine, type Place, type World } from './world.ts';

type Parts = Driver<Machine, World>;

/** Who has signed out in another tab is out at once, all others once the session is ended. */
const out = ({ isIn }: Place): Stimulus<Machine>[] => (isIn('signedOut') ? [] : [{ done: 'signOut' }]);
const isSaving = ({ isIn }: Place) => isIn('leaving.saving');

const lost = showing('signInForm', texts.isLost);
const isLostAtForm = (world: World): World => ({ ...showing('form', texts.isLost)(world), story: 'refused' });

/** A bit more than the time: what is due then is due. */
const pass = ({ page }: Scene, seconds: number) => page.clock.fastForward(seconds * 1000 + 100);

async function passUntilRenewal(scene: Scene): Promise<void> {
  await pass(scene, tokenRenewalPause);
  await scene.gate.waits('roles');
}

export const leavingCalls = {
  saveDrafts: {
    done: [
      {
        does: 'what was typed is saved',
        told: { output: 'saved' },
        then: out,
        world: showing('home'),
        play: saveTyped,
      },
      {
        does: 'what was typed can’t be saved',
        told: { output: 'unsaved' },
        then: out,
        world: lost,
        play: (scene) => refuseTyped(scene),
      },
    ],
    error: { notMoved: 'What saves the drafts never fails: it tells what became of them.' },
  },
  keepDrafts: {
    done: { notMoved: 'It answers at once, as the session is over.' },
    error: { notMoved: 'What keeps the drafts never fails: it tells what became of them.' },
  },
  saveKept: {
    done: [
      {
        does: 'it is saved',
        told: { output: 'saved' },
        then: [named],
        world: showing('form', texts.isSaved),
        play: saveTyped,
      },
      {
        does: 'it can’t be saved, however often that is tried',
        told: { output: 'unsaved' },
        then: [named],
        world: isLostAtForm,
        play: async (scene) => {
          await refuseTyped(scene, 3);
          await refuseInForm(scene);
        },
      },
    ],
    error: { notMoved: 'What saves the drafts never fails: it tells what became of them.' },
  },
  signOut: {
    done: { notMoved: 'It needs no request, and follows from what ends the session.' },
    error: { notMoved: 'It follows where the browser lets nothing be taken away.' },
  },
} satisfies Partial<Parts['calls']>;

export const times = {
  untilRenewal: [
    {
      does: 'the sign-in is about to run out',
      when: (at) => inStory('renewal', 'actingBriefly')(at) && !at.world.isRenewed,
      play: passUntilRenewal,
    },
  ],
  renewalPause: [{ does: 'half a minute passes', play: passUntilRenewal }],
  draftsPatience: [
    {
      does: 'saving takes too long',
      when: (at) => isSaving(at) && at.world.hasTyped,
      then: out,
      world: lost,
      play: async (scene) => {
        await pass(scene, draftsPatience);
        await giveUpTyped(scene);
      },
    },
    {
      does: 'saving what waited takes too long',
      when: ({ isIn }) => isIn('savingKept'),
      then: [named],
      world: isLostAtForm,
      play: async (scene) => {
        await pass(scene, draftsPatience);
        await giveUpTyped(scene);
        await refuseInForm(scene);
      },
    },
  ],
  keptTime: { notMoved: 'The machine tells itself that it has passed: `kept.expired`.' },
} satisfies Parts['delays'];

export const notices = {
  'drafts.noticed': [
    {
      does: 'presses OK below what became of it',
      when: ({ world }) => world.shows === 'form' && world.says !== '',
      world: showing('form'),
      play: ({ page }) => press(page, 'OK'),
    },
  ],
} satisfies Partial<Parts['events']>;
