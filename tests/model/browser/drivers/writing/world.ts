import type { writingMachine, WritingFacts } from '#machines/writing/machine.ts';
import type { WritingView } from '#machines/writing/views.ts';
import { signIn } from '#tests/browser/steps/session.ts';
import type { At, Stimulus } from '../../driver.ts';
import type { Scene } from '../../scene.ts';
import { signElsewhere, summaryHolds, talkedYesterday } from '../../summaries.ts';

export type World = {
  /** How many versions are signed. */
  signed: number;
  /** The version from which what is typed was made. */
  basedOn: number | undefined;
  /** It was said what is changed, and nothing else is missing. */
  isComplete: boolean;
  /** The view that the address names. */
  address: WritingView;
  /** Forward in the browser leads to the preview. */
  hasForward: boolean;
  /** Another device has typed something else into the draft, which the page does not know. */
  isTypedElsewhere: boolean;
  /** What is signed is what was written here: its answer was lost. */
  isMine: boolean;
  /** The last try to sign failed. */
  hasFailed: boolean;
};
export type Machine = typeof writingMachine;
export type Place = At<Machine, World>;

export const blank: World = {
  ...{ signed: 0, basedOn: undefined, isComplete: false, address: 'form', hasForward: false },
  ...{ isTypedElsewhere: false, isMine: false, hasFailed: false },
};

/** What is typed as what matters most, in each version anew. */
export const textOf = (basedOn: number) => `Your test found nothing that worries us, in ${basedOn + 1} words.`;

export const factsOf = ({ signed, basedOn, isComplete, isMine }: World): WritingFacts => ({
  ...{ signed, basedOn, isComplete, isMine },
});
export const read = (world: World): Stimulus<Machine> => ({ type: 'facts.read', facts: factsOf(world) });
export const asked = (destination: WritingView): Stimulus<Machine> => ({ type: 'page.visited', destination });
/** A preview that does not stand leaves the address. */
export const left = ({ world, isIn }: Place): Stimulus<Machine>[] =>
  world.address === 'preview' && !isIn('previewing') && !isIn('signing') ? [asked('form')] : [];
export const away = (world: World): World => ({
  ...world,
  address: 'form',
  hasForward: world.hasForward || world.address === 'preview',
});

export async function open(scene: Scene, { signed }: World): Promise<void> {
  const visit = await talkedYesterday(scene);
  const { gate, page, admin, member } = scene;
  if (signed > 0) await signElsewhere(scene, 'What was signed at first.');
  await gate.hold('sign', { method: 'PUT', url: /\/visits\/[^/]+\/summary$/ });
  await signIn(page, admin, `/specialist/patients?patient=${member.id}&write=${visit}`);
}

export const holdDraft = ({ gate }: Scene) =>
  gate.hold('draft', { method: 'PUT', url: /\/visits\/[^/]+\/drafts\/summary$/ });

export async function writeAll({ page, typed }: Scene, { basedOn = 0 }: World): Promise<void> {
  const type = (name: string, text: string) =>
    typed.type(page, name, {
      field: (where) => where.getByRole('textbox', { name }),
      text,
      isStored: summaryHolds(text),
    });
  await type('What matters most', textOf(basedOn));
  if (basedOn > 0) return page.getByRole('textbox', { name: 'What you changed, and why' }).fill('A better word.');
  await type('Why you came', 'You wanted to know about your risk.');
  await page.getByRole('combobox', { name: 'What the test has shown' }).selectOption('no-change-found');
  await type('The result in plain words', 'The lab found no harmful change.');
}

/** Nothing of what was typed is wanted any more. */
export function forget({ typed }: Scene): void {
  for (const name of ['What matters most', 'Why you came', 'The result in plain words']) typed.forget(name);
}

export const begun = (world: World): World => ({ ...world, basedOn: world.basedOn ?? world.signed, isComplete: true });
export const ended = (world: World): World => ({
  ...away(world),
  basedOn: undefined,
  isComplete: false,
  isMine: false,
});
/** It goes on as a change of what is signed by now. What was changed is still to be said, unless it was. */
export const asChange = (world: World): World => ({
  ...world,
  basedOn: world.signed,
  isComplete: world.isComplete && world.basedOn !== 0,
});
export const isBehind = ({ world: { signed, basedOn = signed } }: Place) => signed > basedOn;
export const isToWrite = ({ isIn, world }: Place) => isIn('editing') && !world.isComplete;

export const gone = ({ world }: Place): Stimulus<Machine>[] => [
  read(ended(world)),
  ...(world.address === 'preview' ? [asked('form')] : []),
];
