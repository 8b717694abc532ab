import type { AuthEvent } from '#machines/auth/types.ts';
import { serverClockOffset } from '../../lib/api/server-time.ts';
import { fetchFiles } from '../../lib/chunks/fetch-files.ts';
import { idleLimit } from '../../lib/settings.ts';
import { fetchServerClockOffset } from './ask-server.ts';
import { IdleWatch } from './idle-watch.ts';

/**
 * Watches whether somebody is there, by what they do in this tab and by what the other tabs note.
 * @returns how to say that the person stays, and how to stop watching
 */
export function watchIdle(tell: (event: AuthEvent) => void): { stay: () => void; stop: () => void } {
  const otherTabs = new BroadcastChannel(channelName);
  // All tabs end by the first one's count: another that is a moment behind would take its end for a sign-out by the person.
  otherTabs.onmessage = () => {
    tell({ type: 'idle.over' });
  };
  const tellAll = (event: AuthEvent) => {
    if (event.type === 'idle.over') otherTabs.postMessage(null);
    tell(event);
  };
  const watch = new IdleWatch(idleLimit, tellAll, {
    clocks: () => ({ wall: Date.now(), steady: performance.now() }),
    serverClockOffset,
    fetchServerClockOffset,
    cover,
  });
  // When it is needed, the line may be down.
  void fetchFiles('IdleDialog')
    .then(() => import('./idle-dialog.tsx'))
    .catch(() => undefined);
  const look = () => watch.look();
  const act = () => watch.act();
  // Each second, and at once when the page wakes up: a device that has slept shows nothing of a session that is over.
  const timer = setInterval(look, 1000);
  wakings.forEach((kind) => addEventListener(kind, look));
  document.addEventListener('visibilitychange', look);
  doings.forEach((kind) => addEventListener(kind, act, { capture: true, passive: true }));
  return {
    stay: () => watch.stay(),
    stop() {
      watch.stop();
      otherTabs.close();
      clearInterval(timer);
      wakings.forEach((kind) => removeEventListener(kind, look));
      document.removeEventListener('visibilitychange', look);
      doings.forEach((kind) => removeEventListener(kind, act, { capture: true }));
    },
  };
}

const channelName = 'novi.idle-over';

const wakings = ['focus', 'online', 'pageshow', 'storage'] as const;

/**
 * What a person does. Moving the pointer is not among it: a desk that is bumped does that, too. Scrolling and the focus
 * are, since of a screen reader's own commands a page sees nothing else.
 */
const doings = ['pointerdown', 'keydown', 'input', 'wheel', 'touchmove', 'scroll', 'focusin'] as const;

/** Hides the page without taking the focus from what is being typed into. What is drawn next is drawn before it is seen. */
function cover(covered: boolean): void {
  const { style } = document.documentElement;
  if (covered) style.opacity = '0';
  else requestAnimationFrame(() => style.removeProperty('opacity'));
}
