import { expect, type Page } from '@playwright/test';
import type { SessionNews } from '#src/lib/identity/other-tabs.ts';
import { answered, noAnswer } from '#tests/browser/fixtures/console.ts';
import { storedAccount } from '#tests/browser/fixtures/identity.ts';
import type { Person } from '#tests/browser/fixtures/person.ts';
import { draftStore } from '#tests/browser/steps/encrypted.ts';
import { accountStore, keepAccount, openEmpty } from '#tests/browser/steps/session.ts';
import type { Scene } from '../../scene.ts';

const minute = 60_000;
const tabs = new WeakMap<Scene, Page>();
/** Where in the trace somebody has gone elsewhere, and how often this tab is told from there on that nobody is there. */
const ends = new WeakMap<Scene, { from: number; times: number }>();

/** Another tab of the same browser, which does what the app does there as far as this tab can notice it. */
async function otherTab(scene: Scene): Promise<Page> {
  const known = tabs.get(scene);
  if (known) return known;
  const tab = await scene.context.newPage();
  await openEmpty(tab);
  tabs.set(scene, tab);
  return tab;
}

/** How often the SDK looks what other tabs have stored, and a bit more. */
const sdkLooks = 1_000;

/** What another tab says or does comes also where the time of this one stands still. */
const hear = ({ page }: Scene, passed = 50) => page.clock.runFor(passed);

/**
 * The identity SDK of this tab has noticed, too, that nobody is there. Who comes back before has never gone for it, or goes with what it
 * then clears.
 */
export async function noticeSignOut(scene: Scene): Promise<void> {
  const end = ends.get(scene);
  if (!end) return;
  ends.delete(scene);
  const { trace, page } = scene;
  const told = ({ branches }: { branches: readonly string[] }) =>
    branches.some((branch) => branch.includes(' identity.changed #'));
  const hasNoticed = async () => {
    await hear(scene);
    return trace.of('auth', page, end.from).filter(told).length >= end.times;
  };
  await expect.poll(hasNoticed, { message: 'the SDK knows that nobody is there' }).toBe(true);
}

/** Somebody signs out there, or the session is found to be over. */
async function endElsewhere(scene: Scene, news: SessionNews): Promise<void> {
  const { trace, page } = scene;
  const tab = await otherTab(scene);
  const from = trace.entries.length;
  // By the other tab and by the SDK; where the session is over, by the SDK alone.
  ends.set(scene, { from, times: news === 'gone' ? 2 : 1 });
  const before = trace.stateOf('auth', page);
  const arrival = await page.evaluateHandle(awaitNews);
  const say = async () => {
    await tab.evaluate((said) => new BroadcastChannel('novi.session').postMessage(said), news);
    // The time of this tab goes on only then: it would ask the SDK first, and find out by itself that nobody is there. A page that the
    // news leads elsewhere has heard it.
    await arrival.evaluate(({ news }) => news).catch(() => undefined);
  };
  // A session that is over is told of before that tab signs out; who signs out is gone when that is told.
  if (news === 'over') await say();
  await tab.evaluate(clearStore, accountStore);
  if (news === 'gone') await say();
  // Who signs out takes along what was not saved; a session that is over leaves it for the next one.
  if (news === 'gone') await tab.evaluate(clearStore, draftStore);
  await hear(scene);
  const heard = news === 'over' ? 'session.over' : 'identity.changed';
  // Where an answer is awaited, the news ends that. That the SDK says once more who is there does not.
  const awaits = before.some((state) => state === 'auth.refreshing' || state === 'auth.creatingRecord');
  const hasHeard = () =>
    trace.of('auth', page, from).some(({ event }) => event === heard) &&
    (!awaits || trace.stateOf('auth', page).join() !== before.join());
  await expect.poll(hasHeard).toBe(true);
  // What was asked here before is answered to nobody.
  scene.complaints.allow(noAnswer);
  for (const name of ['roles', 'record']) await scene.gate.discard(name);
}

export const signOutElsewhere = (scene: Scene) => endElsewhere(scene, 'gone');
export const isOverElsewhere = (scene: Scene) => endElsewhere(scene, 'over');

/** Somebody has signed in there while this tab heard nothing: the identity SDK looks for itself. */
export async function signInElsewhere(scene: Scene, person: Person): Promise<void> {
  const ahead = (await scene.page.evaluate(() => Date.now())) - Date.now();
  const isAhead = ahead > 30 * minute;
  // By the clock of such a page, a token of an hour is over soon. The server takes none that lasts longer, and it is renewed.
  if (isAhead) scene.complaints.allow(answered(401));
  // Two that the service gives within a second are the same, which would be no news to this tab: one of its own end is another.
  const account = await storedAccount(person, isAhead ? ahead / 1000 + 3_600 : 3_590);
  await keepAccount(await otherTab(scene), account);
  await hear(scene, sdkLooks);
}

/** Nobody has done anything there for too long. */
export async function isIdleElsewhere(scene: Scene): Promise<void> {
  const tab = await otherTab(scene);
  await tab.evaluate(() => {
    new BroadcastChannel('novi.idle-over').postMessage(null);
  });
}

/** Runs in the page: hears what the next news of another tab is, as soon as it is there. Within an object, it is not waited for. */
function awaitNews(): { news: Promise<void> } {
  const channel = new BroadcastChannel('novi.session');
  const news = new Promise<void>((resolve) => {
    channel.onmessage = () => {
      channel.close();
      resolve();
    };
  });
  return { news };
}

/** Runs in the page: empties a store, where there is one. */
async function clearStore({ database, store }: { database: string; store: string }): Promise<void> {
  // Opening one that is not there would make it.
  if (!(await indexedDB.databases()).some(({ name }) => name === database)) return;
  await new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open(database);
    opening.onerror = () => reject(new Error(database));
    opening.onsuccess = () => {
      const clearing = opening.result.transaction(store, 'readwrite');
      clearing.objectStore(store).clear();
      clearing.oncomplete = () => {
        opening.result.close();
        resolve();
      };
      clearing.onerror = () => reject(new Error(store));
    };
  });
}
