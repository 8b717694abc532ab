import { cleanup, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Gate } from '#src/app/gate.tsx';
import { decide } from '#src/app/redirect.ts';
import { accessOf, allRoutes } from '#src/app/routes.ts';
import { forgetRedirect, knownRedirect, rememberRedirect } from '#src/features/session/redirect-address.ts';
import { knownReturn } from '#src/features/session/return-address.ts';
import type { Standing } from '#src/features/session/standing.ts';
import { show } from '../show.tsx';

const auth = vi.hoisted(() => ({ standing: 'signedOut' }));
vi.mock('#src/features/session/standing.ts', () => ({ standingOf: 'standingOf' }));
vi.mock('#src/features/session/auth-provider.tsx', () => ({
  useAuth: (select: unknown) => (select === 'standingOf' ? auth.standing : undefined),
  useAuthActor: () => ({ send: () => undefined }),
}));
vi.mock('#src/app/account-problem.tsx', () => ({ default: () => 'your account' }));
vi.mock('#src/features/drafts/saving-drafts.tsx', () => ({ default: () => 'saving' }));

/** An address for each route, and some that fit none. */
const addresses = [
  ...allRoutes.map(({ path }) => path.replace('/*', '/below').replace('*', 'no-such-page').replace(':group', 'steel')),
  ...['/no-such-page', '/member/survey/?at=2#end', '/account?mode=closed', '/MEMBER/dashboard', '/%E0%A4%A'],
].map((address) => (address.startsWith('/') ? address : `/${address}`));
const stored = [undefined, '', 'nonsense', '//evil.example', ...addresses];
const standings: Record<Standing, true> = {
  unknown: true,
  comingIn: true,
  signedOut: true,
  savingDrafts: true,
  gone: true,
  unprovisioned: true,
  claimsMissing: true,
  signOutFailed: true,
  member: true,
  specialist: true,
};
/** In these, nothing is what a page shows: it is known in a moment who is there. */
const isPassing = (standing: Standing) => standing === 'unknown' || standing === 'comingIn';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  forgetRedirect();
});

/** Where a visit ends, by the decisions alone, with the stored address kept or used up by the first of them. */
function endOf(address: string, standing: Standing, keep: boolean): string {
  let at = address;
  for (let hops = 0; hops < 4; hops += 1) {
    const decision = decide(accessOf(at), standing, knownRedirect());
    if (decision.kind !== 'redirect') return decision.kind;
    if (!keep) forgetRedirect();
    at = decision.to;
  }
  return 'nowhere';
}

describe.each(Object.keys(standings) as Standing[])('%s', (standing) => {
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
    auth.standing = standing;
    for (const address of addresses) {
      const text = await textAt(address);
      if (!isPassing(standing)) expect(text, address).not.toBe('');
    }
  });
});

test('whoever is signed out sees a page at every address, whatever address is stored, once and from then on', async () => {
  auth.standing = 'signedOut';
  for (const kept of stored)
    for (const address of ['/member/survey/below', '/specialist/patients', '/loading', '/no-such-page', '/login']) {
      if (kept !== undefined) rememberRedirect(kept);
      expect(await textAt(address), `${kept} × ${address}`).toMatch(/^page of /);
      expect(await textAt(address), `${kept} × ${address}, again`).toMatch(/^page of /);
      forgetRedirect();
    }
});

test('a stored address that is itself behind a sign-in leads to the start, and the page that was asked for is kept', async () => {
  auth.standing = 'signedOut';
  rememberRedirect('/member/dashboard');
  expect(await textAt('/member/survey/below')).toBe('page of /');
  expect(knownRedirect()).toBeUndefined();
  expect(knownReturn()).toBe('/member/survey/below');
});

/** What stands on the page of an address, with the app's own gate before each page. */
async function textAt(address: string): Promise<string> {
  const { container } = show(
    <Routes>
      {allRoutes.map(({ path, access }) => (
        <Route key={path} path={path} element={<Gate access={access}>page of {path}</Gate>} />
      ))}
    </Routes>,
    { at: address },
  );
  if (container.textContent === '' && !isPassing(auth.standing as Standing)) await screen.findByText(/./);
  const text = container.textContent;
  cleanup();
  return text;
}
