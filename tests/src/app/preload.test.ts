import { beforeEach, expect, test, vi } from 'vitest';
import { fetchPageAhead, preloadPage } from '#src/app/preload.ts';
import {
  bareRoutes,
  MemberArea,
  memberRoutes,
  SpecialistArea,
  specialistRoutes,
  type LeafRoute,
} from '#src/app/routes.ts';

const fetchFiles = vi.hoisted(() => vi.fn<(...names: unknown[]) => Promise<void>>(() => Promise.resolve()));
vi.mock('#src/lib/chunks/fetch-files.ts', () => ({ fetchFiles }));

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

test('a specialist’s page comes with theirs', async () => {
  await preloadPage('/specialist/patients', 'specialist');
  expect(fetched).toEqual(['/specialist/patients', 'the specialists’ layout']);
});

test('of a page that a visitor is sent away from nothing is fetched, but where they are sent to', async () => {
  await preloadPage('/member/dashboard', 'signedOut');
  expect(fetched).toEqual(['/']);
});

test('of a page that may never be asked for nothing is imported: its files are fetched', async () => {
  await fetchPageAhead('/member/dashboard', 'member');
  expect(fetched).toEqual([]);
  expect(fetchFiles.mock.lastCall).toHaveLength(2);
});
