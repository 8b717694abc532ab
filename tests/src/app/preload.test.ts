import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { bringPage, makeReady, prefetchPage, preloadPage } from '#src/app/preload.ts';
import {
  bareRoutes,
  innerPages,
  MemberArea,
  memberRoutes,
  SpecialistArea,
  specialistRoutes,
  type LeafRoute,
} from '#src/app/routes.ts';
import type { LazyPage } from '#src/lib/chunks/lazy-page.tsx';
import { paths } from '#domain/paths.ts';

const fetched: string[] = [];
const watch = ({ path, page }: LeafRoute) =>
  vi.spyOn(page, 'preload').mockImplementation(() => Promise.resolve(fetched.push(path)));

beforeEach(() => {
  fetched.length = 0;
  [...bareRoutes, ...memberRoutes, ...specialistRoutes].forEach(watch);
  vi.spyOn(MemberArea, 'preload').mockImplementation(() => Promise.resolve(fetched.push('the members’ layout')));
  vi.spyOn(SpecialistArea, 'preload').mockImplementation(() =>
    Promise.resolve(fetched.push('the specialists’ layout')),
  );
});

test('the page of the address is fetched, and nothing else', async () => {
  await preloadPage('/login', 'signedOut');
  expect(fetched).toEqual(['/login']);
});

test('a member’s page comes with the layout around it, also while it is not known yet who is there', async () => {
  await preloadPage('/member/survey/check', 'unknown');
  expect(fetched).toEqual(['/member/survey/*', 'the members’ layout']);
});

test('a page that stands within another comes with it, and with no other address of that page', async () => {
  const [tree] = innerPages;
  vi.spyOn(tree!.page, 'preload').mockImplementation(() => Promise.resolve(fetched.push('the tree')));
  await preloadPage('/member/survey/tree', 'member');
  expect(fetched).toEqual(['/member/survey/*', 'the tree', 'the members’ layout']);
  fetched.length = 0;
  await preloadPage('/member/survey/relatives', 'member');
  expect(fetched).toEqual(['/member/survey/*', 'the members’ layout']);
});

test('a page whose link is pressed is fetched, and nothing of one that is there with all that stands around it', async () => {
  const login = bareRoutes.find(({ path }) => path === '/login');
  await bringPage('/login?from=x', 'signedOut');
  expect(fetched).toEqual(['/login']);
  vi.spyOn(login!.page, 'isLoaded').mockReturnValue(true);
  expect(bringPage('/login?from=x', 'signedOut')).toBeUndefined();

  const profile = memberRoutes.find(({ path }) => path.startsWith(paths.profile));
  vi.spyOn(profile!.page, 'isLoaded').mockReturnValue(true);
  expect(bringPage(paths.profile, 'member')).toBeDefined();
  vi.spyOn(MemberArea, 'isLoaded').mockReturnValue(true);
  expect(bringPage(paths.profile, 'member')).toBeUndefined();
});

test('a specialist’s page comes with theirs', async () => {
  await preloadPage('/specialist/patients', 'specialist');
  expect(fetched).toEqual(['/specialist/patients', 'the specialists’ layout']);
});

test('of a page that a visitor is sent away from nothing is fetched, but where they are sent to', async () => {
  await preloadPage('/member/dashboard', 'signedOut');
  expect(fetched).toEqual(['/']);
});

test('of a page that may never be asked for nothing is imported: its files are fetched, and its layout’s', async () => {
  const requests = inBuild({
    dashboard: ['/assets/dashboard.js'],
    area: ['/assets/area.js'],
    other: ['/assets/other.js'],
  });
  const dashboard = memberRoutes.find(({ path }) => path === paths.dashboard)!.page;
  nameModule(dashboard, 'dashboard');
  nameModule(MemberArea, 'area');
  await prefetchPage('/member/dashboard', 'member');
  expect(fetched).toEqual([]);
  expect(requests).toEqual(['/assets/page-files.json', '/assets/dashboard.js', '/assets/area.js']);
});

test('a page that may be asked for next is imported once all is quiet, and not where its files can’t be had', async () => {
  vi.stubGlobal('requestIdleCallback', (act: () => void) => act());
  const requests = inBuild({ profile: ['/assets/profile.js'], summary: ['/assets/summary.js'] });
  const page = (path: string) => memberRoutes.find((route) => route.path.startsWith(path))!.page;
  nameModule(page(paths.profile), 'profile');
  nameModule(page(paths.consultSummary), 'summary');
  await makeReady(paths.profile, 'member');
  expect(requests).toEqual(['/assets/page-files.json', '/assets/profile.js']);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('The line is down.')));
  await expect(makeReady(paths.consultSummary, 'member')).rejects.toThrow('The line is down.');
  expect(fetched).toEqual([]);
  dispatchEvent(new Event('novi.drawn'));
  expect(fetched).toEqual(['/member/profile/*', 'the members’ layout']);
});

/** Which files each module has, as a build lists them; gives the addresses that are fetched from now on. */
function inBuild(files: Record<string, string[]>): string[] {
  const list = document.createElement('meta');
  Object.assign(list, { name: 'novi-page-files', content: '/assets/page-files.json' });
  document.head.append(list);
  onTestFinished(() => list.remove());
  const requests: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    requests.push(address);
    return Promise.resolve(new Response(JSON.stringify(files)));
  });
  return requests;
}

/** What a build does with each page. */
function nameModule(page: Pick<LazyPage, 'moduleName'>, name: string): void {
  page.moduleName = name;
  onTestFinished(() => {
    page.moduleName = undefined;
  });
}
