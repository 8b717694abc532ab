import { expect } from '@playwright/test';
import { draftMachine } from '#machines/draft/machine.ts';
import { unsavedOf, type DraftContext, type ReadDraft } from '#machines/draft/types.ts';
import type { At, Start, Stimulus } from '../../driver.ts';
import type { Scene } from '../../scene.ts';
import type { Course } from './courses.ts';
import { whileTimePasses } from './clock.ts';
import { holdDisk, prepareDisk, releaseDisk } from './disk.ts';
import type { FormName } from './form.ts';
import { forms } from './forms.ts';
import { beginCount } from './made.ts';

export type World = {
  /** What is done in a tour, and how much of it is. */
  course: Course;
  next: number;
  form: FormName;
  /** Whether this browser can keep anything on the device. */
  keepsCopies: boolean;
  place: 'form' | 'opening' | 'away' | 'next step' | 'login';
  /** How many texts were typed, and what the form shows. */
  typed: number;
  shown: string;
  /** What the backend holds. `isRecord`: it is what was sent. */
  stored: { value: string | undefined; version: number; isRecord?: boolean };
  /** How many records were made of it. */
  made: number;
  /** What was typed is read before it is sent: its fields are a page behind. */
  isBehind?: true;
  /** What lies on the device. `isLeft`: its page is gone. */
  copy?: { value: string; version: number; unanswered: readonly string[]; isSent: boolean; isLeft: boolean };
};
export type Machine = typeof draftMachine;
export type Place = At<Machine, World>;

/** What is typed, one text after the other; the first stands there already. */
export const textOf = ({ form }: World, typed: number): string => forms[form].texts[typed] ?? '';

export const inputOf = ({ form, keepsCopies }: World) => ({
  key: { patientId: 'member', record: forms[form].record },
  entryId: keepsCopies ? 'copy' : undefined,
});

/** What a page reads for its form: where nothing is unsaved in the draft itself, what a page has left goes before what is stored. */
export function readOf({ stored: { value, version }, copy }: World, context?: DraftContext): ReadDraft {
  const isFound = copy?.isLeft === true && copy.value !== value && !(context && unsavedOf(context));
  return { value, version, ...(isFound && { found: { ...copy, ids: ['left'] } }) };
}

/** The page that has put its copy there is gone. */
export function left({ copy, ...world }: World): World {
  return { ...world, ...(copy && { copy: { ...copy, isLeft: true } }) };
}
export const withoutCopy = ({ copy: _, ...world }: World): World => world;

/** The draft begins anew, with another page or session. */
export const formStands = (world: World): Stimulus<Machine>[] => [{ begins: inputOf(world) }, ...opened(world)];

/** The form of a new page stands. */
export const opened = (world: World): Stimulus<Machine>[] => [
  { type: 'form.opening' },
  { type: 'draft.read', read: readOf(world) },
  { type: 'form.opened' },
];

export function startOf(course: Course, form: FormName, keepsCopies: boolean): Start<Machine, World> {
  const { texts, version } = forms[form];
  const shown = texts[0] ?? '';
  const world: World = {
    ...{ course, next: 0, form, keepsCopies, place: 'form', typed: 0, shown, made: 0 },
    stored: { value: version > 0 ? shown : undefined, version },
  };
  const then = opened(world);
  return { name: course, world, input: inputOf(world), then: form === 'ordered kit' ? then.slice(0, 2) : then, open };
}

/** Opens the form, with all that it asks for. */
async function open(scene: Scene, world: World): Promise<void> {
  const { page, gate, context } = scene;
  if (world.keepsCopies) await prepareDisk(scene);
  else await context.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }));
  const { open: openForm, field, requests } = forms[world.form];
  // Copies are made with a key that comes beside the form, and may come later.
  const needsKey = world.keepsCopies && world.form !== 'ordered kit';
  const key = needsKey ? page.waitForResponse(/\/draft-key$/).then((answer) => answer.finished()) : undefined;
  await Promise.all([openForm(scene), key]);
  await beginCount(scene);
  if (world.form !== 'ordered kit') await field(page).waitFor();
  await gate.hold('record', requests.record);
  await stops(scene, world);
}

/** From here on all waits: the time, the disk, and what is asked of the draft. */
export async function stops(scene: Scene, { form, keepsCopies }: World): Promise<void> {
  // A signature takes its time, and nothing of the draft does meanwhile.
  if (form !== 'release') await scene.stopTime();
  if (keepsCopies) await holdDisk(scene.page);
  await scene.gate.hold('save', forms[form].requests.save);
  await scene.gate.hold('read', forms[form].requests.read);
}

/** What is read of the draft comes through, until the draft is in another state by it. */
export async function readsThrough(scene: Scene, { form }: World): Promise<void> {
  const { gate, trace, page } = scene;
  const before = trace.stateOf(draftMachine.id, page);
  await gate.waits('read');
  await gate.open('read');
  await expect.poll(() => trace.stateOf(draftMachine.id, page)).not.toEqual(before);
  await gate.hold('read', forms[form].requests.read);
}

/** How long it takes to sign in, or to open a page, is nobody's to say: this is for when no copy is due meanwhile. */
export const isNoCopyDue = ({ context }: Place) => context.copyTimes.length === 0 && !context.isCopySoon;

/** Time passes while a page is opened with the form. */
export async function opensForm(scene: Scene, world: World, act: () => Promise<unknown>): Promise<void> {
  await scene.gate.open('read');
  if (world.keepsCopies) await releaseDisk(scene.page);
  await whileTimePasses(scene, async () => {
    await act();
    await forms[world.form].field(scene.page).waitFor();
  });
  await stops(scene, world);
}

export async function type(scene: Scene, world: World): Promise<void> {
  const { field, isStored } = forms[world.form];
  const text = textOf(world, world.typed + 1);
  await scene.typed.type(scene.page, 'what is typed', { field, text, ...(isStored && { isStored: isStored(text) }) });
}

/** The person has given up what they typed, or it has become something else. */
export const forget = ({ typed }: Scene) => typed.forget('what is typed');
