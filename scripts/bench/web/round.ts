import type { Browser } from 'playwright-core';
import type { Kept } from './browser.ts';
import type { Opened, PressFigures } from './figures.ts';
import type { Site } from './floor.ts';
import { countTicks, loadSlowly, type Target } from './loads.ts';
import { measurePress, measureTyping } from './measure-press.ts';
import { benchPages } from './pages.ts';
import { draftLargeFamily, signIn, surveyed, type Place } from './people.ts';
import { presses, typing } from './presses.ts';

/** What all rounds have given so far, by name. */
export interface Measured {
  floor: Opened[];
  pages: Map<string, Opened[]>;
  presses: Map<string, PressFigures[]>;
}

/** Measures everything that was chosen once, one after the other: what the machine does beside it hits all of them. */
export async function measureRound(
  browser: Browser,
  { app, floor }: { app: Site & Place; floor: Site },
  chosen: readonly string[],
  measured: Measured,
): Promise<void> {
  const isChosen = (name: string) => chosen.includes(name);
  // Each round signs in anew: a session that nobody uses for a while ends.
  const kept = new Map<string, Promise<Kept>>();
  const keptOf = (as: string) => kept.get(as) ?? remember(kept, as, signIn(browser, app, as));
  measured.floor.push(await open(browser, { name: 'floor', address: floor.address, readyWhen: 'h1' }));
  for (const { path, as, readyWhen } of benchPages.filter(({ path }) => isChosen(path))) {
    if (as === surveyed) await draftLargeFamily(app);
    const target = { name: path, address: app.address + path, readyWhen };
    add(measured.pages, path, await open(browser, target, as === undefined ? undefined : await keptOf(as)));
  }
  for (const press of presses.filter(({ name }) => isChosen(name))) {
    if (press.as === surveyed) await draftLargeFamily(app);
    add(measured.presses, press.name, await measurePress(browser, app.address, press, await keptOf(press.as)));
  }
  if (!isChosen(typing.name)) return;
  await draftLargeFamily(app);
  const arrived = await measureTyping(browser, app.address, await keptOf(typing.as));
  add(measured.presses, typing.name, { arrived });
}

async function open(browser: Browser, target: Target, kept?: Kept): Promise<Opened> {
  const ticks = await countTicks(browser, target, kept);
  return { ticks, told: await loadSlowly(browser, target, kept) };
}

function remember<T>(all: Map<string, T>, name: string, one: T): T {
  all.set(name, one);
  return one;
}

function add<T>(all: Map<string, T[]>, name: string, one: T): void {
  all.set(name, [...(all.get(name) ?? []), one]);
}
