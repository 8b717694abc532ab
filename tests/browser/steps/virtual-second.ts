import type { BrowserContext, Page } from '@playwright/test';

/** Stops the time of all pages: from here on it passes by `withinASecond` alone. The clock has to be installed. */
export async function stopTime(page: Page): Promise<void> {
  const { clock } = page.context();
  const inASecond = async () => {
    // A page that goes to another address just then tells no time, and gets that of the others with its next document.
    const times = page
      .context()
      .pages()
      .map((each) => each.evaluate(() => Date.now()).catch(() => 0));
    return Math.max(...(await Promise.all(times))) + 1_000;
  };
  // A page that is busy may have passed that moment before it is told of it. Its time stands all the same then, only not at the
  // moment of the others: all are put on a later one.
  await clock.pauseAt(await inASecond()).catch(async () => clock.pauseAt(await inASecond()));
}

/**
 * Lets the time of the pages pass bit by bit until something is so, for a second at most. What a busy machine takes for its work
 * does not count: only what a page waits for by itself does. What causes it has to have happened before.
 * @param check fails as long as it is not so: within `soon`, a moment in which messages and answers can come; once the second
 * has passed, after the time that every check has
 */
export async function withinASecond(
  context: BrowserContext,
  check: (soon?: { timeout: number }) => Promise<unknown>,
): Promise<void> {
  for (let passed = 0; passed < 1_000; passed += 50) {
    const isSo = await check({ timeout: 300 }).then(
      () => true,
      () => false,
    );
    if (isSo) return;
    await context.clock.runFor(50);
  }
  await check();
}
