/** So much work at a time is done without a pause: the page answers between. */
const atOnce = 8;

/** Lets the browser draw and answer before the work goes on. */
export function pause(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    requestAnimationFrame(() => {
      port2.postMessage(undefined);
    });
    // A tab in the background draws no frames.
    if (document.hidden) port2.postMessage(undefined);
  });
}

/** Does something with each of many, a few at a time. */
export async function inParts<Each>(all: readonly Each[], work: (each: Each) => void): Promise<void> {
  for (let from = 0; from < all.length; from += atOnce) {
    all.slice(from, from + atOnce).forEach(work);
    await pause();
  }
}

/** Shows the pictures below the first screen, too. What is hidden as a whole costs nothing, and is shown at once. */
export function showRest(): Promise<void> {
  const later = [...document.querySelectorAll('.flow .later')];
  const isSeen = (element: Element) => element.closest('[hidden]') === null;
  for (const element of later) if (!isSeen(element)) element.classList.remove('later');
  return inParts(later.filter(isSeen), (element) => {
    element.classList.remove('later');
  });
}
