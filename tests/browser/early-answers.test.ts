import { paths } from '#domain/paths.ts';
import { journeySteps, stepPath, type JourneyStep } from '#domain/steps.ts';
import { demoPassword } from '#scripts/seed/people.ts';
import { memberAt } from './fixtures/member.ts';
import { newPerson } from './fixtures/person.ts';
import { deepUnless, expect, test } from './fixtures/test.ts';
import { signIn } from './steps/session.ts';

test.use({ fetchesAhead: true });

const finished = { ...newPerson(), email: 'finished@novi.example', password: demoPassword };
const steps = journeySteps.filter((step): step is Exclude<JourneyStep, 'welcome'> => step !== 'welcome');
/** A page of which nothing is awaited. */
const standing = '[data-drawn] body:has(h1):not(:has([data-waiting]))';

for (const page of [paths.dashboard, paths.consultSummary, paths.documents, paths.profile, ...steps]) {
  const isStep = steps.some((step) => step === page);
  test(
    `the page asks before its code is there, and for nothing twice: ${page}`,
    deepUnless(page === paths.dashboard || page === 'survey'),
    async ({ page: tab }) => {
      const address = isStep ? stepPath(page as JourneyStep) : page;
      await signIn(tab, isStep ? await memberAt(page as JourneyStep) : finished);
      await expect(tab.locator(standing)).toBeVisible();
      const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
      await tab.route(/\/assets\/.*\.js$/, async (route) => {
        await arrived;
        await route.continue();
      });
      const asked: string[] = [];
      tab.on('request', (request) => {
        const { pathname, search } = new URL(request.url());
        if (pathname.startsWith('/api/') && request.method() === 'GET') asked.push(pathname + search);
      });
      await tab.goto(address, { waitUntil: 'commit' });
      await expect.poll(() => asked).toContainEqual(expect.stringMatching(/\/journey$/));
      const early = [...asked];
      arrive();
      await expect(tab.locator(standing)).toBeVisible();
      // What nobody has taken was asked for in vain.
      expect(await tab.evaluate(() => [...(window.noviEarly?.answers.keys() ?? [])])).toEqual([]);
      // The profile reads the names once more than all pages, with their version.
      const most = (each: string) => (page === paths.profile && /\/users\/[^/]+$/.test(each) ? 2 : 1);
      const tooOften = early.filter((each) => asked.filter((other) => other === each).length > most(each));
      expect(tooOften).toEqual([]);
    },
  );
}
