/** Functions that run in the page that is measured: they are sent there as text, so each holds all that it needs. */

/** What a page has told of its loading. Times are milliseconds since its navigation began. */
export interface LoadFigures {
  firstPaint: number;
  ready: number;
  /** Bytes of JavaScript, as they were sent, that had come over the line when it was ready. */
  bytes: number;
  /** Layout shifts until now, as browsers score them; a press excuses none. */
  shift: number;
}

declare global {
  interface Window {
    benchLoad: LoadFigures;
    /** Tells the bench that the page is ready. */
    benchReady: (nothing: string) => void;
    benchAnswer: Promise<Answer>;
    benchKeys: number[];
  }
}

/** Has a page tell of its loading, from before its first byte on. It is ready with the first frame in which `readyWhen` is found and seen. */
export function watchLoad(readyWhen: string): void {
  const told = { firstPaint: 0, ready: 0, bytes: 0, shift: 0 };
  window.benchLoad = told;
  performance.setResourceTimingBufferSize(1000);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) told.shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    const [paint] = list.getEntriesByName('first-contentful-paint');
    if (paint) told.firstPaint = paint.startTime;
  }).observe({ type: 'paint', buffered: true });
  const look = () => {
    if (!document.querySelector(readyWhen)?.getClientRects().length) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      told.ready = performance.now();
      const come = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      // What is fetched ahead a second time comes out of the cache, and has no size on the line.
      const scripts = come.filter(
        ({ name, responseEnd, transferSize }) => name.endsWith('.js') && transferSize > 0 && responseEnd <= told.ready,
      );
      told.bytes = scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
      window.benchReady('');
    });
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true, attributeFilter: ['data-drawn', 'data-unseen'] });
}

/** What a press has led to, in milliseconds after it. */
export interface Answer {
  /** The first frame in which the page looks different. */
  answered: number;
  /** The frame in which stands what the press was for. */
  arrived: number;
}

/**
 * Has the page measure the next press of a pointer. What it is for stands once something within `changed` is another one; without
 * it, once another main heading stands and nothing is awaited.
 */
export function watchPress(changed: string | null): void {
  const heading = () => document.querySelector('h1')?.textContent;
  const left = heading();
  const within = ({ target }: MutationRecord) =>
    Boolean((target instanceof Element ? target : target.parentElement)?.closest(changed ?? 'h1'));
  const isThere = (records: MutationRecord[]) => {
    if (changed !== null) return records.some(within);
    return heading() !== undefined && heading() !== left && !document.querySelector('[data-waiting]');
  };
  const afterFrame = (act: (now: number) => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => act(performance.now());
      port2.postMessage(null);
    });
  window.benchLoad.shift = 0;
  window.benchAnswer = new Promise((done) => {
    const listen = ({ timeStamp }: Event) => {
      let answered = 0;
      let isAnswered = false;
      const observer = new MutationObserver((records) => {
        if (!isAnswered) afterFrame((now) => (answered = now - timeStamp));
        isAnswered = true;
        if (!isThere(records)) return;
        observer.disconnect();
        afterFrame((now) => done({ answered, arrived: now - timeStamp }));
      });
      observer.observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });
    };
    addEventListener('click', listen, { capture: true, once: true });
  });
}

/** Has the page measure, of each key from now on, how long it is until the frame after it. */
export function watchKeys(): void {
  const taken: number[] = [];
  window.benchKeys = taken;
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => taken.push(performance.now() - timeStamp);
        port2.postMessage(null);
      });
    },
    { capture: true },
  );
}
