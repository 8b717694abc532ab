import type { Browser } from 'playwright-core';
import type { Kept } from './browser.ts';
import type { Opened, PressFigures } from './figures.ts';
import type { Site } from './floor.ts';
import { countTicks, loadSlowly, type Target } from './loads.ts';
import { measurePress, measureTyping } from './measure-press.ts';
import { benchPages } from './pages.ts';
import { draftLargeFamily, newcomer, signIn, surveyed, type AppAddresses } from './people.ts';
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
  { app, floor }: { app: Site & AppAddresses; floor: Site },
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
  const signedIn = async (as: string) => {
    if (as === newcomer) return signIn(browser, app, as);
    if (as === surveyed) await draftLargeFamily(app);
    return keptOf(as);
  };
  for (const press of presses.filter(({ name }) => isChosen(name))) {
    const figures = await measurePress(browser, app.address, press, () => signedIn(press.as));
    add(measured.presses, press.name, figures);
  }
  if (!isChosen(typing.name)) return;
  add(measured.presses, typing.name, await measureTyping(browser, app.address, () => signedIn(typing.as)));
}

async function open(browser: Browser, target: Target, kept?: Kept): Promise<Opened> {
  const ticks = await countTicks(browser, target, kept);
  return { ticks, told: await loadSlowly(browser, target, kept) };
}

function remember<T>(all: Map<string, T>, name: string, one: T): T {
  all.set(name, one);
  return one;
}

/** All of it takes minutes: what is done is told on the way. */
function add<T>(all: Map<string, T[]>, name: string, one: T): void {
  console.error(`  ${name}`);
  all.set(name, [...(all.get(name) ?? []), one]);
}
