import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { setLocale } from '#src/lib/locale.ts';
import { resetPageState } from '#src/lib/page-state.ts';
import { network, resetBackend } from '#tests/harness/backend.ts';
import { resetProvider } from '#tests/harness/firebase-auth.ts';
import { endTest } from './after-each.ts';
import './effects.ts';
import './frames.ts';
import { awaitLimit } from './limits.ts';
import { crowdedPrimaries } from './primary-buttons.ts';

configure({ asyncUtilTimeout: awaitLimit });

// jsdom draws nothing: it has no scrolling. To what a script asks of the window, it is as narrow as a phone's.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
window.scrollTo = () => undefined;
window.ResizeObserver = class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};
Element.prototype.scrollIntoView = () => undefined;

// What a browser knows and Node does not: an address without an origin is of the page's own.
const NodeRequest = globalThis.Request;
globalThis.Request = class extends NodeRequest {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, location.href) : input, init);
  }
};

beforeAll(async () => {
  network.listen({ onUnhandledFrame: 'error' });
  await resetBackend();
});
afterAll(() => network.close());

afterEach(async () => {
  vi.useRealTimers();
  // Whatever state a test ends in, the page has one primary button at most.
  const crowded = crowdedPrimaries();
  cleanup();
  await endTest();
  await resetBackend();
  resetProvider();
  setLocale('en');
  localStorage.clear();
  sessionStorage.clear();
  // A session that a test leaves in doubt whether it is over has hidden the page.
  document.documentElement.removeAttribute('style');
  resetPageState();
  expect(crowded, 'Several primary buttons on one page: one of them says what to do next').toEqual([]);
});
