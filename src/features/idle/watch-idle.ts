import type { AuthEvent, IdleWatchCommand } from '#machines/auth/types.ts';
import { recordServerTime, serverClockOffset } from '../../lib/api/server-time.ts';
import { fetchFiles } from '../../lib/chunks/fetch-files.ts';
import { whenQuiet } from '../../lib/when-quiet.ts';
import { SessionNotice } from '../session/use-end-notice.tsx';
import { IdleWatch } from './idle-watch.ts';

/** How a watch and the auth machine speak with each other. */
export type IdleLine = {
  tell: (event: AuthEvent) => void;
  hear: (listener: (command: IdleWatchCommand) => void) => void;
};

/**
 * Watches whether somebody is there, by what they do in this tab and by what the other tabs note.
 * @returns how to stop watching
 */
export function watchIdle({ tell, hear }: IdleLine): () => void {
  const otherTabs = new BroadcastChannel(channelName);
  // All tabs end by the first one's count: another that is a moment behind would take its end for a sign-out by the person.
  otherTabs.onmessage = () => {
    tell({ type: 'idle.overElsewhere' });
  };
  const watch = new IdleWatch(tell, {
    clocks: () => ({ wall: Date.now(), steady: performance.now() }),
    serverClockOffset,
    fetchServerClockOffset,
  });
  hear(({ type }) => {
    if (type === 'count.restarted') watch.restart();
    else if (type === 'clocks.doubted') void watch.settle();
    else otherTabs.postMessage(null);
  });
  // When it is needed, the line may be down; until then the page itself goes first.
  whenQuiet(() => {
    fetchFiles('idle-dialog', 'session-notice')
      .then(() => Promise.all([import('./idle-dialog.tsx'), SessionNotice.preload()]))
      .catch(() => undefined);
  });
  const look = () => watch.look();
  const act = () => watch.act();
  // Each second, and at once when the page wakes up: a device that has slept shows nothing of a session that is over.
  const timer = setInterval(look, 1000);
  wakings.forEach((kind) => addEventListener(kind, look));
  document.addEventListener('visibilitychange', look);
  doings.forEach((kind) => addEventListener(kind, act, { capture: true, passive: true }));
  const stop = () => {
    watch.stop();
    otherTabs.close();
    clearInterval(timer);
    wakings.forEach((kind) => removeEventListener(kind, look));
    document.removeEventListener('visibilitychange', look);
    doings.forEach((kind) => removeEventListener(kind, act, { capture: true }));
  };
  look();
  return stop;
}

/**
 * Milliseconds by which the server's clock is ahead now. Any answer tells; this one needs no token, which may have to be
 * renewed first. Rejects when the server does not answer in time.
 */
async function fetchServerClockOffset(stopping: AbortSignal): Promise<number | undefined> {
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(patience)]);
  recordServerTime(await fetch('/api/v1/states/list', { cache: 'no-store', signal }));
  return serverClockOffset();
}

const patience = 3_000;

const channelName = 'novi.idle-over';

const wakings = ['focus', 'online', 'pageshow', 'storage'] as const;

/**
 * What a person does. Moving the pointer is not among it: a desk that is bumped does that, too. Scrolling and the focus
 * are, since of a screen reader's own commands a page sees nothing else.
 */
const doings = ['pointerdown', 'keydown', 'input', 'wheel', 'touchmove', 'scroll', 'focusin'] as const;
