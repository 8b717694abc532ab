import { memberAt } from './fixtures/member.ts';
import { newPerson } from './fixtures/person.ts';
import { expect, test } from './fixtures/test.ts';
import { findInMemory } from './steps/memory.ts';
import { expectStep } from './steps/screen.ts';
import { fillSignIn, keepsAccount, signIn, signInByForm, signOut } from './steps/session.ts';
import { stopTime, withinASecond } from './steps/virtual-second.ts';

test.use({ fetchesAhead: true });

test('before it is known who is there, no page of any layout shows anything', async ({ page }) => {
  await signIn(page, await memberAt('welcome'));
  await expectStep(page, 'welcome');
  // The token that this browser keeps is about to end: only the SDK can say who is there.
  await page.clock.setFixedTime(Date.now() + 56 * 60_000);
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route(/\/assets\/firebase[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  for (const path of [
    '/',
    '/login',
    '/account',
    '/member/welcome/',
    '/member/dashboard',
    '/specialist/patients',
    '/x',
  ]) {
    // As long as nobody says when something was done last, the session was not left alone.
    await page.evaluate(() => localStorage.clear());
    const asked = page.waitForRequest(/\/assets\/firebase[^/]*\.js$/);
    await page.goto(path, { waitUntil: 'commit' });
    await asked;
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await page.evaluate(() => document.body.innerText.trim())).toBe('');
    expect(await page.locator('#root').innerHTML()).toBe('');
  }
  goOn();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('who is signed in sees their page before the identity SDK is there, and without what signs somebody in', async ({
  page,
}) => {
  const signingIn: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/entrance-(?!form)/.test(request.url())) signingIn.push(request.url());
  });
  await signInByForm(page, await memberAt('welcome', newPerson('Quintessa', 'Zyxomma')));
  await expectStep(page, 'welcome');
  expect(signingIn.splice(0)).not.toEqual([]);
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route(/\/assets\/firebase[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/assets\/firebase[^/]*\.js$/);
  await page.goto('/member/profile');
  await expect(page.getByLabel('Last name')).toHaveValue('Zyxomma');
  await asked;
  expect(signingIn).toEqual([]);
  goOn();
  await signOut(page);
  await page.goto('/member/profile');
  await expect(page).toHaveURL('/');
});

test('a visitor without a session reads and looks around without the identity SDK, which comes with the form', async ({
  page,
}) => {
  const isSdk = (url: string) => /\/assets\/firebase[^/]*\.js$/.test(url);
  let asked = 0;
  page.on('request', (request) => (asked += isSdk(request.url()) ? 1 : 0));
  await page.goto('/members');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Tab');
  await page.goto('/member/profile');
  await expect(page).toHaveURL('/');
  // Of what the sign-in page fetches ahead, this no page before it has a link to.
  const ahead = page.waitForResponse(/\/assets\/account-page-/);
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await expect(page).toHaveURL('/login');
  await ahead;
  expect(asked).toBe(0);
  const comes = page.waitForRequest((request) => isSdk(request.url()));
  await page.getByLabel('E-mail').click();
  await comes;
});

test('two tabs agree within a second when somebody signs out, signs in, and when somebody else does', async ({
  page,
  context,
}) => {
  const [ada, ben] = await Promise.all([memberAt('welcome'), memberAt('welcome', newPerson('Benedikt'))]);
  await context.clock.install();
  const other = await context.newPage();
  await other.goto('/');
  // A tab that does not work yet learns of nothing.
  await expect(other.locator('[data-drawn]')).toBeAttached();
  // The page itself may come late: React waits by a timer before it shows what had to be fetched, and time stands still.
  const expectKept = (isKept: boolean) =>
    expect.poll(() => keepsAccount(page), { message: 'whether the browser keeps an account' }).toBe(isKept);
  const isIn = (soon?: { timeout: number }) =>
    expect(other.getByRole('link', { name: 'Pick up where you left off' }).first()).toBeVisible(soon);
  const isOut = (soon?: { timeout: number }) => expect(other).toHaveURL('/', soon);
  await page.goto('/login');
  await stopTime(page);
  await fillSignIn(page, ada);
  await expectKept(true);
  await withinASecond(context, isIn);
  await context.clock.resume();

  await expectStep(page, 'welcome');
  await other.goto('/loading');
  await expectStep(other, 'welcome');
  await page.getByRole('button', { name: /^Your account/ }).click();
  await stopTime(page);
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expectKept(false);
  await withinASecond(context, isOut);
  await expect(other.getByText(ada.firstName)).toHaveCount(0);
  await context.clock.resume();

  await expect(page).toHaveURL('/');
  await page.goto('/login');
  await stopTime(page);
  await fillSignIn(page, ben);
  await expectKept(true);
  await withinASecond(context, isIn);
  await context.clock.resume();
  await expectStep(page, 'welcome');
  await other.goto('/member/profile');
  await expect(other.getByLabel('First name')).toHaveValue('Benedikt');
});

test('after signing out, nothing of the person is left in the page, the storage or the memory', async ({ page }) => {
  const person = newPerson('Quintessa', 'Zyxomma');
  const member = await memberAt('counseling', person);
  await signIn(page, member);
  await expectStep(page, 'counseling');
  await page
    .getByRole('link', { name: /Family history/ })
    .first()
    .click();
  await expectStep(page, 'survey');
  await page.goto('/member/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Quintessa');
  expect(await findInMemory(page, ['Quintessa'])).toEqual(['Quintessa']);
  await page.goto('/member/profile');
  await expect(page.getByLabel('Last name')).toHaveValue('Zyxomma');
  await signOut(page);

  const kept = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.values(sessionStorage),
    caches: await caches.keys(),
    databases: await Promise.all(
      (await indexedDB.databases()).map(
        ({ name = '' }) =>
          new Promise((resolve, reject) => {
            const opening = indexedDB.open(name);
            opening.onerror = () => reject(new Error(name));
            opening.onsuccess = () => {
              const stores = [...opening.result.objectStoreNames];
              const reading = opening.result.transaction(stores);
              const found = stores.map((store) => reading.objectStore(store).getAll());
              reading.oncomplete = () => resolve(found.map(({ result }) => result as unknown[]));
            };
          }),
      ),
    ),
    history: JSON.stringify(history.state),
    title: document.title,
    document: document.documentElement.outerHTML,
    cookies: document.cookie,
  }));
  expect(kept.local).toEqual([]);
  expect(kept.session).toEqual([]);
  expect(kept.caches).toEqual([]);
  const all = JSON.stringify(kept);
  for (const said of [member.email, member.id, 'Quintessa', 'Zyxomma']) expect(all).not.toContain(said);
  expect(await findInMemory(page, ['Quintessa', 'Zyxomma', member.id])).toEqual([]);
});
