import { matchPath } from 'react-router-dom';
import { expect, it } from 'vitest';
import { paths } from '#domain/paths.ts';
import { moreScreens } from '#scripts/screens/more-screens.ts';
import { guideScreens } from '#scripts/screens/screens.ts';
import { allRoutes, routeOf } from '#src/app/routes.ts';

/** They only lead to another page. */
const leadingOn: readonly string[] = [paths.loading, paths.memberLoading];

const screens = [...guideScreens, ...moreScreens];

it('a comparison of all screens has one of each page of the app', () => {
  const pictured = new Set(screens.map(({ path }) => routeOf(path)));
  const missing = allRoutes.filter((route) => !leadingOn.includes(route.path) && !pictured.has(route));
  expect(missing.map(({ path }) => path)).toEqual([]);
});

it('each has a name of its own, and who is signed in sees no page of somebody else', () => {
  expect(new Set(screens.map(({ name }) => name)).size).toBe(screens.length);
  const withoutAccount = screens.filter(({ as, path }) => !as && matchPath('/member/*', path));
  expect(withoutAccount).toEqual([]);
});
