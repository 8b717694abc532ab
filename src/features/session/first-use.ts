const kinds = ['pointerdown', 'keydown', 'focusin', 'submit'] as const;

/**
 * Begins something with the first touch, key or focus of a visitor within a form, unless that is stopped before. Reading,
 * scrolling and following links begin nothing. A password manager may fill a form in and send it without any of them.
 * @returns how to stop
 */
export function onFirstUse(begin: () => void): () => void {
  const stop = () => kinds.forEach((kind) => removeEventListener(kind, start, { capture: true }));
  function start({ target }: Event) {
    if (!(target instanceof Element) || !target.closest('form')) return;
    stop();
    begin();
  }
  kinds.forEach((kind) => addEventListener(kind, start, { capture: true, passive: true }));
  return stop;
}
