import { describe, beforeEach, expect, test, vi } from 'vitest';
import { loadSdk } from '#src/lib/identity/sdk.ts';
import type { StoredSession } from '#src/lib/identity/stored-session.ts';
import { idleLimit } from '#src/lib/settings.ts';
import { eventually } from '#tests/harness/eventually.ts';
import { expectConsole } from '#tests/setup/console.ts';
import {
  ago,
  ana,
  heard,
  isThere,
  minute,
  nobodyIsThere,
  observe,
  open,
  sdk,
  trustStored,
} from './observed-identity.isolated.ts';

describe('a session whose token this browser keeps', () => {
  const kept: StoredSession = { token: 'token of Ana', identity: ana };
  const drawPage = () => dispatchEvent(new Event('novi.drawn'));

  beforeEach(() => {
    trustStored.mockReset();
    vi.stubGlobal('requestIdleCallback', (act: () => void) => act());
  });

  test('is there before the SDK is asked, which it is once the page stands', async () => {
    const events = await open('present', ago(minute), kept);
    expect(events).toEqual([isThere]);
    expect(trustStored).toHaveBeenCalledWith(kept);
    expect(observe).not.toHaveBeenCalled();
    drawPage();
    expect(observe).toHaveBeenCalledTimes(1);
    sdk.report(ana);
    expect(events).toEqual([isThere, isThere]);
  });

  test('is over when the SDK finds that the provider has ended it', async () => {
    expectConsole('error', /^Token read failed$/);
    const events = await open('present', ago(minute), kept);
    drawPage();
    sdk.report(undefined);
    expect(events.slice(1)).toEqual([{ type: 'session.over' }, nobodyIsThere]);
  });

  test('is not over, but left, where somebody signs out before the page has asked: the SDK is heard from its first word on', async () => {
    const events = await open('present', ago(minute), kept);
    void loadSdk();
    expect(observe).toHaveBeenCalledTimes(1);
    sdk.report(ana);
    sdk.report(undefined);
    expect(events).toEqual([isThere, isThere, nobodyIsThere]);
    drawPage();
    expect(observe).toHaveBeenCalledTimes(1);
  });

  test('is left, too, where who signs out is gone before the SDK could say who they are', async () => {
    const events = await open('present', ago(minute), kept);
    void loadSdk();
    sdk.found();
    sdk.report(undefined);
    expect(events).toEqual([isThere, nobodyIsThere]);
    await eventually(() => expect(heard).toEqual(['gone']));
  });

  test('is not begun where it was left alone for too long: the SDK ends it', async () => {
    const events = await open('present', ago(idleLimit + minute), kept);
    expect(events).toEqual([]);
    expect(trustStored).not.toHaveBeenCalled();
    sdk.report(ana);
    expect(events).toEqual([{ type: 'session.lapsed', isImpersonating: false }]);
  });

  test('is asked for again where the SDK could not be loaded', async () => {
    observe.mockResolvedValueOnce(undefined);
    await open('present', ago(minute), kept);
    drawPage();
    await Promise.resolve();
    void loadSdk();
    expect(observe).toHaveBeenCalledTimes(2);
  });
});
