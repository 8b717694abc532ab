import { act, cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { noEvidence } from '#domain/progress.ts';
import type { Step } from '#domain/steps.ts';
import { forgetCounselingTab } from '#src/features/journey/counseling-tab.ts';
import { JourneyTabs } from '#src/pages/member/journey-tabs.tsx';
import { showPage } from '#tests/harness/show-page.tsx';

const key = 'showCounselingTab';
const tabs = () => screen.queryAllByRole('link').map((link) => link.textContent);

/** Shows the tabs of a member who has come to a step. */
function tabsAt(furthest: Step, at = '/member/dashboard') {
  showPage(<JourneyTabs />, { at, journey: { furthest, evidence: noEvidence } });
}

/** What the browser does here when another tab changes the flag. */
function changeElsewhere(value: string | null) {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
  });
}

describe('the counseling tab', () => {
  it('is shown by the app once the journey has reached counseling', () => {
    tabsAt('counseling');
    expect(tabs()).toEqual(['Overview', 'Counseling']);
    expect(localStorage.getItem(key)).toBe('true');
  });

  it('is not shown before, and nothing is stored', () => {
    tabsAt('shipping-genetic-test-kit');
    expect(tabs()).toEqual([]);
    expect(localStorage.getItem(key)).toBeNull();
  });

  it.each(['false', '', '1', 'TRUE'])('is hidden by the flag %o, which stays', (value) => {
    localStorage.setItem(key, value);
    tabsAt('complete');
    expect(tabs()).toEqual(['Overview', 'Summary and plan']);
    expect(localStorage.getItem(key)).toBe(value);
  });

  it('is shown by the flag alone, whatever the journey says', () => {
    localStorage.setItem(key, 'true');
    tabsAt('welcome');
    expect(tabs()).toEqual(['Overview', 'Counseling']);
  });

  it('follows the flag when another tab changes it', () => {
    tabsAt('complete');
    expect(tabs()).toContain('Counseling');
    changeElsewhere('false');
    expect(tabs()).not.toContain('Counseling');
    changeElsewhere('true');
    expect(tabs()).toContain('Counseling');
  });

  it('goes with the person for whom the app had shown it', () => {
    tabsAt('complete');
    forgetCounselingTab();
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('stays when it was asked for by hand', () => {
    localStorage.setItem(key, 'true');
    tabsAt('complete');
    forgetCounselingTab();
    expect(localStorage.getItem(key)).toBe('true');
  });
});

it('the tab of the page one is on is marked, also on the pages below it', () => {
  tabsAt('complete', '/member/counseling/move');
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Counseling');
  cleanup();
  tabsAt('complete', '/member/dashboard');
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Overview');
});
