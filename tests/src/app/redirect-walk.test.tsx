import { cleanup, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Gate } from '#src/app/gate.tsx';
import { decideRedirect } from '#src/app/redirect.ts';
import { accessOf, allRoutes } from '#src/app/routes.ts';
import { forgetRedirect, knownRedirect, rememberRedirect } from '#src/features/session/redirect-address.ts';
import { knownReturn } from '#src/features/session/return-address.ts';
import type { Standing } from '#src/features/session/standing.ts';
import { sessionOf, standings } from '#tests/harness/session-in.ts';
import { showPage } from '#tests/harness/show-page.tsx';

/** An address for each route, and some that fit none. */
const addresses = [
  ...allRoutes.map(({ path }) => path.replace('/*', '/below').replace('*', 'no-such-page').replace(':group', 'steel')),
  ...['/no-such-page', '/member/survey/?at=2#end', '/account?mode=closed', '/MEMBER/dashboard', '/%E0%A4%A'],
].map((address) => (address.startsWith('/') ? address : `/${address}`));
const stored = [undefined, '', 'nonsense', '//evil.example', ...addresses];
/** In these, nothing is what a page shows: it is known in a moment who is there. */
const isPassing = (standing: Standing) => standing === 'unknown' || standing === 'sessionStarting';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  forgetRedirect();
});

/** Where a visit ends, by the decisions alone, with the stored address kept or used up by the first of them. */
function endOf(address: string, standing: Standing, keep: boolean): string {
  let at = address;
  for (let hops = 0; hops < 4; hops += 1) {
    const decision = decideRedirect(accessOf(at), standing, knownRedirect());
    if (decision.kind !== 'redirect') return decision.kind;
    if (!keep) forgetRedirect();
    at = decision.to;
  }
  return 'nowhere';
}

describe.each(standings)('%s', (standing) => {
  test('every pair of a stored address and an address ends somewhere', () => {
    const lost = [];
    for (const kept of stored)
      for (const address of addresses)
        for (const keep of [true, false]) {
          if (kept !== undefined) rememberRedirect(kept);
          const end = endOf(address, standing, keep);
          if (end === 'nowhere' || (end === 'nothing' && !isPassing(standing))) lost.push([kept, address, end]);
          forgetRedirect();
        }
    expect(lost).toEqual([]);
  });

  test('every address shows something', async () => {
    for (const address of addresses) {
      const text = await textAt(address, standing);
      if (!isPassing(standing)) expect(text, address).not.toBe('');
    }
  });
});

test('whoever is signed out is led to a page from every address, whatever address is stored', () => {
  const lost = [];
  for (const kept of stored)
    for (const address of addresses)
      for (const keep of [true, false]) {
        if (kept !== undefined) rememberRedirect(kept);
        if (endOf(address, 'signedOut', keep) !== 'show') lost.push([kept, address, keep]);
        forgetRedirect();
      }
  expect(lost).toEqual([]);
});

test('and sees it, once and from then on', async () => {
  const someStored = [
    undefined,
    '',
    'nonsense',
    '//evil.example',
    '/login',
    '/members',
    '/loading',
    '/member/dashboard',
  ];
  for (const kept of [...someStored, '/specialist/patients', '/no-such-page', '/%E0%A4%A'])
    for (const address of ['/member/survey/below', '/specialist/patients', '/loading', '/no-such-page', '/login']) {
      if (kept !== undefined) rememberRedirect(kept);
      expect(await textAt(address), `${kept} × ${address}`).toMatch(/^page of /);
      expect(await textAt(address), `${kept} × ${address}, again`).toMatch(/^page of /);
      forgetRedirect();
    }
});

test('a stored address that is itself behind a sign-in leads to the start, and the page that was asked for is kept', async () => {
  rememberRedirect('/member/dashboard');
  expect(await textAt('/member/survey/below')).toBe('page of /');
  expect(knownRedirect()).toBeUndefined();
  expect(knownReturn()).toBe('/member/survey/below');
});

/** What stands on the page of an address, with the app's own gate before each page. */
async function textAt(address: string, standing: Standing = 'signedOut'): Promise<string> {
  const { container } = showPage(
    <Routes>
      {allRoutes.map(({ path, access }) => (
        <Route key={path} path={path} element={<Gate access={access}>page of {path}</Gate>} />
      ))}
    </Routes>,
    { at: address, auth: sessionOf(standing) },
  );
  if (container.textContent === '' && !isPassing(standing))
    await waitFor(() => expect(container).not.toBeEmptyDOMElement());
  const text = container.textContent;
  cleanup();
  return text;
}
