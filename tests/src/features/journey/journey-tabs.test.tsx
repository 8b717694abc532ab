import { act, cleanup, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { noEvidence } from '#domain/progress.ts';
import type { Step } from '#domain/steps.ts';
import { journeyMachine, type Progress } from '#machines/journey/machine.ts';
import { forgetCounselingTab } from '#src/features/journey/counseling-tab.ts';
import { JourneyTabs } from '#src/features/journey/journey-tabs.tsx';
import { show } from '../../show.tsx';

const session = vi.hoisted(() => {
  const children: Record<string, unknown> = {};
  return { children };
});
vi.mock('#src/features/session/auth-provider.tsx', () => ({
  useAuth: (select: (snapshot: typeof session) => unknown) => select(session),
}));

const key = 'showCounselingTab';
const tabs = () => screen.queryAllByRole('link').map((link) => link.textContent);

/** Shows the tabs of a member who has come to a step. */
async function tabsAt(furthest: Step, at = '/member/dashboard') {
  const loadJourney = fromPromise<Progress, void>(() => Promise.resolve({ furthest, evidence: noEvidence }));
  const journey = createActor(journeyMachine.provide({ actors: { loadJourney } })).start();
  session.children = { journey };
  await vi.waitFor(() => expect(journey.getSnapshot().hasTag('loading')).toBe(false));
  show(<JourneyTabs />, { at });
}

/** What the browser does here when another tab changes the flag. */
function changeElsewhere(value: string | null) {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
  });
}

beforeEach(() => localStorage.clear());

describe('the counseling tab', () => {
  it('is shown by the app once the journey has reached counseling', async () => {
    await tabsAt('counseling');
    expect(tabs()).toEqual(['Overview', 'Counseling']);
    expect(localStorage.getItem(key)).toBe('true');
  });

  it('is not shown before, and nothing is stored', async () => {
    await tabsAt('shipping-genetic-test-kit');
    expect(tabs()).toEqual([]);
    expect(localStorage.getItem(key)).toBeNull();
  });

  it.each(['false', '', '1', 'TRUE'])('is hidden by the flag %o, which stays', async (value) => {
    localStorage.setItem(key, value);
    await tabsAt('complete');
    expect(tabs()).toEqual(['Overview', 'Summary and plan']);
    expect(localStorage.getItem(key)).toBe(value);
  });

  it('is shown by the flag alone, whatever the journey says', async () => {
    localStorage.setItem(key, 'true');
    await tabsAt('welcome');
    expect(tabs()).toEqual(['Overview', 'Counseling']);
  });

  it('follows the flag when another tab changes it', async () => {
    await tabsAt('complete');
    expect(tabs()).toContain('Counseling');
    changeElsewhere('false');
    expect(tabs()).not.toContain('Counseling');
    changeElsewhere('true');
    expect(tabs()).toContain('Counseling');
  });

  it('goes with the person for whom the app had shown it', async () => {
    await tabsAt('complete');
    forgetCounselingTab();
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('stays when it was asked for by hand', async () => {
    localStorage.setItem(key, 'true');
    await tabsAt('complete');
    forgetCounselingTab();
    expect(localStorage.getItem(key)).toBe('true');
  });
});

it('the tab of the page one is on is marked, also on the pages below it', async () => {
  await tabsAt('complete', '/member/counseling/move');
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Counseling');
  cleanup();
  await tabsAt('complete', '/member/dashboard');
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Overview');
});

it('the tab of the page one is on takes no more room than before', async () => {
  await tabsAt('complete', '/member/dashboard');
  const rules = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  const ofCurrent = /\[aria-current="?page"?\]\s*\{[^}]*\}/.exec(rules)?.[0];
  expect(ofCurrent).toContain('border-block-end-color');
  expect(ofCurrent).not.toContain('font-weight');
});
