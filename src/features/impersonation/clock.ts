/** Milliseconds between two looks at the clock: seconds that are counted down change on time. */
const pause = 250;

/**
 * Tells what time it is, now, again and again, and as soon as a page that was hidden is seen again: timers wait while a tab
 * is in the background or a device sleeps, the clock does not.
 */
export function tellTime(tell: (now: number) => void): () => void {
  const look = () => tell(Date.now());
  const timer = setInterval(look, pause);
  document.addEventListener('visibilitychange', look);
  addEventListener('pageshow', look);
  look();
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
    removeEventListener('pageshow', look);
  };
}
