import { expect } from '@playwright/test';
import type { Scene } from './scene.ts';

/** Where nobody is signed in, the page and what the browser keeps for it tell nothing of the person who was. */
export async function expectNothingPersonal(scene: Scene): Promise<void> {
  if (!scene.hasMember) return;
  const { id, firstName, lastName, email } = scene.member;
  const name = `${firstName} ${lastName}`;
  // What is not saved as a session ends lies encrypted on the device until its person is back, under their id.
  const isAwaited = scene.trace.stateOf('drafts', scene.page).includes('drafts.holding') || wasOver(scene);
  const shownWords = isAwaited ? [name] : [name, id];
  // Who is asked to sign in may see their e-mail, and what they type there is theirs to send. Kept is neither; a short text could be part of
  // any number.
  const keptWords = [...shownWords, email, ...scene.typed.everything.filter(({ length }) => length > shortest)];
  const found = async () => {
    const { shown, kept } = await scene.page.evaluate(whatIsThere);
    const cookies = JSON.stringify(await scene.context.cookies(scene.page.url()));
    return [
      ...shownWords.filter((word) => shown.includes(word)),
      ...keptWords.filter((word) => (kept + cookies).includes(word)),
    ];
  };
  // What lies on the device goes a moment after the session.
  await expect.poll(found, { message: 'what is left of the person after signing out' }).toEqual([]);
}

/** The letters of a ZIP code. */
const shortest = 5;

/** The last session was ended by the sign-in service, and nobody has signed out since: the copy on the device is for the next one. */
function wasOver({ trace, page }: Scene): boolean {
  const ends = ['session.over', 'signOut.requested', 'drafts.noticed'];
  return trace.of('auth', page, 0).findLast(({ event }) => ends.includes(event))?.event === 'session.over';
}

/** Runs in the page: all that is shown, and all that is kept. */
async function whatIsThere(): Promise<{ shown: string; kept: string }> {
  const databases = await indexedDB.databases();
  const read = (name: string) =>
    new Promise<unknown>((resolve) => {
      const opening = indexedDB.open(name);
      opening.onerror = () => resolve([]);
      opening.onsuccess = () => {
        const stores = [...opening.result.objectStoreNames];
        if (stores.length === 0) {
          resolve([]);
          return;
        }
        const reading = opening.result.transaction(stores);
        const all = stores.map((store) => reading.objectStore(store).getAll());
        reading.oncomplete = () => resolve(all.map((each) => each.result as unknown));
        opening.result.close();
      };
    });
  const stored = await Promise.all(databases.map(({ name }) => read(name ?? '')));
  const requests = await Promise.all((await caches.keys()).map(async (key) => (await caches.open(key)).keys()));
  const cached = requests.flat().map(({ url }) => url);
  return {
    shown: [document.title, location.href, document.body.innerText].join('\n'),
    kept: JSON.stringify([localStorage, sessionStorage, stored, cached]),
  };
}
