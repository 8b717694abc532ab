/** Milliseconds that a test may take: to walk through a form, draw a tree or hash passwords takes its time on a busy machine. */
export const testLimit = 20_000;

/**
 * Milliseconds that a test may await one thing. Vitest and Testing Library allow a second, which a busy machine needs for no reason of
 * the app: it is the test that has a limit. A little less, so that what was awaited is still said.
 */
export const awaitLimit = testLimit - 5000;
